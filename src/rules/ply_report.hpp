// What each ply of a stretch of a game was, and what proves it: data, from which sentences are made
// elsewhere. Values; any thread may use them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/geometry.hpp"
#include "board/kit.hpp"
#include "rules/history.hpp"

namespace rules {

// From the lightest to the heaviest; a ply with several meanings counts as the heaviest (26.4).
enum class PlyClass : std::uint8_t {
  kIdle,      // 闲
  kFollow,    // 跟
  kBlock,     // 拦
  kOffer,     // 献
  kExchange,  // 兑
  kChase,     // 捉
  kKill,      // 杀
  kCheck,     // 将
};

// What a side would do if it were to move once more.
enum class ThreatKind : std::uint8_t {
  kCheck,       // take the king
  kMate,        // mate, at once or by a run of checks
  kCapture,     // take a piece
  kWinByCheck,  // win a piece by a run of checks (抽)
};

// Whether a threat makes the ply what it is called, or why it does not.
enum class ThreatStatus : std::uint8_t {
  kCounts,
  kProtected,        // a root takes back, and nothing is won
  kTrade,            // attacker and victim are of one type, and the victim could take (X2.2, X2.4)
  kByKingOrPawn,     // kings and pawns may chase (X2.4, 26.1)
  kPinned,           // by a pinned rook along the line of its pin (X6.4, art. 19)
  kStoodBefore,      // there before the move, and no better for it (24.8)
  kLosesMore,        // what the capture gives up is worth more (26.5)
  kThenMated,        // the capture is answered by mate (24.3)
  kOutOfCheck,       // a king that stepped out of check (26.1.2)
  kSingleAttacker,   // the side's only attacking piece against advisors and elephants (26.2)
  kAnswersChase,     // an old attack that only a root was taken from, by a side that was chased
  kCheckIsSelfMate,  // 自毙 (24.18)
};

// A capture or mate that a ply threatens, and whether the rules count it.
template <board::Kit K>
struct Threat {
  using Move = board::MoveOf<K>;
  board::SquareOf<K> attacker;
  board::SquareOf<K> victim;
  ThreatKind kind{};
  ThreatStatus status = ThreatStatus::kCounts;
  // What would be played, both sides in turn, the threatening side first.
  std::vector<Move> line{};
  // The root: what takes back after the capture, counted as one or not.
  std::optional<Move> recapture{};
  bool is_rook = false;            // 捉车: the victim is a rook
  bool is_underprotected = false;  // 少根: guarded, but not enough
  bool is_joint = false;           // 联合捉: without another piece the capture fails
};

// The class of one ply (X2) and the threats that prove it.
template <board::Kit K>
struct PlyReport {
  int ply = 0;  // counted from 1
  board::Side side{};
  PlyClass klass = PlyClass::kIdle;
  // Under CXQ a check may be a chase too; elsewhere a chase that is also a check is a check.
  bool also_chases = false;
  // A chase that weighs less than others (26.8): joint, or of an insufficiently guarded piece.
  bool is_light = false;
  // Those that make the class first.
  std::vector<Threat<K>> threats;
  // A search gave up: the class may be heavier than it says. Names the bound.
  std::optional<std::string_view> bound;
};

// Checks alone, for a ruleset that classes nothing else. Needs 1 <= first <= last <=
// history.size().
template <board::Kit K>
std::vector<PlyReport<K>> check_reports(const History<K>& history, int first, int last) {
  std::vector<PlyReport<K>> found;
  for (int ply = first; ply <= last; ++ply) {
    PlyReport<K> report;
    report.ply = ply;
    report.side = ply % 2 == 1 ? history.start.to_move : other(history.start.to_move);
    if (history.plies[ply - 1].facts.check) report.klass = PlyClass::kCheck;
    found.push_back(report);
  }
  return found;
}

// What a ruleset counts for each side, and how far. Order of the sides as in board::Side.
struct SideCounts {
  std::string_view name;  // `moves`
  std::array<int, board::kSideCount> of{};
  int limit = 0;
};

}  // namespace rules
