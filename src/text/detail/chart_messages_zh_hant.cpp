// Size: data table. The printed pages of a competition in traditional Chinese.
#include "text/chart_message.hpp"
#include "text/detail/messages.hpp"

namespace text::detail {
namespace {

using M = ChartMessage;

constexpr Row<M> kRows[] = {
    {M::kCompetition, "比賽"},
    {M::kPairingsOf, "第 {0} 輪對陣表"},
    {M::kStandingsAfter, "第 {0} 輪後排名"},
    {M::kWallChart, "成績公布表"},
    {M::kCrossTable, "交叉表"},
    {M::kChecklist, "場地與器材檢查表"},
    {M::kChiefArbiter, "裁判長：{0}"},
    {M::kBoard, "檯次"},
    {M::kFirst, "先手"},
    {M::kSecond, "後手"},
    {M::kResult, "結果"},
    {M::kPoints, "得分"},
    {M::kTotal, "累計"},
    {M::kRank, "名次"},
    {M::kNumber, "編號"},
    {M::kName, "姓名"},
    {M::kFederation, "協會"},
    {M::kClub, "單位"},
    {M::kRating, "等級分"},
    {M::kId, "註冊號"},
    {M::kRound, "輪次"},
    {M::kColor, "先後手"},
    {M::kOpponent, "對手"},
    {M::kNotPaired, "未編排"},
    {M::kFirstSign, "先"},
    {M::kSecondSign, "後"},
    {M::kWin, "勝"},
    {M::kDraw, "和"},
    {M::kLoss, "負"},
    {M::kForfeitWin, "棄權勝"},
    {M::kForfeitLoss, "棄權負"},
    {M::kUnfinished, "未完"},
    {M::kBye, "輪空"},
    {M::kHalfBye, "半分輪空"},
    {M::kFullBye, "滿分輪空"},
    {M::kAbsent, "缺席"},
    {M::kWarned, "受過警告：同分者中列後。"},
    {M::kWallLegend,
     "12先 1：對 12 號，先手，得 1 分；後：後手。+、−：棄權勝、棄權負。*：未完。下行為累計得分。"},
    {M::kCrossLegend,
     "12先 1：對本表第 12 行棋手，先手，得 1 分；後：後手。+、−：棄權勝、棄權負。*：未完。"},
    {M::kMatrixLegend, "本行棋手對該列棋手各局所得分數。+、−：棄權勝、棄權負。*：未完。"},
    {M::kAdjusted, "裁判加減分：{0}。"},
    {M::kAdjustedInRound, "第 {1} 輪裁判加減分：{0}。"},
    {M::kCheckHall, "賽場安靜，光線均勻，通風良好；觀眾與棋桌隔開。"},
    {M::kCheckTables, "棋桌按檯次編號，桌間可通行；每人一椅。"},
    {M::kCheckBoards, "棋盤平整不反光，方格邊長 3.2 至 4.6 公分。"},
    {M::kCheckPieces, "棋子齊全一致，直徑 2.7 至 3.2 公分，與方格相稱；有備用棋子。"},
    {M::kCheckClocks, "每檯一鐘，已檢查並按時限調好；有備用棋鐘。"},
    {M::kCheckSheets, "每檯有記錄紙和筆。"},
    {M::kCheckDemonstration, "大盤掛在觀眾可見處，紅方在下。"},
    {M::kCheckArbiters, "裁判席備有規則、規程和各種表格。"},
    {M::kCheckNotices, "公告欄和掛鐘，全體棋手可見。"},
    {M::kCheckPosted, "每輪前公布對陣，輪後公布結果、成績表和排名。"},
};

constexpr Table<M> kTable = table_of(kRows);
static_assert(is_complete(kTable), "a message is missing");

}  // namespace

const Table<ChartMessage>& traditional_chart_messages() { return kTable; }

}  // namespace text::detail
