// A competition whose events lead to a given record: how report files become event files. Pure; any
// thread may use it.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/head.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament {

// Ids are the numbers of the record. Name, rounds, scoring, initial colour and acceleration of the
// head are those of the record. The order of boards, which no record has, is that of C.04.2 3.6.
// Law: the entries of record_of(it) are those of the record, but where several have the bye of one
// round: then all but the first have asked for a full point.
// Needs a record without contradictions. Fails where an event cannot hold what the record has: a
// text that is not UTF-8, a round without a game before one with games.
[[nodiscard]] base::Result<Competition, EventFault> competition_of(
    const Record& record, const std::vector<LaterBye>& later_byes, Head head,
    const std::string& at);

}  // namespace tournament
