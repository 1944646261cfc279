// Size: data table. What is wrong with tournament report files, in traditional Chinese.
#include "text/detail/messages.hpp"
#include "text/trf_message.hpp"

namespace text::detail {
namespace {

using M = TrfMessage;

constexpr Row<M> kRows[] = {
    {M::kFieldLine, "行"},
    {M::kFieldPlayer, "棋手編號"},
    {M::kFieldSex, "性別"},
    {M::kFieldRating, "等級分"},
    {M::kFieldPoints, "得分"},
    {M::kFieldRank, "名次"},
    {M::kFieldOpponent, "對手"},
    {M::kFieldColor, "先後手"},
    {M::kFieldResult, "結果"},
    {M::kFieldRound, "輪次"},
    {M::kFieldRounds, "輪數"},
    {M::kFieldCode, "代碼"},
    {M::kAtColumn, "第 {1} 行第 {2} 列（{3}，{4}）：{0}"},
    {M::kAtLine, "第 {1} 行（{3}，{4}）：{0}"},
    {M::kAtPlayer, "{1} 號棋手（{2}，{3}）：{0}"},
    {M::kAtTag, "{1}，{2}：{0}"},
    {M::kControl, "有定位字元或其他控制字元；各列只能用空格補齊"},
    {M::kNoPlayers, "沒有棋手：沒有以 001 開頭的行"},
    {M::kNumber, "`{0}` 不是 {1} 至 {2} 的整數"},
    {M::kPoints, "`{0}` 不是分數，應如 11.5"},
    {M::kChoice, "`{0}` 不在下列之中：{1}"},
    {M::kNotBlank, "`{0}` 所在列是兩個欄位之間的間隔，應為空格"},
    {M::kRepeated, "`{0}` 重複出現，且與前面不一致"},
    {M::kUnknownPlayer, "沒有編號為 {0} 的 001 行"},
    {M::kNeedsOpponent, "`{0}` 是對局結果，但沒有對手"},
    {M::kHasOpponent, "`{0}` 是輪空的記號，卻寫有對手"},
    {M::kContradiction, "{3} 號棋手第 {4} 輪：與他人的記錄矛盾"},
    {M::kHasEntry, "{3} 號棋手第 {4} 輪已有其他記錄"},
    {M::kMustAgree, "{0} 的分值必須相同"},
    {M::kNoPlace, "`{0}` 無處可寫"},
    {M::kTooMany, "超出格式所能容納"},
    {M::kNumberMissing, "缺少 {1} 至 {2} 的整數"},
    {M::kPointsMissing, "缺少分數，應如 11.5"},
    {M::kChoiceMissing, "缺少下列之一：{1}"},
    {M::kContradictsOpponent, "{3} 號棋手第 {4} 輪：{0} 不可能是其對手"},
    {M::kContradictsCard, "{3} 號棋手第 {4} 輪對 {0} 號，但 {0} 號的行中並非如此"},
    {M::kContradictsColors, "{3} 號與 {0} 號第 {4} 輪先後手相同"},
    {M::kContradictsResults, "{3} 號與 {0} 號第 {4} 輪的結果不相符"},
};

constexpr Table<M> kTable = table_of(kRows);
static_assert(is_complete(kTable), "a message is missing");

}  // namespace

const Table<TrfMessage>& traditional_trf_messages() { return kTable; }

}  // namespace text::detail
