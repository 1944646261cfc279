// Random set-ups of Qinyu chess: thin boards, many cannons, kings in corners, full hands, pawns
// about to promote or to take en passant; what random games seldom bring. Studies with the waiting
// side in check are among them.
#pragma once

#include <array>
#include <cstdint>
#include <random>

#include "board/geometry.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/castling.hpp"
#include "rules/qinyu/kit.hpp"

namespace support::qinyu {

using rules::qinyu::kCastlingWays;
using rules::qinyu::kSquares;
using rules::qinyu::Piece;
using rules::qinyu::rank_of;
using rules::qinyu::Role;
using rules::qinyu::Setup;
using rules::qinyu::Square;

// Always the same ones, in the same order. Half of them have the waiting side in check.
class Shaker {
 public:
  // A number from 0 to n - 1.
  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }

  Setup shake() {
    Setup setup;
    const bool at_home = below(5) == 0;
    const bool thin = below(2) == 0;
    place_kings(setup, at_home, thin);
    const Role favourite = std::array{Role::kCannon, Role::kPawn, Role::kQueen}[below(3)];
    for (int n = thin ? 3 + below(12) : 2 + below(40); n > 0; --n) place_one(setup, favourite);
    if (at_home) grant_castling(setup);
    if (below(3) != 0) fill_hands(setup);
    setup.to_move = kSides[below(2)];
    if (below(2) == 0) step_far(setup);
    return setup;
  }

 private:
  static constexpr std::array kSides{board::Side::kFirst, board::Side::kSecond};

  Square anywhere() { return Square::from_index(below(kSquares)); }
  Square near_a_corner() {
    const auto edge = [&] { return below(2) == 0 ? below(2) : 11 - below(2); };
    const int file = edge();
    return Square::at(file, edge());
  }

  void place_kings(Setup& setup, bool at_home, bool corners) {
    for (const auto side : kSides) {
      const auto pick = [&] { return corners ? near_a_corner() : anywhere(); };
      Square square = at_home ? Square::at(6, side == board::Side::kFirst ? 0 : 11) : pick();
      while (setup.at(square)) square = pick();
      setup.at(square) = Piece{side, Role::kKing, false};
    }
  }

  void place_one(Setup& setup, Role favourite) {
    const Square square = anywhere();
    const Role role = below(3) == 0 ? favourite : static_cast<Role>(below(15));
    const board::Side side = kSides[below(2)];
    const int rank = rank_of(side, square);
    if (setup.at(square) || (role == Role::kPawn && (rank < 3 || rank == 12))) return;
    setup.at(square) = Piece{side, role, role != Role::kPawn && below(6) == 0};
  }

  static void grant_castling(Setup& setup) {
    for (const auto& way : kCastlingWays) {
      setup.at(way.rook) = Piece{way.side, Role::kRook, false};
      setup.rights.castling |= static_cast<std::uint8_t>(1U << static_cast<int>(way.right));
    }
  }

  void fill_hands(Setup& setup) {
    const bool pawns_only = below(2) == 0;
    for (auto& hand : setup.hands) {
      for (int role = pawns_only ? 14 : 0; role < 15; ++role)
        hand[role] = static_cast<std::uint8_t>(below(3));
    }
  }

  // A pawn that has just made its long step, with enemies beside its way.
  void step_far(Setup& setup) {
    const board::Side mover = other(setup.to_move);
    const int file = below(12);
    const int length = 2 + below(2);
    const auto at = [&](int f, int rank) {
      return Square::at(f, mover == board::Side::kFirst ? rank - 1 : 12 - rank);
    };
    for (int rank = 3; rank <= 3 + length; ++rank)
      if (setup.at(at(file, rank))) return;
    setup.at(at(file, 3 + length)) = Piece{mover, Role::kPawn, false};
    for (int i = 1; i < length; ++i) setup.rights.passed[i - 1] = at(file, 3 + i);
    for (const int f : {file - 1, file + 1}) {
      for (const int rank : {5, 6}) {
        if (f >= 0 && f < 12 && !setup.at(at(f, rank)))
          setup.at(at(f, rank)) = Piece{setup.to_move, Role::kPawn, false};
      }
    }
  }

  std::mt19937_64 random_{2026};
};

}  // namespace support::qinyu
