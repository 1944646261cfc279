// The slow reference against the labelled cases and perft counts. The case files are no part of
// the checkout; tests that need them are skipped where they are absent.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "slow/qinyu_slow.hpp"
#include "slow/xiangqi_slow.hpp"

#ifndef CHUHE_SHARED_DIR
#define CHUHE_SHARED_DIR ""
#endif

namespace slow {
namespace {

constexpr std::string_view kQinyuStart =
    "rnbeaqkaebnr/wcjhsggsdmcw/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/WCJHSGGSDMCW/"
    "RNBEAQKAEBNR[] w KQkq - 0 1";
constexpr std::string_view kXiangqiStart =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
constexpr std::uint64_t kPerftBudget = 200'000;  // nodes a row

// ---- Case files ----------------------------------------------------------------------------

using Row = std::vector<std::string>;

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char letter : text) {
    if (letter == separator) {
      parts.emplace_back();
    } else {
      parts.back() += letter;
    }
  }
  return parts;
}

// The rows of a case file below its header; nothing where the file is absent.
std::optional<std::vector<Row>> read_cases(const std::string& name) {
  std::ifstream file(std::string(CHUHE_SHARED_DIR) + "/cases/" + name);
  std::string line;
  if (!std::getline(file, line)) return std::nullopt;
  std::vector<Row> rows;
  while (std::getline(file, line)) rows.push_back(split(line, '\t'));
  return rows;
}

std::string skipped(const std::string& name) {
  return "NOT TESTED: there is no file cases/" + name + " in CHUHE_SHARED_DIR (\"" +
         CHUHE_SHARED_DIR + "\")";
}

// One claim about the position after some moves.
struct Case {
  std::string fen;
  std::vector<std::string> moves;
  std::string kind;  // `legal`, `illegal`, `fen` or `outcome`
  std::string value;
};

Case read_case(const std::string& fen, const std::string& moves, const std::string& must_hold) {
  Case result{fen, {}, must_hold, {}};
  if (!moves.empty()) result.moves = split(moves, ' ');
  const std::size_t colon = must_hold.find(':');
  if (colon != std::string::npos) {
    result.kind = must_hold.substr(0, colon);
    result.value = must_hold.substr(colon + 1);
  }
  return result;
}

// ---- The two games behind one face ---------------------------------------------------------

struct Qinyu {
  using State = qinyu::State;
  static constexpr auto kRead = &qinyu::read;
  static constexpr auto kWrite = &qinyu::write;
  static constexpr auto kMoves = &qinyu::moves;
  static constexpr auto kPlay = &qinyu::play;
  static constexpr auto kIsSound = &qinyu::is_sound;
  static constexpr auto kInCheck = &qinyu::in_check;
  static constexpr auto kPerft = &qinyu::perft;
};

struct Xiangqi {
  using State = xiangqi::State;
  static constexpr auto kRead = &xiangqi::read;
  static constexpr auto kWrite = &xiangqi::write;
  static constexpr auto kMoves = &xiangqi::moves;
  static constexpr auto kPlay = &xiangqi::play;
  static constexpr auto kIsSound = &xiangqi::is_sound;
  static constexpr auto kInCheck = &xiangqi::in_check;
  static constexpr auto kPerft = &xiangqi::perft;
};

template <class Game>
bool is_legal(const typename Game::State& state, const std::string& move) {
  const std::vector<std::string> moves = Game::kMoves(state);
  return std::count(moves.begin(), moves.end(), move) == 1;
}

// The state after legal moves, each of which keeps read(write(state)) == state; nothing when the
// FEN is refused or a move is illegal.
template <class Game>
std::optional<typename Game::State> play_out(const Case& wanted) {
  std::optional<typename Game::State> state = Game::kRead(wanted.fen);
  if (!state) return std::nullopt;
  for (const std::string& move : wanted.moves) {
    if (!is_legal<Game>(*state, move)) return std::nullopt;
    state = Game::kPlay(*state, move);
    EXPECT_EQ(Game::kRead(Game::kWrite(*state)), state) << Game::kWrite(*state);
  }
  return state;
}

