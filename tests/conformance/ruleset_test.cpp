#include "rules/qinyu/ruleset.hpp"

#include <gtest/gtest.h>

#include "conformance/ruleset_suite.hpp"
#include "rules/xiangqi/rulesets/cxa.hpp"
#include "rules/xiangqi/rulesets/cxq.hpp"
#include "rules/xiangqi/rulesets/draft.hpp"
#include "rules/xiangqi/rulesets/wxf.hpp"

namespace conformance {

INSTANTIATE_TYPED_TEST_SUITE_P(Qinyu, EveryRuleset, rules::qinyu::Qinyu);
INSTANTIATE_TYPED_TEST_SUITE_P(Cxq, EveryRuleset, rules::xiangqi::Cxq);
INSTANTIATE_TYPED_TEST_SUITE_P(Draft, EveryRuleset, rules::xiangqi::Draft);
INSTANTIATE_TYPED_TEST_SUITE_P(Cxa, EveryRuleset, rules::xiangqi::Cxa);
INSTANTIATE_TYPED_TEST_SUITE_P(Wxf, EveryRuleset, rules::xiangqi::Wxf);

}  // namespace conformance
