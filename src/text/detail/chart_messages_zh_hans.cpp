// Size: data table. The printed pages of a competition in simplified Chinese.
#include "text/chart_message.hpp"
#include "text/detail/messages.hpp"

namespace text::detail {
namespace {

using M = ChartMessage;

constexpr Row<M> kRows[] = {
    {M::kCompetition, "比赛"},
    {M::kPairingsOf, "第 {0} 轮对阵表"},
    {M::kStandingsAfter, "第 {0} 轮后排名"},
    {M::kWallChart, "成绩公布表"},
    {M::kCrossTable, "交叉表"},
    {M::kChecklist, "场地与器材检查表"},
    {M::kChiefArbiter, "裁判长：{0}"},
    {M::kBoard, "台次"},
    {M::kFirst, "先手"},
    {M::kSecond, "后手"},
    {M::kResult, "结果"},
    {M::kPoints, "得分"},
    {M::kTotal, "累计"},
    {M::kRank, "名次"},
    {M::kNumber, "编号"},
    {M::kName, "姓名"},
    {M::kFederation, "协会"},
    {M::kClub, "单位"},
    {M::kRating, "等级分"},
    {M::kId, "注册号"},
    {M::kRound, "轮次"},
    {M::kColor, "先后手"},
    {M::kOpponent, "对手"},
    {M::kNotPaired, "未编排"},
    {M::kFirstSign, "先"},
    {M::kSecondSign, "后"},
    {M::kWin, "胜"},
    {M::kDraw, "和"},
    {M::kLoss, "负"},
    {M::kForfeitWin, "弃权胜"},
    {M::kForfeitLoss, "弃权负"},
    {M::kUnfinished, "未完"},
    {M::kBye, "轮空"},
    {M::kHalfBye, "半分轮空"},
    {M::kFullBye, "满分轮空"},
    {M::kAbsent, "缺席"},
    {M::kWarned, "受过警告：同分者中列后。"},
    {M::kWallLegend,
     "12先 1：对 12 号，先手，得 1 分；后：后手。+、−：弃权胜、弃权负。*：未完。下行为累计得分。"},
    {M::kCrossLegend,
     "12先 1：对本表第 12 行棋手，先手，得 1 分；后：后手。+、−：弃权胜、弃权负。*：未完。"},
    {M::kMatrixLegend, "本行棋手对该列棋手各局所得分数。+、−：弃权胜、弃权负。*：未完。"},
    {M::kAdjusted, "裁判加减分：{0}。"},
    {M::kAdjustedInRound, "第 {1} 轮裁判加减分：{0}。"},
    {M::kCheckHall, "赛场安静，光线均匀，通风良好；观众与棋桌隔开。"},
    {M::kCheckTables, "棋桌按台次编号，桌间可通行；每人一椅。"},
    {M::kCheckBoards, "棋盘平整不反光，方格边长 3.2 至 4.6 厘米。"},
    {M::kCheckPieces, "棋子齐全一致，直径 2.7 至 3.2 厘米，与方格相称；有备用棋子。"},
    {M::kCheckClocks, "每台一钟，已检查并按时限调好；有备用棋钟。"},
    {M::kCheckSheets, "每台有记录纸和笔。"},
    {M::kCheckDemonstration, "大盘挂在观众可见处，红方在下。"},
    {M::kCheckArbiters, "裁判席备有规则、规程和各种表格。"},
    {M::kCheckNotices, "公告栏和挂钟，全体棋手可见。"},
    {M::kCheckPosted, "每轮前公布对阵，轮后公布结果、成绩表和排名。"},
};

constexpr Table<M> kTable = table_of(kRows);
static_assert(is_complete(kTable), "a message is missing");

}  // namespace

const Table<ChartMessage>& simplified_chart_messages() { return kTable; }

}  // namespace text::detail
