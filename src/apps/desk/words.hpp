// What is typed at a desk, as actions and questions. Knows the words, not what they lead to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "arbiter/action.hpp"
#include "arbiter/table.hpp"
#include "base/result.hpp"
#include "base/time.hpp"
#include "text/desk_message.hpp"

namespace apps {

// A question, or an order to the desk itself; `argument` is what follows the word.
struct DeskQuestion {
  enum class Kind : std::uint8_t {
    kBoard,
    kClocks,
    kPending,
    kLog,
    kReport,
    kPgn,
    kMoves,
    kExplain,
    kHelp,
    kArbiter,
    kQuit,
  };
  Kind kind{};
  std::string argument;
};

// An action, and who acts.
struct DeskAct {
  arbiter::Actor by;
  arbiter::Action action;
  std::string move;  // what was typed as a move, if something was
};

// A time that was typed before the words: since the log was begun, or since its last event.
struct TypedTime {
  base::Duration time;
  bool relative = false;
};

struct DeskLine {
  std::optional<TypedTime> time;
  std::variant<std::monostate, DeskAct, DeskQuestion> what;  // nothing: a blank line or a remark
};

// Why a line is not understood.
struct DeskLineFault {
  text::DeskMessage message{};
  std::string word;    // that is meant
  std::string needed;  // what the word needs, as in help
};

// Reads a line typed at the desk of `table` by the named arbiter.
[[nodiscard]] base::Result<DeskLine, DeskLineFault> read_desk_line(std::string_view line,
                                                                   const arbiter::Table& table,
                                                                   const std::string& arbiter);

// A word of the desk, what follows it, and what it does.
struct DeskWord {
  std::string_view word;
  std::string_view needs;
  text::DeskMessage help;
};
// All words, in the order of help.
const std::vector<DeskWord>& desk_words();

}  // namespace apps
