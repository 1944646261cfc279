// Size: data table. The messages about tie-breaks in traditional Chinese.
#include "text/detail/messages.hpp"
#include "text/tiebreak_message.hpp"

namespace text::detail {
namespace {

using M = TiebreakMessage;

constexpr Row<M> kRows[] = {
    {M::kHelpTiebreaks, "競賽（TRF 檔案）的名次與各項破同分值。"},
    {M::kHelpFile, "檔案。"},
    {M::kHelpCodes,
     "依次使用的破同分代碼，以逗號分隔：BH/C1,BH,SB,DE。不給則用檔案 202 行，再無則用 `fide` "
     "次序。"},
    {M::kHelpOrder, "現成次序：fide、round-robin、swiss-a、swiss-b。"},
    {M::kHelpRules, "未賽輪次的計法：國際棋聯 2024 年規定，或 2026 年 3 月起的規定。"},
    {M::kHelpRound, "此輪之後的名次；不給則為全部已編排輪次之後。"},
    {M::kHelpRoundRobin, "循環賽：棄權局按已賽計。"},
    {M::kHelpUnrated, "無等級分者按此分計；不給則不計。"},
    {M::kHelpExplain, "逐輪列出該棋手各項數值的由來。"},
    {M::kUnknownCode, "「{0}」不是破同分代碼；可用代碼：{1}"},
    {M::kNoSuchPlayer, "沒有編號 {0} 的棋手"},
    {M::kNoSuchRound, "第 {0} 輪不在已編排的 {1} 輪之內"},
    {M::kRank, "名次"},
    {M::kNumber, "編號"},
    {M::kPoints, "積分"},
    {M::kName, "姓名"},
    {M::kNamePoints, "積分"},
    {M::kNameDirectEncounter, "相互成績"},
    {M::kNameWins, "勝局（含棄權勝與輪空）"},
    {M::kNameWon, "實戰勝局"},
    {M::kNameSecondGames, "後手局數"},
    {M::kNameSecondWins, "後手勝局"},
    {M::kNameProgressive, "累進分"},
    {M::kNameElected, "參賽輪次"},
    {M::kNameVoluntaryUnplayed, "自願未賽輪次"},
    {M::kNameStandardPoints, "標準分（1、½、0）"},
    {M::kNameNumber, "參賽編號"},
    {M::kNameBuchholz, "對手分（布赫霍爾茨）"},
    {M::kNameAverageBuchholz, "對手的對手分均值"},
    {M::kNameForeBuchholz, "預計對手分（末輪按和）"},
    {M::kNameSonnebornBerger, "索伯分（索倫博恩-伯格）"},
    {M::kNameKoya, "科亞分"},
    {M::kNameAverageRating, "對手平均等級分"},
    {M::kNamePerformance, "等級分表現"},
    {M::kNamePerfect, "完全等級分表現"},
    {M::kNameAveragePerformance, "對手平均表現"},
    {M::kNameAveragePerfect, "對手平均完全表現"},
    {M::kNameRating, "等級分"},
    {M::kNameSmallPoints, "小分"},
    {M::kNameOpponentsPoints, "對手積分總和"},
    {M::kNameDirectWins, "直勝"},
    {M::kNameFouls, "犯規次數"},
    {M::kNameDirectSecond, "直接對局後手"},
    {M::kNamePreviousRank, "上一輪名次"},
    {M::kNameBoardPoints, "局分（臺分）"},
    {M::kNameBoardWins, "隊員勝局"},
    {M::kNameBoardSecondWins, "隊員後手勝局"},
    {M::kNameBoardSecondGames, "隊員後手局數"},
    {M::kValue, "{0}，{1}：{2}"},
    {M::kCannotBeSaid, "無法得出"},
    {M::kLevelWith, "同分者：{0}"},
    {M::kRoundAgainst, "第 {0} 輪，{1}：{2}"},
    {M::kRoundAlone, "第 {0} 輪：{1}"},
    {M::kProduct, "{0} × {1} = {2}"},
    {M::kReasonPlayed, "已賽"},
    {M::kReasonAdjusted, "對手末段缺席按和計"},
    {M::kReasonForfeit, "棄權局，按已賽計"},
    {M::kReasonDummy, "未賽：以本人積分代替對手積分"},
    {M::kReasonDummyCapped, "未賽：以本人積分代替，取上限"},
    {M::kReasonFore, "末輪按和計"},
    {M::kReasonLowest, "未賽：取有得分者中的最低積分"},
    {M::kReasonByResult, "按結果"},
    {M::kCutNone, "計入"},
    {M::kCutLow, "去掉最低"},
    {M::kCutVoluntary, "自願未賽，先行去掉"},
    {M::kCutHigh, "去掉最高"},
};

constexpr Table<M> kTable = table_of(kRows);
static_assert(is_complete(kTable), "a message is missing");

}  // namespace

const Table<TiebreakMessage>& traditional_tiebreak_messages() { return kTable; }

}  // namespace text::detail
