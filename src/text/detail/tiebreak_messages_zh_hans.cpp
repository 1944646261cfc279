// Size: data table. The messages about tie-breaks in simplified Chinese.
#include "text/detail/messages.hpp"
#include "text/tiebreak_message.hpp"

namespace text::detail {
namespace {

using M = TiebreakMessage;

constexpr Row<M> kRows[] = {
    {M::kHelpTiebreaks, "竞赛（TRF 文件）的名次与各项破同分值。"},
    {M::kHelpFile, "文件。"},
    {M::kHelpCodes,
     "依次使用的破同分代码，以逗号分隔：BH/C1,BH,SB,DE。不给则用文件 202 行，再无则用 `fide` "
     "次序。"},
    {M::kHelpOrder, "现成次序：fide、round-robin、swiss-a、swiss-b。"},
    {M::kHelpRules, "未赛轮次的计法：国际棋联 2024 年规定，或 2026 年 3 月起的规定。"},
    {M::kHelpRound, "此轮之后的名次；不给则为全部已编排轮次之后。"},
    {M::kHelpRoundRobin, "循环赛：弃权局按已赛计。"},
    {M::kHelpUnrated, "无等级分者按此分计；不给则不计。"},
    {M::kHelpExplain, "逐轮列出该棋手各项数值的由来。"},
    {M::kUnknownCode, "“{0}”不是破同分代码；可用代码：{1}"},
    {M::kNoSuchPlayer, "没有编号 {0} 的棋手"},
    {M::kNoSuchRound, "第 {0} 轮不在已编排的 {1} 轮之内"},
    {M::kRank, "名次"},
    {M::kNumber, "编号"},
    {M::kPoints, "积分"},
    {M::kName, "姓名"},
    {M::kNamePoints, "积分"},
    {M::kNameDirectEncounter, "相互成绩"},
    {M::kNameWins, "胜局（含弃权胜与轮空）"},
    {M::kNameWon, "实战胜局"},
    {M::kNameSecondGames, "后手局数"},
    {M::kNameSecondWins, "后手胜局"},
    {M::kNameProgressive, "累进分"},
    {M::kNameElected, "参赛轮次"},
    {M::kNameVoluntaryUnplayed, "自愿未赛轮次"},
    {M::kNameStandardPoints, "标准分（1、½、0）"},
    {M::kNameNumber, "参赛编号"},
    {M::kNameBuchholz, "对手分（布赫霍尔茨）"},
    {M::kNameAverageBuchholz, "对手的对手分均值"},
    {M::kNameForeBuchholz, "预计对手分（末轮按和）"},
    {M::kNameSonnebornBerger, "索伯分（索伦博恩-伯格）"},
    {M::kNameKoya, "科亚分"},
    {M::kNameAverageRating, "对手平均等级分"},
    {M::kNamePerformance, "等级分表现"},
    {M::kNamePerfect, "完全等级分表现"},
    {M::kNameAveragePerformance, "对手平均表现"},
    {M::kNameAveragePerfect, "对手平均完全表现"},
    {M::kNameRating, "等级分"},
    {M::kNameSmallPoints, "小分"},
    {M::kNameOpponentsPoints, "对手积分总和"},
    {M::kNameDirectWins, "直胜"},
    {M::kNameFouls, "犯规次数"},
    {M::kNameDirectSecond, "直接对局后手"},
    {M::kNamePreviousRank, "上一轮名次"},
    {M::kNameBoardPoints, "局分（台分）"},
    {M::kNameBoardWins, "队员胜局"},
    {M::kNameBoardSecondWins, "队员后手胜局"},
    {M::kNameBoardSecondGames, "队员后手局数"},
    {M::kValue, "{0}，{1}：{2}"},
    {M::kCannotBeSaid, "无法得出"},
    {M::kLevelWith, "同分者：{0}"},
    {M::kRoundAgainst, "第 {0} 轮，{1}：{2}"},
    {M::kRoundAlone, "第 {0} 轮：{1}"},
    {M::kProduct, "{0} × {1} = {2}"},
    {M::kReasonPlayed, "已赛"},
    {M::kReasonAdjusted, "对手末段缺席按和计"},
    {M::kReasonForfeit, "弃权局，按已赛计"},
    {M::kReasonDummy, "未赛：以本人积分代替对手积分"},
    {M::kReasonDummyCapped, "未赛：以本人积分代替，取上限"},
    {M::kReasonFore, "末轮按和计"},
    {M::kReasonLowest, "未赛：取有得分者中的最低积分"},
    {M::kReasonByResult, "按结果"},
    {M::kCutNone, "计入"},
    {M::kCutLow, "去掉最低"},
    {M::kCutVoluntary, "自愿未赛，先行去掉"},
    {M::kCutHigh, "去掉最高"},
};

constexpr Table<M> kTable = table_of(kRows);
static_assert(is_complete(kTable), "a message is missing");

}  // namespace

const Table<TiebreakMessage>& simplified_tiebreak_messages() { return kTable; }

}  // namespace text::detail
