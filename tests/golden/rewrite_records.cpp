// Rewrites the games of record files from dialect to dialect and compares the moves.
//   rewrite_records EVERY PATH...   one game in EVERY of the files and folders
// Each game goes as text into WXF, from there into Chinese notation, and so on through every
// dialect of the game back to coordinates, always read from text alone. Prints what was done; the
// exit status is 1 if a move came back as another, or nothing was read.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/record_judge.hpp"
#include "apps/record_reader.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "notation/utf8.hpp"
#include "notation/xiangqi/signs.hpp"

namespace {

using notation::Dialect;

constexpr auto kRuleset = game::RulesetId::kCxq;
constexpr int kShown = 3;  // of the texts that are written in another way than in the file

struct Counts {
  std::int64_t games = 0;
  std::int64_t moves = 0;
  std::int64_t wrong = 0;    // games in which a move came back as another
  std::int64_t chinese = 0;  // moves that the files have in Chinese notation
  std::int64_t same = 0;     // of these, written by us with the same words
};

// The game that the texts tell, or none where one cannot be played.
std::unique_ptr<game::Game> told(const std::string& fen, const std::vector<std::string>& texts,
                                 Dialect dialect) {
  auto made = game::make_game(kRuleset, fen, game::Strictness::kStudy);
  if (!made) return nullptr;
  for (const auto& text : texts)
    if (!(*made)->play(text, dialect)) return nullptr;
  return std::move(*made);
}

// A text as what its characters mean, so that scripts and widths do not matter.
std::string meaning(std::string_view text) {
  std::string signs;
  while (!text.empty()) {
    const auto sign = notation::xiangqi::sign_of(notation::next_code_point(text));
    signs += static_cast<char>('0' + static_cast<int>(sign.kind));
    signs += static_cast<char>('0' + sign.value);
  }
  return signs;
}

bool is_chinese(std::string_view text) {
  return !text.empty() && static_cast<unsigned char>(text.front()) >= 0xE0 &&
         !text.starts_with("\xEF\xBC");  // WXF in full width
}

void compare_words(const apps::Record& record, const game::Game& game, Counts& counts) {
  const auto ours = game.moves(Dialect::kChineseTraditional);
  for (std::size_t i = 0; i < ours.size() && i < record.moves.size(); ++i) {
    const auto& text = record.moves[i].text;
    if (!is_chinese(text)) continue;
    ++counts.chinese;
    if (meaning(text) == meaning(ours[i])) {
      ++counts.same;
    } else if (counts.chinese - counts.same <= kShown) {
      std::cout << "  " << *record.file << ": " << text << " is " << ours[i] << '\n';
    }
  }
}

// Through WXF and Chinese notation first, then through all others.
bool comes_back(const game::Game& game) {
  const auto squares = game.moves();
  const auto fen = game.start_fen();
  auto texts = squares;
  auto from = Dialect::kCoordinates;
  for (const auto to :
       {Dialect::kWxf, Dialect::kChineseTraditional, Dialect::kWxfXqbase, Dialect::kAlgebraic,
        Dialect::kWxfPlayOk, Dialect::kChineseSimplified, Dialect::kIccs, Dialect::kUci}) {
    const auto again = told(fen, texts, from);
    if (!again) return false;
    texts = again->moves(to);
    from = to;
  }
  const auto last = told(fen, texts, from);
  return last && last->moves() == squares;
}

void rewrite(const apps::Record& record, Counts& counts) {
  const auto judged = apps::judge_record(record, kRuleset, game::Strictness::kStudy);
  if (!judged.game) return;
  ++counts.games;
  counts.moves += judged.game->ply();
  compare_words(record, *judged.game, counts);
  if (comes_back(*judged.game)) return;
  ++counts.wrong;
  std::cout << *record.file << ":" << record.line << ": moves came back as others\n";
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() < 2) return EXIT_FAILURE;
  const auto every = std::max(1, std::atoi(arguments.front().c_str()));
  apps::RecordReader reader({arguments.begin() + 1, arguments.end()});
  Counts counts;
  for (std::int64_t number = 0; auto step = reader.next();) {
    if (step->kind != apps::RecordStep::Kind::kGame) continue;
    if (number++ % every == 0) rewrite(step->record, counts);
  }
  std::cout << counts.games << " games and " << counts.moves << " moves through nine dialects, "
            << counts.wrong << " games came back wrong; " << counts.chinese
            << " moves in Chinese notation, " << counts.same << " in the words that we write\n";
  return counts.wrong == 0 && counts.moves > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
