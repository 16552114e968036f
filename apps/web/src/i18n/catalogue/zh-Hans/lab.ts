import type { Translation } from "../catalogue.ts";
import type { lab as english } from "../en/lab.ts";

export const lab: Translation<typeof english> = {
  "lab.title": "指标检验",
  "lab.intro": "公司通过某个检查项之后的 12 个月里，股票表现如何，与未通过的公司相比有何差别。",
  "lab.back": "返回选股器",
  "lab.check": "检查项",
  "lab.threshold": "阈值",
  "lab.rule": "{check} {sign} {threshold}",
  "lab.more": {
    other: "{n} 年间，通过的公司随后 12 个月平均收益率 {passed}，未通过的 {failed}，高出 {points} 个百分点。",
  },
  "lab.less": {
    other: "{n} 年间，通过的公司随后 12 个月平均收益率 {passed}，未通过的 {failed}，低了 {points} 个百分点。",
  },
  "lab.same": { other: "{n} 年间，通过与未通过的公司随后 12 个月平均收益率相同，均为 {passed}。" },
  "lab.verdict.luck": "差距的 90% 置信区间为 {low} 至 {high} 个百分点，包含零，因此可能只是运气。",
  "lab.verdict.beyondLuck":
    "差距的 90% 置信区间为 {low} 至 {high} 个百分点，不含零；不过，十个毫无价值的检查项中也会有一个出现这种结果。",
  "lab.verdict.withinYears":
    "若只在同一年的公司之间比较，排除通过家数多的年份带来的偏差，差距为 {points} 个百分点（90% 置信区间 {low} 至 {high}）。",
  "lab.verdict.unknown": "年数太少，无法判断是否只是运气。",
  "lab.oneSided": "没有可以比较的对象",
  "lab.allPassed": "在这个阈值下，所有可判断的公司都通过了。请调整阈值。",
  "lab.allFailed": "在这个阈值下，所有可判断的公司都未通过。请调整阈值。",
  "lab.nothing": "没有可研究的数据",
  "lab.nothingExplained": "没有哪一天既有这个检查项所需的数据，又有此后 12 个月的股价。",
  "lab.preparing": "正在逐年计算",
  "lab.preparingExplained":
    "对每家公司的每个检查项每年计算一次，只依据当时已披露的资料。导入数据后需要半分钟到几分钟，完成后页面会自动继续。",
  "lab.survivors": "只有幸存者：结果偏乐观",
  "lab.survivorsExplained":
    "导入的数据不含任何后来退市的公司。失败的公司不在其中，因此这里的收益率全都偏高，让高风险公司通过的检查项也显得比实际更好。",
  "lab.delisted": { other: "这些公司中有 {n} 家后来已退市，它们都计算在内，因此结果不只来自幸存者。" },
  "lab.byYear": "逐年结果",
  "lab.chart": "各评估年份之后 12 个月的平均收益率",
  "lab.passed": "通过",
  "lab.failed": "未通过",
  "lab.difference": "差距",
  "lab.unknown": "未知",
  "lab.unknownOf": "{n} 家未知",
  "lab.judged": "评估日",
  "lab.allYears": "所有年份",
  "lab.withinYears": "仅在同一年内比较",
  "lab.range": "90% 置信区间",
  "lab.legend": "竖线碰到圆环的年份，差距可能只是运气。不足 {fewest} 家公司的平均值不画出。",
  "lab.spoken": "{day}至{until}：通过 {passed}（{passedCount}），未通过 {failed}（{failedCount}），差距 {difference}",
  "lab.companies": { other: "{n} 家公司" },
  "lab.n": "n = {n}",
  "lab.median": "中位数 {value}",
  "lab.points": "{n} 个百分点",
  "lab.to": "{low} 至 {high}",
  "lab.meanOf": "平均收益率，{side}，{when}",
  "lab.medianOf": "收益率中位数，{side}，{when}",
  "lab.differenceOf": "平均收益率之差，{when}",
  "lab.from": "自{day}起",
  "lab.explain.mean": "这些公司在该日之后 12 个月总回报的平均值，每家公司权重相同。",
  "lab.explain.median": "该日之后 12 个月，这些公司一半收益率更高，一半更低。",
  "lab.explain.difference": "通过者的平均值减去未通过者的平均值。",
  "lab.explain.withinYears":
    "公司只与同一年的其他公司比较，再对各年差距取加权平均，权重取决于当年通过与未通过的家数。这样，行情差的年份里通过者多的检查项不会因此吃亏。",
  "lab.method": "计算方法",
  "lab.method.known":
    "每年评估一次，日期与最新股价的月、日相同，只依据截至当天已披露的财报和已有的股价。之后才披露或更正的资料不予采用。",
  "lab.method.threshold": "未调整阈值时，各类公司适用各自的阈值；调整后的阈值适用于所有公司。",
  "lab.method.returns":
    "12 个月总回报，数据源提供股息时计入股息再投资。每家公司无论大小都只算一次、权重相同。未扣除交易成本和税费。所有年份合计时，每年的每家公司权重相同，因此通过者较多的年份在其平均值中占比更大。",
  "lab.method.delisted":
    "期间退市的公司按最后价格计算，之后视为持有现金。之后没有股价的公司计为未知，检查项无法评估的公司也一样。",
  "lab.method.interval":
    "所有年份的区间以每一年为一个观测值，因为同一年里股票往往同涨同跌：按年份用学生 t 分布计算。单个年份的区间以每个板块为一个观测值，既考虑了个别公司的运气，也考虑了当年影响整个板块的事件。",
  "lab.method.limits": "试的阈值多了，总会碰巧有一个看起来不错。过去的结果不代表将来。",
  "lab.moat": "护城河",
  "lab.moat.wide": "宽护城河",
  "lab.moat.share": "回报率高于资本成本的年份占比，至少",
  "lab.moat.median": "差值中位数，至少",
  "lab.moat.rule": "宽护城河：至少 {share} 的年份回报率高于资本成本，中位数高出 {median} 个百分点，并有两项有力来源",
  "lab.moat.lasted": "超额回报维持住了吗？",
  "lab.moat.kept": "{years} 年后，宽护城河公司中仍有 {wide} 的回报率高于资本成本，其他公司为 {others}。",
  "lab.moat.interval":
    "相差 {points} 个百分点，90% 置信区间为 {low} 至 {high}。每个板块连同其所有公司和年份只算一个观测值。",
  "lab.moat.noInterval": "公司或板块太少，无法判断是否只是运气。",
  "lab.moat.nothing": "还没有宽护城河公司被跟踪满 {years} 年。",
  "lab.moat.followed": "{side}：{companies} 家公司，{n} 次评估。差值变化的中位数为 {change} 个百分点。",
  "lab.moat.others": "窄护城河或无护城河",
  "lab.moat.lost": "有 {n} 次评估未计入：{years} 年后该公司没有可比的财报，往往是因为已经退市。",
  "lab.moat.method":
    "护城河只根据财报衡量（规则 MOAT-01 至 MOAT-09）：十个财年里资本回报率高出资本成本多少（利率取每份财报提交当日），以及与同业相比由什么解释。“通过”指宽护城河，“未通过”指窄护城河或无护城河。",
  "reason.side-too-small": "其中一方的公司太少，无法比较。",
};