// Of an outcome only what the moves decide: check, mate, stalemate, and that `*` is neither.
template <class Game>
void expect_outcome(const typename Game::State& state, const std::string& outcome) {
  const bool no_move = Game::kMoves(state).empty();
  const bool mate = outcome.ends_with(" checkmate");
  const bool stalemate = outcome.ends_with(" stalemate");
  if (outcome.ends_with(" check") || mate) {
    EXPECT_TRUE(Game::kInCheck(state));
  } else if (outcome == "*" || stalemate) {
    EXPECT_FALSE(Game::kInCheck(state));
  }
  EXPECT_EQ(no_move, mate || stalemate);
}

template <class Game>
void expect_case(const Case& wanted) {
  const std::optional<typename Game::State> state = play_out<Game>(wanted);
  ASSERT_TRUE(state) << "the FEN or a move is refused";
  if (wanted.kind == "outcome") {
    expect_outcome<Game>(*state, wanted.value);
  } else if (wanted.kind == "fen") {
    EXPECT_EQ(Game::kWrite(*state), wanted.value);
  } else {
    EXPECT_EQ(is_legal<Game>(*state, wanted.value), wanted.kind == "legal");
  }
}

template <class Game>
void expect_perfts(const std::vector<Row>& rows, bool depth_one) {
  std::size_t tried = 0;
  for (const Row& row : rows) {
    SCOPED_TRACE(row.at(0) + " depth " + row.at(1));
    const int depth = std::stoi(row.at(1));
    const std::uint64_t nodes = std::stoull(row.at(2));
    if ((depth == 1) != depth_one || nodes > kPerftBudget) continue;
    const std::optional<typename Game::State> state = Game::kRead(row.at(0));
    ASSERT_TRUE(state);
    EXPECT_EQ(Game::kRead(Game::kWrite(*state)), state);
    EXPECT_EQ(Game::kPerft(*state, depth), nodes);
    ++tried;
  }
  EXPECT_GT(tried, 0U);
}

template <class Game>
void expect_sound(const std::string& fen, bool sound) {
  const std::optional<typename Game::State> state = Game::kRead(fen);
  ASSERT_TRUE(state) << fen;
  EXPECT_EQ(Game::kIsSound(*state), sound) << fen;
}

// ---- Qinyu ---------------------------------------------------------------------------------

TEST(QinyuSlow, EveryLabelledCaseHolds) {
  const auto rows = read_cases("qinyu.tsv");
  if (!rows) GTEST_SKIP() << skipped("qinyu.tsv");
  for (const Row& row : *rows) {
    SCOPED_TRACE(row.at(0) + " | " + row.at(1) + " | " + row.at(2) + " | " + row.at(3));
    expect_case<Qinyu>(read_case(row.at(1), row.at(2), row.at(3)));
  }
}

TEST(QinyuSlow, EveryLegalMoveCountIsRight) {
  const auto rows = read_cases("qinyu-perft.tsv");
  if (!rows) GTEST_SKIP() << skipped("qinyu-perft.tsv");
  expect_perfts<Qinyu>(*rows, true);
}

TEST(QinyuSlow, EveryDeeperPerftWithinBudgetIsRight) {
  const auto rows = read_cases("qinyu-perft.tsv");
  if (!rows) GTEST_SKIP() << skipped("qinyu-perft.tsv");
  expect_perfts<Qinyu>(*rows, false);
}

TEST(QinyuSlow, TheStartHasItsFen) {
  const auto state = qinyu::read(kQinyuStart);
  ASSERT_TRUE(state);
  EXPECT_EQ(qinyu::write(*state), kQinyuStart);
}

TEST(QinyuSlow, HandsAreWrittenInTheOrderOfQ7_2) {
  const auto state = qinyu::read(
      "5k6/12/12/12/12/12/12/12/12/12/12/6K5[pPwcWCmjhdsMJHDSgrnGRNbeaqBEAQ] w - - 0 1");
  ASSERT_TRUE(state);
  EXPECT_EQ(qinyu::write(*state),
            "5k6/12/12/12/12/12/12/12/12/12/12/6K5[QAEBNRGSDHMJCWPqaebnrgsdhmjcwp] w - - 0 1");
}

