// How much of a piece's square an algebraic move has to tell. Private to the algebraic dialects.
#pragma once

#include <string_view>

namespace notation {

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
  // The least of the square's name, a letter and then the rank, that tells the piece from its
  // rivals; the file before the rank.
  std::string_view least(std::string_view name) const {
    if (!any_) return {};
    if (!same_file_) return name.substr(0, 1);
    return same_rank_ ? name : name.substr(1);
  }

 private:
  Square from_;
  bool any_ = false;
  bool same_file_ = false;
  bool same_rank_ = false;
};

}  // namespace notation
