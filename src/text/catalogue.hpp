// What people read, in three languages. Immutable; any thread may use it.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "text/arbiter_message.hpp"
#include "text/chart_message.hpp"
#include "text/desk_message.hpp"
#include "text/message.hpp"
#include "text/plan_message.hpp"
#include "text/tiebreak_message.hpp"
#include "text/tourney_message.hpp"
#include "text/trf_message.hpp"

namespace text {

// The languages that every message has.
enum class Language : std::uint8_t { kEnglish, kSimplified, kTraditional };

inline constexpr std::array kLanguages = {Language::kEnglish, Language::kSimplified,
                                          Language::kTraditional};

// `en`, `zh-Hans`, `zh-Hant`.
std::string_view language_code(Language language);
std::optional<Language> parse_language(std::string_view code);
// The language of a locale such as `zh_TW.UTF-8`: zh_CN, zh_SG and plain zh are simplified; zh_TW,
// zh_HK and zh_MO are traditional; `zh_Hans` and `zh-Hant` mean what they say; else English.
Language language_of_locale(std::string_view locale);

// The message with its places unfilled.
std::string_view message(Language language, Message message);
std::string_view message(Language language, ArbiterMessage message);
std::string_view message(Language language, DeskMessage message);
std::string_view message(Language language, PlanMessage message);
std::string_view message(Language language, TiebreakMessage message);
std::string_view message(Language language, TrfMessage message);
std::string_view message(Language language, ChartMessage message);
std::string_view message(Language language, TourneyMessage message);

// A pattern with {0}, {1} ... filled. A place without an argument stays as it is.
std::string fill_places(std::string_view pattern,
                        std::initializer_list<std::string_view> arguments);
// The message of any catalogue, filled.
template <class AnyMessage>
std::string format(Language language, AnyMessage pattern,
                   std::initializer_list<std::string_view> arguments) {
  return fill_places(message(language, pattern), arguments);
}

}  // namespace text