TEST(QinyuSlow, MalformedFensAreRefused) {
  constexpr std::string_view kBare = "5k6/12/12/12/12/12/12/12/12/12/12/6K5[] w - - 0 1";
  ASSERT_TRUE(qinyu::read(kBare));
  const std::string many(256, 'P');
  const std::vector<std::string> faulty = {
      "",
      "5k6/12/12/12/12/12/12/12/12/12/12/6K5 w - - 0 1",      // no hands
      "5k6/12/12/12/12/12/12/12/12/12/12/6K5[] w - - 0",      // a field is missing
      "5k6/12/12/12/12/12/12/12/12/12/12/6K5[] w - - 0 1 ",   // and one too many
      "5k6/12/12/12/12/12/12/12/12/12/6K5[] w - - 0 1",       // a rank is missing
      "5k6/12/12/12/12/12/12/12/12/12/012/6K5[] w - - 0 1",   // leading zero
      "5k6/12/12/12/12/12/12/12/12/12/12/6K6[] w - - 0 1",    // long rank
      "5k6/12/12/12/12/12/12/12/12/12/12/12[] w - - 0 1",     // no white king
      "5kk5/12/12/12/12/12/12/12/12/12/12/6K5[] w - - 0 1",   // two black kings
      "5k~6/12/12/12/12/12/12/12/12/12/12/6K5[] w - - 0 1",   // promoted king
      "5k6/12/12/12/12/6P~5/12/12/12/12/12/6K5[] w - - 0 1",  // promoted pawn
      "5k6/12/12/12/12/12/12/12/12/12/12/6K5[Q~] w - - 0 1",  // mark in a hand
      "5k6/12/12/12/12/12/12/12/12/12/12/6K5[K] w - - 0 1",   // king in a hand
      "5k6/12/12/12/12/12/12/12/12/12/12/6K5[X] w - - 0 1",   // unknown letter
      "5k6/12/12/12/12/12/12/12/12/12/12/6K5[" + many + "] w - - 0 1",
      "5k6/12/12/12/12/12/12/12/12/12/12/6K4R[] w Q - 0 1",      // no rook there
      "5k6/12/12/12/12/12/12/12/12/12/12/6K4R~[] w K - 0 1",     // promoted rook
      "5k6/12/12/12/12/12/12/12/12/12/12/R5K4R[] w QK - 0 1",    // wrong order
      "5k6/12/12/12/12/12/4P7/12/12/12/12/6K5[] b - e4 0 1",     // passed e4 and e5
      "5k6/12/12/12/12/12/4P7/12/12/12/12/6K5[] w - e4e5 0 1",   // White is to move
      "5k6/12/12/12/12/12/4P7/4p7/12/12/12/6K5[] b - e4e5 0 1",  // e5 is taken
  };
  for (const std::string& fen : faulty) EXPECT_FALSE(qinyu::read(fen)) << fen;
}

TEST(QinyuSlow, UnsoundSetUpsOfQ7_6AreSeen) {
  const std::vector<std::string> unsound = {
      "5k6/12/12/12/12/12/12/12/12/12/6P5/6K5[] w - - 0 1",  // pawn on its 2nd rank
      "5k6/6p5/12/12/12/12/12/12/12/12/12/6K5[] w - - 0 1",  // the same for Black
      "6k5/12/12/12/12/12/12/12/12/12/6R5/6K5[] w - - 0 1",  // Black is in check
  };
  for (const std::string& fen : unsound) expect_sound<Qinyu>(fen, false);
  expect_sound<Qinyu>(std::string(kQinyuStart), true);
}

//    a b c d e         P@c6 is the screen of the cannon. Black's one reply is P@d6, a second man
//  7 . . . . p         between, and it checks in turn. With a black knight on e3 it would mate:
//  6 . k . . C         then Q4.4 forbids the reply, so P@c6 mates and is itself forbidden.
//  5 . . . . K
TEST(QinyuSlow, AForbiddenPawnDropIsNoReplyToAPawnDrop) {
  const std::string drop = "P@c6";
  const auto control = qinyu::read("2R9/12/12/12/12/4p7/1k2C7/4K7/2G8r/12/12/R6B4[Pp] w - - 0 1");
  const auto knight = qinyu::read("2R9/12/12/12/12/4p7/1k2C7/4K7/2G8r/4n7/12/R6B4[Pp] w - - 0 1");
  ASSERT_TRUE(control && knight);
  EXPECT_TRUE(is_legal<Qinyu>(*control, drop));
  EXPECT_EQ(qinyu::moves(qinyu::play(*control, drop)), std::vector<std::string>{"P@d6"});
  EXPECT_FALSE(is_legal<Qinyu>(*knight, drop));
}

