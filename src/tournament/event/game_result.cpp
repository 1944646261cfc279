#include "tournament/event/game_result.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "tournament/record.hpp"

namespace tournament {
namespace {

struct Row {
  std::string_view text;
  Marks marks;
};

// By the number of the result.
constexpr std::array<Row, 16> kRows = {{
    {"1-0", {Mark::kWin, Mark::kLoss}},
    {"0-1", {Mark::kLoss, Mark::kWin}},
    {"1/2", {Mark::kDraw, Mark::kDraw}},
    {"-+", {Mark::kForfeitLoss, Mark::kForfeitWin}},
    {"+-", {Mark::kForfeitWin, Mark::kForfeitLoss}},
    {"--", {Mark::kForfeitLoss, Mark::kForfeitLoss}},
    {"0-0", {Mark::kLoss, Mark::kLoss}},
    {"1/2-0", {Mark::kDraw, Mark::kLoss}},
    {"0-1/2", {Mark::kLoss, Mark::kDraw}},
    {"adjourned", {Mark::kUnfinished, Mark::kUnfinished}},
    {"1-0u", {Mark::kUnratedWin, Mark::kUnratedLoss}},
    {"0-1u", {Mark::kUnratedLoss, Mark::kUnratedWin}},
    {"1/2u", {Mark::kUnratedDraw, Mark::kUnratedDraw}},
    {"0-0u", {Mark::kUnratedLoss, Mark::kUnratedLoss}},
    {"1/2-0u", {Mark::kUnratedDraw, Mark::kUnratedLoss}},
    {"0-1/2u", {Mark::kUnratedLoss, Mark::kUnratedDraw}},
}};
static_assert(kRows.size() == static_cast<std::size_t>(GameResult::kUnratedSecondHalf) + 1);

template <class Where>
std::optional<GameResult> result_where(Where where) {
  const auto* const row = std::ranges::find_if(kRows, where);
  if (row == kRows.end()) return std::nullopt;
  return static_cast<GameResult>(row - kRows.begin());
}

}  // namespace

std::string_view result_text(GameResult result) {
  return kRows[static_cast<std::size_t>(result)].text;
}

std::optional<GameResult> parse_result(std::string_view text) {
  if (text == "1/2-1/2") return GameResult::kDraw;
  return result_where([&](const Row& row) { return row.text == text; });
}

std::string_view result_forms() {
  return "1-0 0-1 1/2 +- -+ -- 0-0 1/2-0 0-1/2 adjourned 1-0u 0-1u 1/2u 0-0u 1/2-0u 0-1/2u";
}

Marks marks_of(GameResult result) { return kRows[static_cast<std::size_t>(result)].marks; }

std::optional<GameResult> result_of(Marks marks) {
  return result_where([&](const Row& row) { return row.marks == marks; });
}

}  // namespace tournament
