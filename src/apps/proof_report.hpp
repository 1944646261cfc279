// What a proof says, for people and for programs.
#pragma once

#include "apps/context.hpp"
#include "apps/proof_job.hpp"
#include "proof/subject.hpp"

namespace apps {

// Lines of columns divided by tabs, then sentences.
void write_proof_text(const Context& context, const proof::Subject& subject, const Proved& proved);
// One object.
void write_proof_json(const Context& context, const proof::Subject& subject, const Proved& proved);

}  // namespace apps