// ---- Xiangqi -------------------------------------------------------------------------------

TEST(XiangqiSlow, EveryLabelledLegalOrIllegalMoveIsSo) {
  const auto rows = read_cases("cxq.tsv");
  if (!rows) GTEST_SKIP() << skipped("cxq.tsv");
  for (const Row& row : *rows) {
    const Case wanted = read_case(row.at(2), row.at(3), row.at(4));
    if (wanted.kind != "legal" && wanted.kind != "illegal") continue;
    SCOPED_TRACE(row.at(1) + " | " + row.at(2) + " | " + row.at(3) + " | " + row.at(4));
    expect_case<Xiangqi>(wanted);
  }
}

TEST(XiangqiSlow, EveryLegalMoveCountIsRight) {
  const auto rows = read_cases("xiangqi-perft.tsv");
  if (!rows) GTEST_SKIP() << skipped("xiangqi-perft.tsv");
  expect_perfts<Xiangqi>(*rows, true);
}

TEST(XiangqiSlow, EveryDeeperPerftWithinBudgetIsRight) {
  const auto rows = read_cases("xiangqi-perft.tsv");
  if (!rows) GTEST_SKIP() << skipped("xiangqi-perft.tsv");
  expect_perfts<Xiangqi>(*rows, false);
}

TEST(XiangqiSlow, MalformedFensAreRefused) {
  ASSERT_TRUE(xiangqi::read("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1"));
  const std::vector<std::string> faulty = {
      "",
      "3k5/9/9/9/9/9/9/9/9/4K4 w - -",        // fields are missing
      "3k5/9/9/9/9/9/9/9/4K4 w - - 0 1",      // a rank is missing
      "3k5/45/9/9/9/9/9/9/9/4K4 w - - 0 1",   // two runs side by side
      "3k5/9/9/9/9/9/9/9/9/4K5 w - - 0 1",    // long rank
      "3k5/9/9/9/9/9/9/9/9/9 w - - 0 1",      // no red king
      "3k5/9/9/9/9/9/9/9/9/3AK4/ w - - 0 1",  // a rank too many
      "3k5/9/9/9/9/9/9/9/9/4K4 w - - 00 1",   // leading zero
      "3k5/9/9/9/9/9/9/9/9/4K4 x - - 0 1",    // no such side
  };
  for (const std::string& fen : faulty) EXPECT_FALSE(xiangqi::read(fen)) << fen;
}

TEST(XiangqiSlow, UnsoundSetUpsOfX1_6AreSeen) {
  const std::vector<std::string> unsound = {
      "3k5/9/9/9/9/9/4K4/9/9/9 w - - 0 1",        // off the palace
      "3k5/9/9/9/9/9/9/9/3A5/4K4 w - - 0 1",      // advisor between its points
      "3k5/9/9/9/9/9/9/1B7/9/4K4 w - - 0 1",      // elephant off its points
      "3k5/9/9/9/9/9/9/P8/9/4K4 w - - 0 1",       // pawn behind its start
      "3k5/9/9/9/9/1P7/9/9/9/4K4 w - - 0 1",      // uncrossed where no pawn starts
      "3k5/9/9/9/RRR6/9/9/9/9/4K4 w - - 0 1",     // three rooks
      "3k5/9/9/9/PPPPPP3/9/9/9/9/4K4 w - - 0 1",  // six pawns
      "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1",        // kings facing
      "3k5/9/9/9/3R5/9/9/9/9/4K4 w - - 0 1",      // Black is in check
  };
  for (const std::string& fen : unsound) expect_sound<Xiangqi>(fen, false);
  expect_sound<Xiangqi>(std::string(kXiangqiStart), true);
}

TEST(XiangqiSlow, TheStartHasFortyFourMoves) {
  const auto state = xiangqi::read(kXiangqiStart);
  ASSERT_TRUE(state);
  EXPECT_EQ(xiangqi::write(*state), kXiangqiStart);
  EXPECT_EQ(xiangqi::moves(*state).size(), 44U);
}

}  // namespace
}  // namespace slow
