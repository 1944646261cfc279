// The labelled repetitions of the Chinese Xiangqi Association's books, and what must not change a
// verdict: the board mirrored, the colours changed, the cycle entered elsewhere.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "rules/ply_report.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/cxa_cycle.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/rulesets/common.hpp"
#include "support/case_file.hpp"

namespace {

using rules::PlyClass;
using rules::xiangqi::Board;
using rules::xiangqi::Move;
using rules::xiangqi::Setup;
using rules::xiangqi::Square;
using rules::xiangqi::XiangqiHistory;

struct Case {
  std::string id;
  Setup start;
  std::vector<Move> moves;
  int prefix = 0;
  int cycle = 0;
  std::string verdict;
  std::vector<std::string> labels;
};

// One Chinese character is three bytes.
std::vector<std::string> characters(const std::string& text) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i + 3 <= text.size(); i += 3) found.push_back(text.substr(i, 3));
  return found;
}

std::vector<Case> read_cxa_cases() {
  std::vector<Case> cases;
  for (const auto& row :
       support::read_cases(std::string(CHUHE_SHARED_DIR) + "/cases/repetition.tsv")) {
    if (!row.fields[1].starts_with("CXA")) continue;
    const auto start = notation::xiangqi::parse_fen(row.fields[2]);
    if (!start) {
      ADD_FAILURE() << row.fields[0];
      continue;
    }
    Case made{row.fields[0],
              *start,
              {},
              std::stoi(row.fields[4]),
              std::stoi(row.fields[5]),
              row.fields[6],
              characters(row.fields[7])};
    for (const auto& word : support::words(row.fields[3]))
      made.moves.push_back(*notation::xiangqi::parse_coordinates(word));
    cases.push_back(made);
  }
  return cases;
}

struct Judged {
  rules::xiangqi::Reports reports;
  std::string verdict;
};

// `plies` are played, the last cycle is judged.
Judged judge(const Case& one, const std::vector<Move>& plies) {
  XiangqiHistory history;
  history.start = one.start;
  Board board(history.start);
  history.start_key = board.key();
  for (const Move move : plies) {
    EXPECT_TRUE(board.is_legal(move)) << one.id;
    board.make(move);
    history.plies.push_back({move, board.key(), {}});
  }
  Judged judged;
  judged.reports =
      rules::xiangqi::cxa_reports(history, history.size() - one.cycle + 1, history.size());
  const auto loser = rules::xiangqi::judge_cxa_cycle(judged.reports).loser;
  judged.verdict = !loser ? "draw" : *loser == board::Side::kFirst ? "red loses" : "black loses";
  return judged;
}

std::vector<PlyClass> classes(const Judged& judged) {
  std::vector<PlyClass> found;
  for (const auto& report : judged.reports) found.push_back(report.klass);
  return found;
}

// The classes that a verdict tells apart.
std::string weighty(PlyClass klass) {
  switch (klass) {
    case PlyClass::kCheck:
      return "将";
    case PlyClass::kKill:
      return "杀";
    case PlyClass::kChase:
      return "捉";
    default:
      return "闲";
  }
}

bool is_weighty(const std::string& label) {
  return label == "将" || label == "杀" || label == "捉";
}

template <class OnSquare>
Case changed(const Case& one, bool colours, const OnSquare& on_square) {
  Case made = one;
  made.start = Setup{};
  made.start.to_move = colours ? other(one.start.to_move) : one.start.to_move;
  for (int i = 0; i < rules::xiangqi::kSquares; ++i) {
    const Square square = Square::from_index(i);
    auto piece = one.start.at(square);
    if (piece && colours) piece->side = other(piece->side);
    made.start.at(on_square(square)) = piece;
  }
  for (Move& move : made.moves) move = Move::step(on_square(move.from()), on_square(move.to()));
  if (!colours || one.verdict == "draw") return made;
  made.verdict = one.verdict == "red loses" ? "black loses" : "red loses";
  return made;
}

std::string other_colour(const std::string& verdict) {
  if (verdict == "draw") return verdict;
  return verdict == "red loses" ? "black loses" : "red loses";
}

TEST(CxaRepetition, LabelsAndVerdictsAreMetAtTheRatesReached) {
  CHUHE_NEED_SHARED_CASES();
  int labels = 0;
  int met_labels = 0;
  int verdicts = 0;
  int met_verdicts = 0;
  for (const Case& one : read_cxa_cases()) {
    const Judged judged = judge(one, one.moves);
    ++verdicts;
    if (judged.verdict == one.verdict) ++met_verdicts;
    for (std::size_t i = 0; i < one.labels.size(); ++i) {
      ++labels;
      const std::string wanted = is_weighty(one.labels[i]) ? one.labels[i] : "闲";
      if (weighty(judged.reports[i].klass) == wanted) ++met_labels;
    }
    for (const auto& report : judged.reports) EXPECT_FALSE(report.bound) << one.id;
  }
  ASSERT_GT(verdicts, 0);
  // docs/rules/xiangqi-cxa.md lists the rows that are not met, and why.
  EXPECT_GE(met_labels * 396, 390 * labels) << met_labels << " of " << labels;
  EXPECT_GE(met_verdicts * 101, 98 * verdicts) << met_verdicts << " of " << verdicts;
}

TEST(CxaRepetition, AMirroredBoardIsJudgedTheSame) {
  CHUHE_NEED_SHARED_CASES();
  for (const Case& one : read_cxa_cases()) {
    const Case mirrored = changed(
        one, false, [](Square square) { return Square::at(8 - square.file(), square.rank()); });
    const Judged here = judge(one, one.moves);
    const Judged there = judge(mirrored, mirrored.moves);
    EXPECT_EQ(here.verdict, there.verdict) << one.id;
    EXPECT_EQ(classes(here), classes(there)) << one.id;
  }
}

TEST(CxaRepetition, ChangedColoursChangeTheVerdictWithThem) {
  CHUHE_NEED_SHARED_CASES();
  for (const Case& one : read_cxa_cases()) {
    const Case swapped = changed(
        one, true, [](Square square) { return Square::at(square.file(), 9 - square.rank()); });
    const Judged here = judge(one, one.moves);
    const Judged there = judge(swapped, swapped.moves);
    EXPECT_EQ(other_colour(here.verdict), there.verdict) << one.id;
    EXPECT_EQ(classes(here), classes(there)) << one.id;
  }
}

TEST(CxaRepetition, ACycleEnteredAtAnotherPlyIsJudgedTheSame) {
  CHUHE_NEED_SHARED_CASES();
  for (const Case& one : read_cxa_cases()) {
    const Judged whole = judge(one, one.moves);
    for (int less = 1; less < one.cycle; ++less) {
      const std::vector<Move> plies(one.moves.begin(), one.moves.end() - less);
      const Judged shifted = judge(one, plies);
      EXPECT_EQ(whole.verdict, shifted.verdict) << one.id;
      auto turned = classes(whole);
      std::ranges::rotate(turned, turned.end() - less);
      EXPECT_EQ(turned, classes(shifted)) << one.id;
    }
  }
}

}  // namespace
