// Size: data table. What is wrong with tournament report files, in simplified Chinese.
#include "text/detail/messages.hpp"
#include "text/trf_message.hpp"

namespace text::detail {
namespace {

using M = TrfMessage;

constexpr Row<M> kRows[] = {
    {M::kFieldLine, "行"},
    {M::kFieldPlayer, "棋手编号"},
    {M::kFieldSex, "性别"},
    {M::kFieldRating, "等级分"},
    {M::kFieldPoints, "得分"},
    {M::kFieldRank, "名次"},
    {M::kFieldOpponent, "对手"},
    {M::kFieldColor, "先后手"},
    {M::kFieldResult, "结果"},
    {M::kFieldRound, "轮次"},
    {M::kFieldRounds, "轮数"},
    {M::kFieldCode, "代码"},
    {M::kAtColumn, "第 {1} 行第 {2} 列（{3}，{4}）：{0}"},
    {M::kAtLine, "第 {1} 行（{3}，{4}）：{0}"},
    {M::kAtPlayer, "{1} 号棋手（{2}，{3}）：{0}"},
    {M::kAtTag, "{1}，{2}：{0}"},
    {M::kControl, "有制表符或其他控制字符；各列只能用空格补齐"},
    {M::kNoPlayers, "没有棋手：没有以 001 开头的行"},
    {M::kNumber, "`{0}` 不是 {1} 至 {2} 的整数"},
    {M::kPoints, "`{0}` 不是分数，应如 11.5"},
    {M::kChoice, "`{0}` 不在下列之中：{1}"},
    {M::kNotBlank, "`{0}` 所在列是两个字段之间的间隔，应为空格"},
    {M::kRepeated, "`{0}` 重复出现，且与前面不一致"},
    {M::kUnknownPlayer, "没有编号为 {0} 的 001 行"},
    {M::kNeedsOpponent, "`{0}` 是对局结果，但没有对手"},
    {M::kHasOpponent, "`{0}` 是轮空的记号，却写有对手"},
    {M::kContradiction, "{3} 号棋手第 {4} 轮：与他人的记录矛盾"},
    {M::kHasEntry, "{3} 号棋手第 {4} 轮已有其他记录"},
    {M::kMustAgree, "{0} 的分值必须相同"},
    {M::kNoPlace, "`{0}` 无处可写"},
    {M::kTooMany, "超出格式所能容纳"},
    {M::kNumberMissing, "缺少 {1} 至 {2} 的整数"},
    {M::kPointsMissing, "缺少分数，应如 11.5"},
    {M::kChoiceMissing, "缺少下列之一：{1}"},
    {M::kContradictsOpponent, "{3} 号棋手第 {4} 轮：{0} 不可能是其对手"},
    {M::kContradictsCard, "{3} 号棋手第 {4} 轮对 {0} 号，但 {0} 号的行中并非如此"},
    {M::kContradictsColors, "{3} 号与 {0} 号第 {4} 轮先后手相同"},
    {M::kContradictsResults, "{3} 号与 {0} 号第 {4} 轮的结果不相符"},
};

constexpr Table<M> kTable = table_of(kRows);
static_assert(is_complete(kTable), "a message is missing");

}  // namespace

const Table<TrfMessage>& simplified_trf_messages() { return kTable; }

}  // namespace text::detail
