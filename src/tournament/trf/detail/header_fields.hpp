// The lines of the header that are a text each, in the order in which they are written.
#pragma once

#include <string>
#include <string_view>

#include "tournament/trf/trf_file.hpp"

namespace tournament::detail {

struct HeaderField {
  std::string_view tag;
  std::string TrfHeader::* text;
};

inline constexpr HeaderField kHeaderFields[] = {
    {"022", &TrfHeader::city},
    {"032", &TrfHeader::federation},
    {"042", &TrfHeader::start_date},
    {"052", &TrfHeader::end_date},
    {"062", &TrfHeader::player_count},
    {"072", &TrfHeader::rated_count},
    {"082", &TrfHeader::team_count},
    {"092", &TrfHeader::type},
    {"102", &TrfHeader::chief_arbiter},
    {"122", &TrfHeader::time_control},
    {"182", &TrfHeader::pairing_program},
    {"192", &TrfHeader::type_code},
    {"202", &TrfHeader::tiebreaks},
    {"212", &TrfHeader::standing_order},
    {"222", &TrfHeader::time_control_code},
};

// The field of a tag; null where there is none.
constexpr const HeaderField* header_field(std::string_view tag) {
  for (const HeaderField& field : kHeaderFields) {
    if (field.tag == tag) return &field;
  }
  return nullptr;
}

// Whether the lines of this tag are read by read_header.
bool is_header_tag(std::string_view tag);

// Whether the header names the acceleration of C.04.7.
inline bool names_baku(const TrfHeader& header) {
  const std::string& code = header.type_code.empty() ? header.type : header.type_code;
  return code.ends_with("_BAKU");
}

}  // namespace tournament::detail
