#include "proof/subject.hpp"

namespace proof {

Findings& Findings::operator+=(const Findings& more) {
  positions += more.positions;
  lost += more.lost;
  if (!witness) witness = more.witness;
  return *this;
}

}  // namespace proof
