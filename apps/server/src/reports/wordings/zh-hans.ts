import type { Wordings } from "./wordings.ts";

export const zhHans: Wordings = {
  // 异常之处。
  "roe-high": [
    "净资产收益率为 {roe|percent}，高于 {roeRank|share} 的同行。",
    "股东的钱用得有效：净资产收益率达到 {roe|percent}，高于 {roeRank|share} 的行业公司。",
    "同行中少有公司能有这样的股东回报，{roe|percent} 的净资产收益率高于其中的 {roeRank|share}。",
  ],
  "roe-low": [
    "净资产收益率仅为 {roe|percent}，行业里只有 {roeRank|share} 的公司更低。",
    "股东权益的回报偏弱，净资产收益率为 {roe|percent}，比它更低的同行只占 {roeRank|share}。",
    "以 {roe|percent} 的净资产收益率，公司排在行业末段，更低的只占 {roeRank|share}。",
  ],
  "operating-margin-high": [
    "营业利润率为 {operatingMargin|percent}，高于 {operatingMarginRank|share} 的同行。",
    "每笔销售留下的利润可观：营业利润率达到 {operatingMargin|percent}，高于 {operatingMarginRank|share} 的行业公司。",
    "同行很少能做到 {operatingMargin|percent} 的营业利润率，这一水平高于其中的 {operatingMarginRank|share}。",
  ],
  "operating-margin-low": [
    "主营业务的营业利润率为 {operatingMargin|percent}，行业里只有 {operatingMarginRank|share} 的公司更低。",
    "扣除成本费用后所剩不多：营业利润率为 {operatingMargin|percent}，更低的同行只占 {operatingMarginRank|share}。",
    "以 {operatingMargin|percent} 的营业利润率，公司排在行业末段，更低的只占 {operatingMarginRank|share}。",
  ],
  "gross-margin-high": [
    "毛利率为 {grossMargin|percent}，高于 {grossMarginRank|share} 的同行，显示出定价能力。",
    "客户愿意付出好价格：毛利率达到 {grossMargin|percent}，高于 {grossMarginRank|share} 的行业公司。",
    "毛利率是公司的强项，{grossMargin|percent} 的水平高于 {grossMarginRank|share} 的同行。",
  ],
  "gross-margin-low": [
    "毛利率偏薄，为 {grossMargin|percent}，更低的同行只占 {grossMarginRank|share}。",
    "毛利率只有 {grossMargin|percent}，降价空间有限；行业里仅 {grossMarginRank|share} 的公司更低。",
    "定价能力难以看到：{grossMargin|percent} 的毛利率在行业里靠后，更低的只占 {grossMarginRank|share}。",
  ],
  "roe-highest": ["净资产收益率为 {roe|percent}，高于全部同行。", "净资产收益率达 {roe|percent}，居行业首位。"],
  "roe-lowest": ["净资产收益率只有 {roe|percent}，低于全部同行。"],
  "operating-margin-highest": [
    "营业利润率为 {operatingMargin|percent}，高于全部同行。",
    "营业利润率达 {operatingMargin|percent}，居行业首位。",
  ],
  "operating-margin-lowest": ["营业利润率为 {operatingMargin|percent}，低于全部同行。"],
  "gross-margin-highest": ["毛利率为 {grossMargin|percent}，高于全部同行，说明有定价能力。"],
  "gross-margin-lowest": ["毛利率只有 {grossMargin|percent}，低于全部同行。"],
  "growth-fastest": [
    "营收同比增长 {revenueChange|percentSize}，增速高于全部同行。",
    "增速领先全行业：营收同比增长 {revenueChange|percentSize}。",
  ],
  "growth-slowest": ["营收同比变动 {revenueChange|signedPercent}，增速在全部同行中最慢。"],
  cheapest: ["市盈率为 {pe|times}，在全部同行中最低。"],
  "most-expensive": ["市盈率为 {pe|times}，在全部同行中最高。"],
  "margin-wider": [
    "过去一年 {operatingMarginYear|percent} 的营业利润率高于自身 {operatingMarginAverage|percent} 的长期平均水平。",
    "主业的盈利能力好于以往：过去一年的营业利润率为 {operatingMarginYear|percent}，长期平均为 {operatingMarginAverage|percent}。",
    "与自己相比也有进步：过去一年 {operatingMarginYear|percent} 的营业利润率高于 {operatingMarginAverage|percent} 的历史平均。",
  ],
  "margin-thinner": [
    "过去一年 {operatingMarginYear|percent} 的营业利润率低于自身 {operatingMarginAverage|percent} 的长期平均水平。",
    "盈利能力不如以往：过去一年的营业利润率为 {operatingMarginYear|percent}，长期平均为 {operatingMarginAverage|percent}。",
    "与自己的过去相比有所退步：过去一年 {operatingMarginYear|percent} 的营业利润率低于 {operatingMarginAverage|percent} 的历史平均。",
  ],
  loss: [
    "公司仍在亏损，最近一期净利润为 {netIncome|money}。",
    "最近一期录得净亏损（{netIncome|money}）。",
    "盈利尚无从谈起，最近一期净利润为 {netIncome|money}。",
  ],
  "revenue-up": [
    "营业收入同比增长 {revenueChange|percentSize}。",
    "销售在扩张，营收同比变动 {revenueChange|signedPercent}。",
    "最近一期的营收比上年同期增加 {revenueChange|percentSize}。",
  ],
  "revenue-down": [
    "营业收入同比下降 {revenueChange|percentSize}。",
    "销售在收缩，营收同比变动 {revenueChange|signedPercent}。",
    "需求承压，最近一期的营收比上年同期减少 {revenueChange|percentSize}。",
  ],
  "growth-ahead": [
    "营业收入同比增长 {revenueChange|percentSize}，增速高于 {revenueChangeRank|share} 的同行。",
    "公司跑赢了行业：营收同比增长 {revenueChange|percentSize}，快过 {revenueChangeRank|share} 的同行。",
    "成长性是其特点，{revenueChange|percentSize} 的营收增速高于 {revenueChangeRank|share} 的行业公司。",
  ],
  "growth-behind": [
    "营收同比变动 {revenueChange|signedPercent}，增速更低的同行只占 {revenueChangeRank|share}。",
    "同行走得更快：公司营收同比变动 {revenueChange|signedPercent}，行业里仅 {revenueChangeRank|share} 的公司增速更低。",
    "增量被对手拿走，营收同比 {revenueChange|signedPercent}，增速更低的公司只占 {revenueChangeRank|share}。",
  ],
  "eps-up": [
    "每股收益同比增长 {epsChange|percentSize}。",
    "最近一期的每股收益比上年同期提高 {epsChange|percentSize}。",
    "单股盈利在改善，每股收益同比增加 {epsChange|percentSize}。",
  ],
  "eps-down": [
    "每股收益同比下降 {epsChange|percentSize}。",
    "最近一期的每股收益比上年同期减少 {epsChange|percentSize}。",
    "单股盈利在走弱，每股收益同比下滑 {epsChange|percentSize}。",
  ],
  "eps-trend-up": [
    "拉长来看，每股收益的年均复合增长率为 {epsGrowth|percent}。",
    "盈利的增长有历史支撑，每股收益的复合增速为每年 {epsGrowth|percent}。",
    "每股收益 {epsGrowth|percent} 的复合年增速说明，进步并非来自某个好年景。",
  ],
  "eps-trend-down": [
    "拉长来看，每股收益平均每年下降 {epsGrowth|percentSize}。",
    "盈利的疲弱并非新事，每股收益的多年趋势为每年 {epsGrowth|signedPercent}。",
  ],
  "revenue-trend-up": [
    "拉长来看，营业收入的年均复合增长率为 {revenueGrowth|percent}。",
    "营收的长期增速为每年 {revenueGrowth|percent}，不只是周期性的反弹。",
    "多年来需求持续积累，营收的复合增长率为 {revenueGrowth|percent}。",
  ],
  "revenue-trend-down": [
    "拉长来看，营业收入平均每年下降 {revenueGrowth|percentSize}。",
    "业务规模多年走弱，营收的长期变动为每年 {revenueGrowth|signedPercent}。",
  ],
  "cash-up": [
    "自由现金流达到 {freeCashFlow|money}，同比增长 {freeCashFlowChange|percentSize}。",
    "留下的现金多了，自由现金流同比增加 {freeCashFlowChange|percentSize}。",
  ],
  "cash-down": [
    "自由现金流同比下降 {freeCashFlowChange|percentSize}。",
    "留下的现金少了，自由现金流同比减少 {freeCashFlowChange|percentSize}。",
  ],
  "cash-negative": [
    "业务入不敷出，自由现金流为 {freeCashFlow|money}。",
    "自由现金流为负，最近一期为 {freeCashFlow|money}。",
    "经营所得尚不能覆盖投资支出，自由现金流为 {freeCashFlow|money}。",
  ],
  "profit-turns-to-cash": [
    "利润有现金支撑：过去一年平均每季自由现金流 {freeCashFlowYear|money}，净利润 {netIncomeYear|money}。",
    "现金印证了利润的成色，过去一年平均每季自由现金流为 {freeCashFlowYear|money}，净利润为 {netIncomeYear|money}。",
  ],
  "profit-without-cash": [
    "利润没有全部变成现金：过去一年平均每季自由现金流 {freeCashFlowYear|money}，净利润 {netIncomeYear|money}。",
    "现金跟不上利润，过去一年平均每季净利润为 {netIncomeYear|money}，自由现金流为 {freeCashFlowYear|money}。",
  ],
  "profit-every-year": [
    "公司最近 {profitYears|years}每个财年都实现盈利。",
    "连续 {profitYears|years}没有亏损，盈利经受住了景气起伏。",
  ],
  "interest-covered": [
    "利息负担很轻，利息保障倍数为 {interestCoverage|times}。",
    "债权人可以安心，营业利润对利息的保障倍数为 {interestCoverage|times}。",
  ],
  "interest-tight": [
    "利息保障偏紧，保障倍数为 {interestCoverage|times}。",
    "营业利润的很大部分要用来付息，利息保障倍数为 {interestCoverage|times}。",
  ],
  liquid: ["短期偿债能力充裕，流动比率为 {currentRatio|times}。", "流动性宽松，流动比率达到 {currentRatio|times}。"],
  illiquid: [
    "流动资产不够覆盖流动负债，流动比率为 {currentRatio|times}。",
    "流动性偏紧，流动比率为 {currentRatio|times}。",
  ],
  "debt-light": [
    "相对经营所得，有息负债很轻：经营现金流相当于有息负债的 {cashFlowToDebt|percent}。",
    "资产负债表留有余地，经营现金流相当于有息负债的 {cashFlowToDebt|percent}。",
  ],
  "debt-heavy": [
    "有息负债偏重，经营现金流只相当于其 {cashFlowToDebt|percent}。",
    "靠经营还清债务需要很久，经营现金流只相当于有息负债的 {cashFlowToDebt|percent}。",
  ],
  distress: [
    "奥特曼 Z 值为 {altman|count}，落在财务困境多发的区间。",
    "从偿债能力看，{altman|count} 的奥特曼 Z 值是一个警示。",
  ],
  "runway-short": [
    "按目前的消耗速度，现金可以支撑 {runway|years}。",
    "资金来源存疑，账上现金按目前的支出可用 {runway|years}。",
  ],
  "shares-fewer": [
    "股数每年减少 {shareGrowth|percentSize}，留下的每股占比更大。",
    "总股本每年减少 {shareGrowth|percentSize}，对每股收益有利。",
  ],
  "shares-more": [
    "股东权益被摊薄，股数每年增加 {shareGrowth|percentSize}。",
    "新股不断发行，股数每年增长 {shareGrowth|percentSize}。",
  ],
  "piotroski-high": [
    "皮奥特罗斯基 F 评分为 {piotroski|count}，基本面在改善。",
    "财务指标几乎全面向好，F 评分为 {piotroski|count}。",
  ],
  "piotroski-low": [
    "皮奥特罗斯基 F 评分为 {piotroski|count}，基本面在转弱。",
    "财务指标中向好的不多，F 评分为 {piotroski|count}。",
  ],
  "dcf-above": [
    "现金流折现得出每股 {dcfValue|perShare}，高于股价 {dcfGap|percentSize}。",
    "股价要求不高：每股 {dcfValue|perShare} 的 DCF 估值比它高出 {dcfGap|percentSize}。",
    "按默认假设，DCF 估值为每股 {dcfValue|perShare}，高于市价 {dcfGap|percentSize}。",
  ],
  "dcf-below": [
    "现金流折现得出每股 {dcfValue|perShare}，低于股价 {dcfGap|percentSize}。",
    "股价已经计入很多：DCF 估值为每股 {dcfValue|perShare}，低于股价 {dcfGap|percentSize}。",
    "按默认假设，DCF 估值为每股 {dcfValue|perShare}，低于市价 {dcfGap|percentSize}。",
  ],
  cheap: [
    "市盈率为 {pe|times}，在行业里不算贵，比 {peRank|share} 的同行便宜。",
    "市场为这份盈利付出的价格不多：市盈率 {pe|times}，比 {peRank|share} 的行业公司便宜。",
    "以 {pe|times} 的市盈率，股票属于行业里便宜的一类，更贵的占 {peRank|share}。",
  ],
  expensive: [
    "市盈率为 {pe|times}，要求不低，更贵的同行只占 {peRank|share}。",
    "市场预期已很高：市盈率 {pe|times}，行业里只有 {peRank|share} 的公司更贵。",
    "以 {pe|times} 的市盈率，股票属于行业里昂贵的一类，更贵的只占 {peRank|share}。",
  ],
  demanding: [
    "{pe|times} 的市盈率要求不低，{peLimit|times} 以内才算合理。",
    "按 {pe|times} 的市盈率，股价经不起太多失望；{peLimit|times} 以内才算合理。",
  ],
  "dividend-high": [
    "股息率为 {dividendYield|percent}，并有正的自由现金流支撑。",
    "持有期间有股息可拿，股息率为 {dividendYield|percent}。",
  ],
  "dividend-long": [
    "股息已连续派发 {dividendYears|years}，没有中断。",
    "持续 {dividendYears|years}的派息记录，说明现金来源稳定。",
  ],
  "targets-above": [
    "{targetFirms|count} 家机构的平均目标价高于股价 {targetUpside|percentSize}。",
    "分析师偏乐观：{targetFirms|count} 家机构的目标价平均比股价高出 {targetUpside|percentSize}。",
    "在给出有效目标价的 {targetFirms|count} 家机构中，均值比现价高出 {targetUpside|percentSize}。",
  ],
  "targets-below": [
    "{targetFirms|count} 家机构的平均目标价低于股价 {targetUpside|percentSize}。",
    "股价走在了分析师前面：{targetFirms|count} 家机构的目标价平均低于股价 {targetUpside|percentSize}。",
    "在给出有效目标价的 {targetFirms|count} 家机构中，均值低于现价 {targetUpside|percentSize}。",
  ],
  "price-up": [
    "过去一年股价上涨 {priceYear|percentSize}。",
    "走势强劲，股价在过去一年上涨 {priceYear|percentSize}。",
    "市场已经注意到，过去一年的涨幅为 {priceYear|percentSize}。",
  ],
  "price-down": [
    "过去一年股价下跌 {priceYear|percentSize}。",
    "走势不利，股价在过去一年下跌 {priceYear|percentSize}。",
    "市场已经转身离开，过去一年的跌幅为 {priceYear|percentSize}。",
  ],
  "far-below-high": [
    "与近期高点相比，股价已下跌 {belowHigh|percentSize}。",
    "股价低于近期高点 {belowHigh|percentSize}。",
  ],
  volatile: [
    "股价波动剧烈，年化波动率为 {volatility|percent}。",
    "持有需要定力，年化波动率达到 {volatility|percent}。",
  ],
  "spread-durable": [
    "资本回报率与资本成本之差的中位数为 {moatMedian|pointsSize}，{allYears|years}全部高于资本成本。",
    "资本确实赚到了钱：{allYears|years}里资本回报率全部高于资本成本，差值的中位数为 {moatMedian|pointsSize}。",
    "资本回报率与资本成本之差的中位数为 {moatMedian|pointsSize}，{someYears|years}中有 {yearsAbove|years}为正。",
    "资本确实赚到了钱：{someYears|years}里有 {yearsAbove|years}资本回报率高于资本成本，差值的中位数为 {moatMedian|pointsSize}。",
    "创造价值的稳定性难得，{someYears|years}中有 {yearsAbove|years}资本回报率高于资本成本，差值的中位数为 {moatMedian|pointsSize}。",
  ],
  "spread-negative": [
    "资本的成本比它的回报还大，差值的中位数为 {moatMedian|points}。",
    "按中位数看，公司在消耗价值：资本回报率与资本成本之差为 {moatMedian|points}。",
    "只要资本回报率与资本成本之差的中位数仍为 {moatMedian|points}，做大规模就帮不了股东。",
  ],
  "spread-rising": [
    "近年的资本回报率与资本成本之差，比之前扩大 {moatChange|pointsSize}。",
    "资本回报在改善，与资本成本之差比之前提高 {moatChange|pointsSize}。",
  ],
  "spread-falling": [
    "近年的资本回报率与资本成本之差，比之前缩小 {moatChange|pointsSize}。",
    "资本回报在被侵蚀，与资本成本之差比之前下降 {moatChange|pointsSize}。",
  ],

  // 摘要。
  "summary-growing": [
    "{name} 盈利且仍在扩张：最近一期营收同比增长 {revenueChange|percentSize}，营业利润率为 {operatingMargin|percent}。",
    "{name} 增长与盈利兼备，最近一期营收同比增长 {revenueChange|percentSize}，营业利润率为 {operatingMargin|percent}。",
    "最近一期营业利润率为 {operatingMargin|percent}，营收同比增长 {revenueChange|percentSize}，{name} 在盈利中成长。",
  ],
  "summary-shrinking": [
    "{name} 仍在赚钱，但卖得少了：营收同比下降 {revenueChange|percentSize}，营业利润率为 {operatingMargin|percent}。",
    "{name} 保有 {operatingMargin|percent} 的营业利润率，不过营收同比下降 {revenueChange|percentSize}。",
    "{name} 的问题在需求。营收同比下降 {revenueChange|percentSize}，营业利润率则为 {operatingMargin|percent}。",
  ],
  "summary-steady": [
    "{name} 的销售有 {operatingMargin|percent} 留作营业利润。",
    "{name} 以 {operatingMargin|percent} 的营业利润率经营。",
  ],
  "summary-loss-growing": [
    "{name} 在扩张，但尚未盈利：营收同比增长 {revenueChange|percentSize}，净利润为 {netIncome|money}。",
    "对 {name} 来说，规模先于利润：营收同比增长 {revenueChange|percentSize}，净利润为 {netIncome|money}。",
  ],
  "summary-loss": [
    "{name} 目前亏损，最近一期净利润为 {netIncome|money}。",
    "{name} 需要扭亏，最近一期净利润为 {netIncome|money}。",
  ],
  "summary-returns": ["{name} 的净资产收益率为 {roe|percent}。", "净资产收益率方面，{name} 目前为 {roe|percent}。"],
  "summary-sales-up": [
    "{name} 卖得比以前多，营收同比增长 {revenueChange|percentSize}。",
    "在 {name}，销售在扩张，营收同比增长 {revenueChange|percentSize}。",
  ],
  "summary-sales-down": [
    "{name} 卖得比以前少，营收同比下降 {revenueChange|percentSize}。",
    "在 {name}，销售在收缩，营收同比下降 {revenueChange|percentSize}。",
  ],
  "summary-moat-wide": [
    "护城河宽：资本回报率 {allYears|years}全部高于资本成本，差值的中位数为 {moatMedian|pointsSize}。",
    "护城河宽：{someYears|years}中有 {yearsAbove|years}资本回报率高于资本成本，差值的中位数为 {moatMedian|pointsSize}。",
    "财报显示公司有宽护城河，资本回报率与资本成本之差的中位数为 {moatMedian|pointsSize}。",
  ],
  "summary-moat-narrow": [
    "护城河窄，资本回报率与资本成本之差的中位数为 {moatMedian|pointsSize}。",
    "竞争者被挡在一段距离之外：护城河窄，资本回报率与资本成本之差的中位数为 {moatMedian|pointsSize}。",
  ],
  "summary-moat-none": [
    "财报中看不到护城河，资本回报率与资本成本之差的中位数为 {moatMedian|points}。",
    "没有迹象表明公司能长久抵御竞争，资本回报率与资本成本之差的中位数为 {moatMedian|points}。",
  ],
  "summary-moat-unsupported": [
    "资本回报率的中位数比资本成本高出 {moatMedian|pointsSize}，但财报里看不到是什么在守护它。",
    "资本回报率与资本成本之差的中位数为 {moatMedian|pointsSize}，财报却没有显示这一优势从何而来。",
  ],
  "summary-value-above": [
    "股价并不苛刻，DCF 估值高于它 {dcfGap|percentSize}。",
    "估值站在多头一边：DCF 估值比股价高出 {dcfGap|percentSize}。",
    "按默认假设，现金流折现得出的价值高于股价 {dcfGap|percentSize}。",
  ],
  "summary-value-below": [
    "股价已计入很高的预期，DCF 估值低于它 {dcfGap|percentSize}。",
    "估值是一道坎：DCF 估值低于股价 {dcfGap|percentSize}。",
    "按默认假设，现金流折现得出的价值低于股价 {dcfGap|percentSize}。",
  ],
  "summary-value-fair": [
    "股价接近 DCF 估值，两者相差 {dcfGap|signedPercent}。",
    "估值给不出方向，DCF 估值与股价相差 {dcfGap|signedPercent}。",
  ],
  "summary-pe": ["股票目前的市盈率为 {pe|times}。", "市场按 {pe|times} 的市盈率为已公布的盈利定价。"],
  "summary-targets-above": [
    "覆盖该股的 {targetFirms|count} 家机构，平均预期股价高出现价 {targetUpside|percentSize}。",
    "分析师认为股价还有上涨空间，平均目标价高于股价 {targetUpside|percentSize}。",
  ],
  "summary-targets-below": [
    "覆盖该股的 {targetFirms|count} 家机构，平均预期股价低于现价 {targetUpside|percentSize}。",
    "分析师认为股价已经偏高，平均目标价低于股价 {targetUpside|percentSize}。",
  ],
  "summary-price-up": [
    "过去一年里，股票上涨 {priceYear|percentSize}。",
    "股东这一年收获不错，股价上涨 {priceYear|percentSize}。",
  ],
  "summary-price-down": [
    "过去一年里，股票下跌 {priceYear|percentSize}。",
    "股东这一年并不好过，股价下跌 {priceYear|percentSize}。",
  ],

  // 护城河。
  "moat-wide": [
    "护城河宽。资本回报率 {allYears|years}全部高于资本成本，差值的中位数为 {moatMedian|pointsSize}。",
    "护城河宽。在统计的 {someYears|years}里，有 {yearsAbove|years}资本回报率高于资本成本，差值的中位数为 {moatMedian|pointsSize}。",
    "以 {someYears|years}的财报衡量，护城河宽：其中 {yearsAbove|years}差值为正，中位数为 {moatMedian|pointsSize}。",
    "从财报看，这是宽护城河，差值的中位数为 {moatMedian|pointsSize}。",
  ],
  "moat-narrow": [
    "护城河窄。资本回报率 {allYears|years}全部高于资本成本，差值的中位数为 {moatMedian|pointsSize}。",
    "护城河窄。在统计的 {someYears|years}里，有 {yearsAbove|years}资本回报率高于资本成本，差值的中位数为 {moatMedian|pointsSize}。",
    "以 {someYears|years}的财报衡量，护城河窄：其中 {yearsAbove|years}差值为正，而来源只能看到一部分。",
    "从财报看，这是窄护城河，差值的中位数为 {moatMedian|pointsSize}。",
  ],
  "moat-none": [
    "财报看不到护城河。资本回报率 {noYears|years}里没有一年高于资本成本，差值的中位数为 {moatMedian|points}。",
    "财报看不到护城河。在统计的 {someYears|years}里，有 {yearsAbove|years}资本回报率高于资本成本，差值的中位数为 {moatMedian|points}。",
    "以 {moatYears|years}的财报衡量，谈不上护城河：资本回报率与资本成本之差的中位数为 {moatMedian|points}。",
    "从财报看没有护城河，差值的中位数为 {moatMedian|points}。",
  ],
  "moat-unsupported": [
    "资本回报率 {allYears|years}全部高于资本成本，差值的中位数为 {moatMedian|pointsSize}。财报中没有能解释它的优势来源，因此不算护城河。",
    "在统计的 {someYears|years}里，有 {yearsAbove|years}资本回报率高于资本成本，差值的中位数为 {moatMedian|pointsSize}。财报中没有能解释它的优势来源，因此不算护城河。",
    "差值的中位数为 {moatMedian|pointsSize}，已够得上护城河；缺的是财报中看得见的优势来源。",
  ],
  "moat-unseen": [
    "资本回报率与资本成本之差的中位数为 {moatMedian|pointsSize}，但财报能看到的来源太少，护城河无法判断。",
  ],
  "moat-widening": [
    "它在变宽，近年差值的中位数比之前提高 {moatChange|pointsSize}。",
    "方向有利，近年的差值高于之前 {moatChange|pointsSize}。",
  ],
  "moat-stable": [
    "它保持稳定，近年与之前的差值相差 {moatChange|points}。",
    "看不出明确趋势，近年与之前相比变动 {moatChange|points}。",
  ],
  "moat-narrowing": [
    "它在变窄，近年差值的中位数比之前下降 {moatChange|pointsSize}。",
    "方向不利，近年的差值低于之前 {moatChange|pointsSize}。",
  ],
  "returns-rising": [
    "不过回报率在改善，近年差值的中位数高于之前 {moatChange|pointsSize}。",
    "差值仍在提高，近年的中位数比之前提高 {moatChange|pointsSize}。",
  ],
  "returns-steady": ["回报率看不出明确趋势，近年与之前相比变动 {moatChange|points}。"],
  "returns-falling": [
    "回报率还在恶化，近年差值的中位数低于之前 {moatChange|pointsSize}。",
    "差值也在下降，近年的中位数比之前下降 {moatChange|pointsSize}。",
  ],
  "margin-high-and-steady": [
    "毛利率高于 {standing|share} 的同行，且多年稳定，这正是定价能力的标志。",
    "毛利率在行业里居前，且多年稳定，这正是定价能力的标志。",
  ],
  "margin-high": ["毛利率高于 {standing|share} 的同行，说明有定价能力。", "毛利率在行业里居前，说明有定价能力。"],
  "margin-above-peers": [
    "毛利率高于 {standing|share} 的同行，但还不能证明有定价能力。",
    "毛利率好于多数同行，但还不能证明有定价能力。",
  ],
  "research-above-peers": ["毛利率平平，但研发投入比多数同行大。"],
  "advertising-above-peers": ["毛利率平平，但广告投入比多数同行大。"],
  "margin-ordinary": ["毛利率在行业里并不突出，看不出定价能力。"],
  "costs-low-and-falling": ["营业利润率的行业排名远好于毛利率，而且成本相对行业持续改善。"],
  "costs-low": ["营业利润率的行业排名好于毛利率，说明费用控制得好。"],
  "costs-falling": ["单位营收的成本相对行业在改善，只是起点平平。"],
  "overhead-low": ["营业利润率的行业排名略好于毛利率，说明费用结构精简。"],
  "costs-ordinary": ["成本并不比行业更有优势。"],
  "steady-and-prepaid": ["营收比多数同行稳定，并且有一部分是预收的。"],
  "prepaid-and-rising": ["客户提前付款并且留得住：预收规模大，营收也比多数同行稳定。"],
  "very-steady": ["营收增速的稳定性在行业里居前，客户似乎很少离开。"],
  steady: ["营收增速比多数同行稳定。"],
  prepaid: ["营收有一部分是预收的，但增速并不比同行稳定。"],
  unsteady: ["营收增速并不比同行稳定，看不出客户被绑定。"],
  "large-among-few": [
    "这个行业由少数大公司分享，公司占其营收的 {share|share}。",
    "这个行业由少数大公司分享，公司是其中之一。",
  ],
  "large-share": ["公司占行业营收的 {share|share}。", "公司占行业营收的很大份额。"],
  "notable-share": ["公司占行业营收的 {share|share}，属于其中较大的。", "公司在行业营收中占有可观份额，但谈不上主导。"],
  "small-share": [
    "行业营收中 {share|share} 的份额，不足以靠规模形成保护。",
    "在行业营收中的份额太小，规模构不成保护。",
  ],
  "not-visible.intangibleAssets": ["毛利率缺少足够的可比同行，难以判断定价能力。"],
  "not-visible.costAdvantage": ["成本缺少足够的可比同行，看不出优势。"],
  "not-visible.switchingCosts": ["营收的稳定性缺少足够的可比同行，难以判断客户是否留得住。"],
  "not-visible.efficientScale": ["可比公司太少，无法衡量行业份额。"],
  "network-described": ["公司在年报中描述了网络效应：[[passage]]"],
  "network-not-described": ["年报的业务部分没有提到网络效应。"],
  "not-measurable": ["网络效应无法从财报衡量。"],

  // 产品。
  product: [
    "年报这样介绍 {name}：[[passage]]",
    "关于 {name}，公司写道：[[passage]]",
    "{name}，按年报的说法：[[passage]]",
    "{name} 的介绍如下：[[passage]]",
    "{name}，年报原文如下：[[passage]]",
  ],

  // 竞争对手。
  "peer-named": [
    "{name} 是年报点名的竞争对手。",
    "年报把 {name} 列为竞争对手。",
    "{name} 出现在公司自己列出的竞争对手当中。",
  ],
  "peer-named-for": [
    "{name} 是年报点名的 {business} 竞争对手。",
    "年报把 {name} 列为 {business} 的竞争对手。",
    "{name} 出现在公司为 {business} 列出的竞争对手当中。",
  ],
  "peer-industry": [
    "{name} 同处一个行业，规模相近，最近一期营收为 {theirs|money}。",
    "同行业中，{name} 规模相近，最近一期营收为 {theirs|money}。",
    "{name} 在同一行业经营，规模相近，最近一期营收为 {theirs|money}。",
  ],
  "peer-of-other-size": [
    "{name} 同处一个行业，最近一期营收为 {theirs|money}。",
    "同行业的还有 {name}，最近一期营收为 {theirs|money}。",
    "{name} 在同一行业经营，最近一期营收为 {theirs|money}。",
  ],
  "stronger-revenue": [
    "{name} 规模更大，营收为 {theirs|money}，公司为 {ours|money}。",
    "规模上 {name} 占优：营收 {theirs|money}，公司 {ours|money}。",
  ],
  "stronger-growth": [
    "{name} 的增速更好，为 {theirs|signedPercent}，公司为 {ours|signedPercent}。",
    "增速上 {name} 占优：{theirs|signedPercent}，公司 {ours|signedPercent}。",
  ],
  "stronger-operatingMargin": [
    "{name} 每笔销售留下的更多，营业利润率为 {theirs|percent}，公司为 {ours|percent}。",
    "利润率上 {name} 占优：营业利润率 {theirs|percent}，公司 {ours|percent}。",
  ],
  "stronger-roic": [
    "{name} 的投入资本回报率更好，为 {theirs|percent}，公司为 {ours|percent}。",
    "资本回报上 {name} 占优：{theirs|percent}，公司 {ours|percent}。",
  ],
  "stronger-pe": [
    "{name} 的股票更便宜，市盈率为 {theirs|times}，公司为 {ours|times}。",
    "价格上 {name} 占优：市盈率 {theirs|times}，公司 {ours|times}。",
  ],
  "weaker-revenue": [
    "{name} 规模更小，营收为 {theirs|money}，公司为 {ours|money}。",
    "相比之下 {name} 规模较小：营收 {theirs|money}，公司 {ours|money}。",
  ],
  "weaker-growth": [
    "{name} 的增速较弱，为 {theirs|signedPercent}，公司为 {ours|signedPercent}。",
    "增速上 {name} 不敌：{theirs|signedPercent}，公司 {ours|signedPercent}。",
  ],
  "weaker-operatingMargin": [
    "{name} 每笔销售留下的较少，营业利润率为 {theirs|percent}，公司为 {ours|percent}。",
    "利润率上 {name} 不敌：营业利润率 {theirs|percent}，公司 {ours|percent}。",
  ],
  "weaker-roic": [
    "{name} 的投入资本回报率较弱，为 {theirs|percent}，公司为 {ours|percent}。",
    "资本回报上 {name} 不敌：{theirs|percent}，公司 {ours|percent}。",
  ],
  "weaker-pe": [
    "{name} 的股票更贵，市盈率为 {theirs|times}，公司为 {ours|times}。",
    "持有 {name} 的代价更大：市盈率 {theirs|times}，公司 {ours|times}。",
  ],

  // 什么会改变判断。
  "would-price-up": [
    "如果股价再上涨 {dcfGap|percentSize}，与 DCF 估值之间的距离就会消失。",
    "一旦股票上涨 {dcfGap|percentSize}，估值方面的理由就不复存在。",
  ],
  "would-price-down": [
    "如果股价下跌 {dcfGap|percentSize}，就会回到 DCF 估值。",
    "一旦股票下跌 {dcfGap|percentSize}，估值就不再是障碍。",
  ],
  "would-roe-lost": [
    "如果净资产收益率从 {value|percent} 降到 {threshold|percent} 以下，就会对公司不利。",
    "一旦净资产收益率（目前 {value|percent}）低于 {threshold|percent}，质量方面的理由就会变弱。",
  ],
  "would-roe-won": [
    "如果净资产收益率从 {value|percent} 升到 {threshold|percent}，公司的质量会更有说服力。",
    "净资产收益率目前为 {value|percent}，达到 {threshold|percent} 才算优质。",
  ],
  "would-growth-lost": [
    "如果营收的长期增速从 {value|percent} 降到 {threshold|percent} 以下，成长的理由就不再成立。",
    "一旦营收的长期增速（目前 {value|percent}）低于 {threshold|percent}，判断就要改变。",
  ],
  "would-growth-won": [
    "如果营收的长期增速从 {value|percent} 升到 {threshold|percent}，公司就称得上成长股。",
    "营收的长期增速目前为 {value|percent}，达到 {threshold|percent} 才能支撑成长性的判断。",
  ],
  "would-liquidity-lost": ["如果流动比率从 {value|times} 降到 {threshold|times} 以下，流动性就会成为问题。"],
  "would-liquidity-won": ["流动比率目前为 {value|times}，达到 {threshold|times} 才能打消对流动性的疑虑。"],
  "would-coverage-lost": ["如果利息保障倍数从 {value|times} 降到 {threshold|times} 以下，就是一个警示信号。"],
  "would-coverage-won": ["如果利息保障倍数从 {value|times} 升到 {threshold|times}，债务就不那么令人担心。"],
  "would-debt-lost": ["如果有息负债从股东权益的 {value|percent} 升到 {threshold|percent} 以上，就需要谨慎。"],
  "would-debt-won": ["有息负债目前为股东权益的 {value|percent}，回到 {threshold|percent} 才算适度。"],
  "would-shares-lost": [
    "如果股数每年增加到 {threshold|percent} 以上，摊薄就会成为问题；目前为 {value|signedPercent}。",
  ],
  "would-shares-won": ["如果股数的年增速从 {value|signedPercent} 回到 {threshold|percent} 以内，摊薄就不再是问题。"],
  "would-pe-lost": ["如果市盈率从 {value|times} 升到 {threshold|times} 以上，股价相对盈利就算贵了。"],
  "would-pe-won": ["如果市盈率从 {value|times} 回到 {threshold|times} 以下，股价相对盈利就算合理。"],
  "would-moat-shown": [
    "若财报中出现一项优势来源，就可算作护城河；资本回报率与资本成本之差的中位数为 {moatMedian|pointsSize}，已经足够。",
  ],
  "would-moat-widen": [
    "如果财报再显示一种优势来源，护城河就可算作宽；资本回报率与资本成本之差的中位数为 {moatMedian|pointsSize}，已经足够。",
    "财报若再显示一种优势来源，护城河就算宽；资本回报率与资本成本之差的中位数为 {moatMedian|pointsSize}，已经足够。",
  ],
  "would-piotroski-lost": ["如果 F 评分从 {value|count} 降到 {threshold|count} 以下，改善就已告终。"],
  "would-piotroski-won": ["F 评分目前为 {value|count}，达到 {threshold|count} 才算转好。"],
  "would-moat-lost": [
    "如果资本回报率不再能覆盖资本成本，护城河就有疑问；目前差值的中位数为 {moatMedian|pointsSize}。",
    "护城河靠的是资本回报率高于资本成本，差值的中位数为 {moatMedian|pointsSize}；一旦差值接近于零，护城河就不成立。",
  ],
  "would-moat-won": [
    "只有资本回报率持续覆盖资本成本，才谈得上护城河；目前差值的中位数为 {moatMedian|points}。",
    "如果资本回报率与资本成本之差（中位数 {moatMedian|points}）长期转正，对护城河的判断就会改变。",
  ],
};
