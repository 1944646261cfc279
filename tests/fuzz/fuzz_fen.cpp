// Any bytes as a FEN of either kit: what is read is written and read again alike, and a setup that
// the rules accept can be played in.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/qinyu/fen.hpp"
#include "notation/xiangqi/fen.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "rules/setup_fault.hpp"
#include "rules/xiangqi/rulesets/cxa.hpp"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

template <class R, class Setup>
void play_one_ply(const Setup& setup) {
  auto position = rules::Position<R>::from(setup, rules::study_faults());
  if (!position) return;
  require(position->setup() == setup);
  static rules::MoveList<typename R::Board::Kit> moves;
  position->legal_moves(moves);
  require(moves.size() == position->count_legal_moves());
  require(moves.empty() != position->has_legal_move());
  for (const auto move : moves) {
    const auto key = position->key();
    const auto undo = position->play_unchecked(move);
    static_cast<void>(R::judge_board(*position));
    position->undo(undo);
    require(position->key() == key);
  }
  require(position->setup() == setup);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto setup = notation::xiangqi::parse_fen(text)) {
    const auto again = notation::xiangqi::parse_fen(notation::xiangqi::write_fen(*setup));
    require(again && *again == *setup);
    play_one_ply<rules::xiangqi::Cxa>(*setup);
  }
  if (const auto setup = notation::qinyu::parse_fen(text)) {
    const auto again = notation::qinyu::parse_fen(notation::qinyu::write_fen(*setup));
    require(again && *again == *setup);
    play_one_ply<rules::qinyu::Qinyu>(*setup);
  }
  return 0;
}
