// The tables behind the catalogue: one text a message.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "text/arbiter_message.hpp"
#include "text/chart_message.hpp"
#include "text/desk_message.hpp"
#include "text/message.hpp"
#include "text/plan_message.hpp"
#include "text/tiebreak_message.hpp"
#include "text/tourney_message.hpp"
#include "text/trf_message.hpp"

namespace text::detail {

template <class M>
struct Row {
  M message{};
  std::string_view text;
};

template <class M>
using Table = std::array<std::string_view, static_cast<std::size_t>(M::kCount)>;

template <class M, std::size_t RowCount>
constexpr Table<M> table_of(const Row<M> (&rows)[RowCount]) {
  Table<M> table{};
  for (const auto& row : rows) table[static_cast<std::size_t>(row.message)] = row.text;
  return table;
}

template <std::size_t Messages>
constexpr bool is_complete(const std::array<std::string_view, Messages>& table) {
  return std::ranges::none_of(table, [](std::string_view text) { return text.empty(); });
}

const Table<Message>& english_messages();
const Table<Message>& simplified_messages();
const Table<Message>& traditional_messages();

const Table<ArbiterMessage>& english_arbiter_messages();
const Table<ArbiterMessage>& simplified_arbiter_messages();
const Table<ArbiterMessage>& traditional_arbiter_messages();

const Table<DeskMessage>& english_desk_messages();
const Table<DeskMessage>& simplified_desk_messages();
const Table<DeskMessage>& traditional_desk_messages();

const Table<PlanMessage>& english_plan_messages();
const Table<PlanMessage>& simplified_plan_messages();
const Table<PlanMessage>& traditional_plan_messages();

const Table<TiebreakMessage>& english_tiebreak_messages();
const Table<TiebreakMessage>& simplified_tiebreak_messages();
const Table<TiebreakMessage>& traditional_tiebreak_messages();
const Table<ChartMessage>& english_chart_messages();
const Table<ChartMessage>& simplified_chart_messages();
const Table<ChartMessage>& traditional_chart_messages();

const Table<TrfMessage>& english_trf_messages();
const Table<TrfMessage>& simplified_trf_messages();
const Table<TrfMessage>& traditional_trf_messages();
const Table<TourneyMessage>& english_tourney_messages();
const Table<TourneyMessage>& simplified_tourney_messages();
const Table<TourneyMessage>& traditional_tourney_messages();

}  // namespace text::detail
