#include "text/catalogue.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "text/arbiter_message.hpp"
#include "text/chart_message.hpp"
#include "text/desk_message.hpp"
#include "text/detail/messages.hpp"
#include "text/message.hpp"
#include "text/plan_message.hpp"
#include "text/tiebreak_message.hpp"
#include "text/tourney_message.hpp"
#include "text/trf_message.hpp"

namespace text {
namespace {

constexpr std::array<std::string_view, kLanguages.size()> kCodes = {"en", "zh-Hans", "zh-Hant"};

// The message in one of three tables, in the order of the languages.
template <class M>
std::string_view pick(Language language, M message, const detail::Table<M>& english,
                      const detail::Table<M>& simplified, const detail::Table<M>& traditional) {
  const auto number = static_cast<std::size_t>(message);
  switch (language) {
    case Language::kSimplified:
      return simplified[number];
    case Language::kTraditional:
      return traditional[number];
    default:
      return english[number];
  }
}

}  // namespace

std::string_view language_code(Language language) {
  return kCodes[static_cast<std::size_t>(language)];
}

std::optional<Language> parse_language(std::string_view code) {
  for (const auto language : kLanguages)
    if (language_code(language) == code) return language;
  return std::nullopt;
}

Language language_of_locale(std::string_view locale) {
  if (!locale.starts_with("zh")) return Language::kEnglish;
  std::string region(locale.substr(2, locale.find_first_of(".@") - 2));
  std::ranges::replace(region, '-', '_');
  for (const auto* sign : {"_Hant", "_TW", "_HK", "_MO"})
    if (region.starts_with(sign)) return Language::kTraditional;
  return region.empty() || region.front() == '_' ? Language::kSimplified : Language::kEnglish;
}

std::string_view message(Language language, Message message) {
  return pick(language, message, detail::english_messages(), detail::simplified_messages(),
              detail::traditional_messages());
}

std::string_view message(Language language, ArbiterMessage message) {
  return pick(language, message, detail::english_arbiter_messages(),
              detail::simplified_arbiter_messages(), detail::traditional_arbiter_messages());
}

std::string_view message(Language language, DeskMessage message) {
  return pick(language, message, detail::english_desk_messages(),
              detail::simplified_desk_messages(), detail::traditional_desk_messages());
}

std::string_view message(Language language, PlanMessage message) {
  return pick(language, message, detail::english_plan_messages(),
              detail::simplified_plan_messages(), detail::traditional_plan_messages());
}

std::string_view message(Language language, TiebreakMessage message) {
  return pick(language, message, detail::english_tiebreak_messages(),
              detail::simplified_tiebreak_messages(), detail::traditional_tiebreak_messages());
}

std::string_view message(Language language, ChartMessage message) {
  return pick(language, message, detail::english_chart_messages(),
              detail::simplified_chart_messages(), detail::traditional_chart_messages());
}

std::string_view message(Language language, TrfMessage message) {
  return pick(language, message, detail::english_trf_messages(), detail::simplified_trf_messages(),
              detail::traditional_trf_messages());
}

std::string_view message(Language language, TourneyMessage message) {
  return pick(language, message, detail::english_tourney_messages(),
              detail::simplified_tourney_messages(), detail::traditional_tourney_messages());
}

std::string fill_places(std::string_view pattern,
                        std::initializer_list<std::string_view> arguments) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool is_place = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
    const auto place = is_place ? static_cast<std::size_t>(pattern[i + 1] - '0') : 0;
    if (is_place && place < arguments.size()) {
      text += arguments.begin()[place];
      i += 2;
    } else {
      text += pattern[i];
    }
  }
  return text;
}

}  // namespace text
