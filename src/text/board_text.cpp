#include "text/board_text.hpp"

#include <array>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace text {
namespace {

constexpr std::size_t kHanBytes = 3;  // of every character here in UTF-8

// A row of characters, in the order of the letters of its kit.
using Characters = std::string_view;

constexpr std::string_view kXiangqiLetters = "KABRNCP";
constexpr Characters kRedSimplified = "帅仕相车马炮兵";
constexpr Characters kRedTraditional = "帥仕相俥傌炮兵";
constexpr Characters kBlackSimplified = "将士象車馬砲卒";
constexpr Characters kBlackTraditional = "將士象車馬砲卒";

constexpr std::string_view kQinyuLetters = "KQAEBNRGSDHMJCWP";
constexpr Characters kQinyuSimplified = "王后仕象教骑车金银龙马相祭炮巫兵";
constexpr Characters kQinyuTraditional = "王后仕象教騎車金銀龍馬相祭炮巫兵";

constexpr Characters kRedFiles = "九八七六五四三二一";
constexpr Characters kBlackFiles = "１２３４５６７８９";
constexpr Characters kWideLetters = "ａｂｃｄｅｆｇｈｉｊｋｌ";

std::string_view character(Characters row, std::size_t n) {
  return row.substr(n * kHanBytes, kHanBytes);
}

Characters glyph_row(Language language, game::KitId kit, board::Side side) {
  const bool simplified = language == Language::kSimplified;
  if (kit == game::KitId::kQinyu) return simplified ? kQinyuSimplified : kQinyuTraditional;
  if (side == board::Side::kFirst) return simplified ? kRedSimplified : kRedTraditional;
  return simplified ? kBlackSimplified : kBlackTraditional;
}

class Drawing {
 public:
  Drawing(Language language, Glyphs glyphs, const game::Game& game)
      : language_(language), glyphs_(glyphs), kit_(game.kit()), view_(game.view()) {}

  std::string board() const {
    std::string lines;
    const bool numbered = kit_ == game::KitId::kXiangqi && language_ != Language::kEnglish;
    if (numbered) lines += label_line(kBlackFiles);
    for (int rank = view_.ranks - 1; rank >= 0; --rank) {
      lines += rank_line(rank);
      if (kit_ == game::KitId::kXiangqi && rank == view_.ranks / 2) lines += river_line();
    }
    lines += label_line(numbered ? kRedFiles : kWideLetters);
    return lines;
  }

  // Empty where nobody holds anything.
  std::string hand_lines() const {
    std::string lines;
    for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
      const auto pieces = hand(side);
      if (pieces.empty()) continue;
      lines += format(language_, Message::kHandOf, {side_name(language_, kit_, side), pieces});
      lines += '\n';
    }
    return lines;
  }

 private:
  bool han() const { return glyphs_ == Glyphs::kHan; }
  // Only Qinyu chess writes the same characters for both sides.
  bool marks_side() const { return han() && kit_ == game::KitId::kQinyu; }

  std::string margin(std::string_view label) const {
    std::string text(2 - label.size(), ' ');
    text.append(label).append("  ");
    return text;
  }

  std::string rank_line(int rank) const {
    const int first_number = kit_ == game::KitId::kXiangqi ? 0 : 1;
    std::string line = margin(std::to_string(rank + first_number));
    const auto first = static_cast<std::size_t>(rank) * static_cast<std::size_t>(view_.files);
    for (int file = 0; file < view_.files; ++file)
      line += cell(view_.squares[first + static_cast<std::size_t>(file)]);
    return finish(line);
  }

  std::string cell(const std::optional<game::PieceView>& piece) const {
    std::string text =
        marks_side() ? (piece && piece->side == board::Side::kSecond ? "v" : " ") : "";
    if (!piece) {
      text += han() ? (kit_ == game::KitId::kXiangqi ? "＋" : "．") : ".";
    } else {
      text += glyph(*piece);
    }
    return text + (piece && piece->promoted ? '~' : ' ');
  }

  std::string glyph(const game::PieceView& piece) const {
    if (han()) return std::string(han_glyph(language_, kit_, piece));
    return {piece.letter};
  }

  // Labels are as wide as the cells above them; letters where the cells are narrow.
  std::string label_line(Characters labels) const {
    std::string line = margin("");
    const bool letters = labels == kWideLetters;
    for (int file = 0; file < view_.files; ++file) {
      if (marks_side()) line += ' ';
      if (!han() && (letters || labels == kBlackFiles)) {
        line += static_cast<char>((letters ? 'a' : '1') + file);
      } else {
        line += character(labels, static_cast<std::size_t>(file));
      }
      if (han() || letters || labels == kBlackFiles) line += ' ';
    }
    return finish(line);
  }

  std::string river_line() const {
    return finish(margin("") + std::string(message(language_, Message::kRiver)));
  }

  std::string hand(board::Side side) const {
    std::string pieces;
    for (const auto& [piece, count] : view_.hands) {
      if (piece.side != side) continue;
      if (!pieces.empty()) pieces += ' ';
      pieces += glyph(piece);
      if (count > 1) pieces.append("x").append(std::to_string(count));
    }
    return pieces;
  }

  static std::string finish(std::string line) {
    while (line.ends_with(' ')) line.pop_back();
    return line + '\n';
  }

  Language language_;
  Glyphs glyphs_;
  game::KitId kit_;
  game::BoardView view_;
};

}  // namespace

std::string_view han_glyph(Language language, game::KitId kit, const game::PieceView& piece) {
  const auto letters = kit == game::KitId::kXiangqi ? kXiangqiLetters : kQinyuLetters;
  const auto capital = static_cast<char>(std::toupper(static_cast<unsigned char>(piece.letter)));
  const auto place = letters.find(capital);
  if (place == std::string_view::npos) return {};
  return character(glyph_row(language, kit, piece.side), place);
}

std::string draw_board(Language language, Glyphs glyphs, const game::Game& game) {
  const Drawing drawing(language, glyphs, game);
  const auto side = side_name(language, game.kit(), game.to_move());
  const auto state = game.in_check() ? Message::kInCheck : Message::kToMove;
  return drawing.board() + drawing.hand_lines() + format(language, state, {side}) + '\n';
}

}  // namespace text
