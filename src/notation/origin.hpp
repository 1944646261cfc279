// How much of a piece's square an algebraic move has to tell. Private to the algebraic dialects.
#pragma once

#include <cstdint>

namespace notation {

enum class Origin : std::uint8_t { kNone, kFile, kRank, kBoth };

// Collects the other pieces of the same kind that could make the same move.
template <class Square>
class OriginChooser {
 public:
  explicit OriginChooser(Square from) : from_(from) {}

  void add_rival(Square rival) {
    any_ = true;
    same_file_ = same_file_ || rival.file() == from_.file();
    same_rank_ = same_rank_ || rival.rank() == from_.rank();
  }
  // The least that tells the piece from its rivals; the file before the rank.
  Origin least() const {
    if (!any_) return Origin::kNone;
    if (!same_file_) return Origin::kFile;
    return same_rank_ ? Origin::kBoth : Origin::kRank;
  }

 private:
  Square from_;
  bool any_ = false;
  bool same_file_ = false;
  bool same_rank_ = false;
};

}  // namespace notation
