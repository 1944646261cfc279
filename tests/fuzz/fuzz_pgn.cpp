// Any bytes as a PGN file, through the detection of its encoding.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/encoding.hpp"
#include "notation/record/pgn.hpp"
#include "notation/utf8.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto encoding = notation::detect_encoding(text);
  notation::Decoder decoder(encoding);
  notation::PgnReader reader([](const notation::PgnGame& game) {
    if (game.line < 1 || game.move_count() > notation::PgnReader::kMostMoves) std::abort();
    for (std::size_t i = 0; i < game.move_count(); ++i)
      if (game.move(i).empty() || game.move_line(i) < game.line) std::abort();
    for (const auto& problem : game.problems)
      if (problem.line < game.line || problem.ply > static_cast<int>(game.move_count()))
        std::abort();
  });
  while (!text.empty()) {
    const auto end = text.find('\n');
    const auto line = decoder.decode(text.substr(0, end));
    if (!notation::is_utf8(line)) std::abort();
    reader.line(line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  reader.finish();
  return 0;
}
