import type { Wordings } from "./wordings.ts";

export const zhHant: Wordings = {
  // 異常之處。
  "roe-high": [
    "股東權益報酬率為 {roe|percent}，高於 {roeRank|share} 的同業。",
    "股東的錢用得有效：股東權益報酬率達到 {roe|percent}，高於 {roeRank|share} 的產業公司。",
    "同業中少有公司能有這樣的股東報酬，{roe|percent} 的股東權益報酬率高於其中的 {roeRank|share}。",
  ],
  "roe-low": [
    "股東權益報酬率僅為 {roe|percent}，產業裡只有 {roeRank|share} 的公司更低。",
    "股東權益的報酬偏弱，股東權益報酬率為 {roe|percent}，比它更低的同業只占 {roeRank|share}。",
    "以 {roe|percent} 的股東權益報酬率，公司排在產業末段，更低的只占 {roeRank|share}。",
  ],
  "operating-margin-high": [
    "營業利益率為 {operatingMargin|percent}，高於 {operatingMarginRank|share} 的同業。",
    "每筆銷售留下的獲利可觀：營業利益率達到 {operatingMargin|percent}，高於 {operatingMarginRank|share} 的產業公司。",
    "同業很少能做到 {operatingMargin|percent} 的營業利益率，這一水準高於其中的 {operatingMarginRank|share}。",
  ],
  "operating-margin-low": [
    "本業的營業利益率為 {operatingMargin|percent}，產業裡只有 {operatingMarginRank|share} 的公司更低。",
    "扣除成本費用後所剩不多：營業利益率為 {operatingMargin|percent}，更低的同業只占 {operatingMarginRank|share}。",
    "以 {operatingMargin|percent} 的營業利益率，公司排在產業末段，更低的只占 {operatingMarginRank|share}。",
  ],
  "gross-margin-high": [
    "毛利率為 {grossMargin|percent}，高於 {grossMarginRank|share} 的同業，顯示出定價能力。",
    "客戶願意付出好價格：毛利率達到 {grossMargin|percent}，高於 {grossMarginRank|share} 的產業公司。",
    "毛利率是公司的強項，{grossMargin|percent} 的水準高於 {grossMarginRank|share} 的同業。",
  ],
  "gross-margin-low": [
    "毛利率偏薄，為 {grossMargin|percent}，更低的同業只占 {grossMarginRank|share}。",
    "毛利率只有 {grossMargin|percent}，降價空間有限；產業裡僅 {grossMarginRank|share} 的公司更低。",
    "定價能力難以看到：{grossMargin|percent} 的毛利率在產業裡靠後，更低的只占 {grossMarginRank|share}。",
  ],
  "roe-highest": ["股東權益報酬率為 {roe|percent}，高於全部同業。", "股東權益報酬率達 {roe|percent}，居產業首位。"],
  "roe-lowest": ["股東權益報酬率只有 {roe|percent}，低於全部同業。"],
  "operating-margin-highest": [
    "營業利益率為 {operatingMargin|percent}，高於全部同業。",
    "營業利益率達 {operatingMargin|percent}，居產業首位。",
  ],
  "operating-margin-lowest": ["營業利益率為 {operatingMargin|percent}，低於全部同業。"],
  "gross-margin-highest": ["毛利率為 {grossMargin|percent}，高於全部同業，顯示有定價能力。"],
  "gross-margin-lowest": ["毛利率只有 {grossMargin|percent}，低於全部同業。"],
  "growth-fastest": [
    "營收年增 {revenueChange|percentSize}，成長率高於全部同業。",
    "成長領先整個產業：營收年增 {revenueChange|percentSize}。",
  ],
  "growth-slowest": ["營收年變動 {revenueChange|signedPercent}，成長率在全部同業中最慢。"],
  cheapest: ["本益比為 {pe|times}，在全部同業中最低。"],
  "most-expensive": ["本益比為 {pe|times}，在全部同業中最高。"],
  "margin-wider": [
    "過去一年 {operatingMarginYear|percent} 的營業利益率高於自身 {operatingMarginAverage|percent} 的長期平均水準。",
    "本業的獲利能力好於以往：過去一年的營業利益率為 {operatingMarginYear|percent}，長期平均為 {operatingMarginAverage|percent}。",
    "與自己相比也有進步：過去一年 {operatingMarginYear|percent} 的營業利益率高於 {operatingMarginAverage|percent} 的歷史平均。",
  ],
  "margin-thinner": [
    "過去一年 {operatingMarginYear|percent} 的營業利益率低於自身 {operatingMarginAverage|percent} 的長期平均水準。",
    "獲利能力不如以往：過去一年的營業利益率為 {operatingMarginYear|percent}，長期平均為 {operatingMarginAverage|percent}。",
    "與自己的過去相比有所退步：過去一年 {operatingMarginYear|percent} 的營業利益率低於 {operatingMarginAverage|percent} 的歷史平均。",
  ],
  loss: [
    "公司仍在虧損，最近一期淨利為 {netIncome|money}。",
    "最近一期出現淨虧損（{netIncome|money}）。",
    "獲利尚無從談起，最近一期淨利為 {netIncome|money}。",
  ],
  "revenue-up": [
    "營收年增 {revenueChange|percentSize}。",
    "銷售在擴張，營收年變動 {revenueChange|signedPercent}。",
    "最近一期的營收比去年同期增加 {revenueChange|percentSize}。",
  ],
  "revenue-down": [
    "營收年減 {revenueChange|percentSize}。",
    "銷售在收縮，營收年變動 {revenueChange|signedPercent}。",
    "需求承受壓力，最近一期的營收比去年同期減少 {revenueChange|percentSize}。",
  ],
  "growth-ahead": [
    "營收年增 {revenueChange|percentSize}，成長率高於 {revenueChangeRank|share} 的同業。",
    "公司跑贏了產業：營收年增 {revenueChange|percentSize}，快過 {revenueChangeRank|share} 的同業。",
    "成長性是其特點，{revenueChange|percentSize} 的營收成長率高於 {revenueChangeRank|share} 的產業公司。",
  ],
  "growth-behind": [
    "營收年變動 {revenueChange|signedPercent}，成長率更低的同業只占 {revenueChangeRank|share}。",
    "同業走得更快：公司營收年變動 {revenueChange|signedPercent}，產業裡僅 {revenueChangeRank|share} 的公司成長率更低。",
    "商機被對手搶走，營收年變動 {revenueChange|signedPercent}，成長率更低的公司只占 {revenueChangeRank|share}。",
  ],
  "eps-up": [
    "每股盈餘年增 {epsChange|percentSize}。",
    "最近一期的每股盈餘比去年同期提高 {epsChange|percentSize}。",
    "每股獲利在改善，每股盈餘較去年同期增加 {epsChange|percentSize}。",
  ],
  "eps-down": [
    "每股盈餘年減 {epsChange|percentSize}。",
    "最近一期的每股盈餘比去年同期減少 {epsChange|percentSize}。",
    "每股獲利在走弱，每股盈餘較去年同期下滑 {epsChange|percentSize}。",
  ],
  "eps-trend-up": [
    "拉長來看，每股盈餘的年均複合成長率為 {epsGrowth|percent}。",
    "獲利的成長有歷史支撐，每股盈餘的複合成長率為每年 {epsGrowth|percent}。",
    "每股盈餘 {epsGrowth|percent} 的複合年成長率顯示，進步並非來自某個好年頭。",
  ],
  "eps-trend-down": [
    "拉長來看，每股盈餘平均每年下降 {epsGrowth|percentSize}。",
    "獲利的疲弱並非新事，每股盈餘的多年趨勢為每年 {epsGrowth|signedPercent}。",
  ],
  "revenue-trend-up": [
    "拉長來看，營收的年均複合成長率為 {revenueGrowth|percent}。",
    "營收的長期成長率為每年 {revenueGrowth|percent}，不只是週期性的反彈。",
    "多年來需求持續累積，營收的複合成長率為 {revenueGrowth|percent}。",
  ],
  "revenue-trend-down": [
    "拉長來看，營收平均每年下降 {revenueGrowth|percentSize}。",
    "業務規模多年走弱，營收的長期變動為每年 {revenueGrowth|signedPercent}。",
  ],
  "cash-up": [
    "自由現金流達到 {freeCashFlow|money}，年增 {freeCashFlowChange|percentSize}。",
    "留下的現金多了，自由現金流較去年同期增加 {freeCashFlowChange|percentSize}。",
  ],
  "cash-down": [
    "自由現金流年減 {freeCashFlowChange|percentSize}。",
    "留下的現金少了，自由現金流較去年同期減少 {freeCashFlowChange|percentSize}。",
  ],
  "cash-negative": [
    "業務入不敷出，自由現金流為 {freeCashFlow|money}。",
    "自由現金流為負，最近一期為 {freeCashFlow|money}。",
    "營運所得尚不足以支應投資支出，自由現金流為 {freeCashFlow|money}。",
  ],
  "profit-turns-to-cash": [
    "獲利有現金支撐：過去一年平均每季自由現金流 {freeCashFlowYear|money}，淨利 {netIncomeYear|money}。",
    "現金印證了獲利的品質，過去一年平均每季自由現金流為 {freeCashFlowYear|money}，淨利為 {netIncomeYear|money}。",
  ],
  "profit-without-cash": [
    "獲利沒有全部變成現金：過去一年平均每季自由現金流 {freeCashFlowYear|money}，淨利 {netIncomeYear|money}。",
    "現金跟不上獲利，過去一年平均每季淨利為 {netIncomeYear|money}，自由現金流為 {freeCashFlowYear|money}。",
  ],
  "profit-every-year": [
    "公司最近 {profitYears|years}每個會計年度都實現獲利。",
    "連續 {profitYears|years}沒有虧損，獲利禁得起景氣起伏。",
  ],
  "interest-covered": [
    "利息負擔很輕，利息保障倍數為 {interestCoverage|times}。",
    "債權人可以安心，營業利益對利息的保障倍數為 {interestCoverage|times}。",
  ],
  "interest-tight": [
    "利息保障偏緊，保障倍數為 {interestCoverage|times}。",
    "營業利益的很大部分要用來付息，利息保障倍數為 {interestCoverage|times}。",
  ],
  liquid: ["短期償債能力充裕，流動比率為 {currentRatio|times}。", "流動性寬鬆，流動比率達到 {currentRatio|times}。"],
  illiquid: [
    "流動資產不足以支應流動負債，流動比率為 {currentRatio|times}。",
    "流動性偏緊，流動比率為 {currentRatio|times}。",
  ],
  "debt-light": [
    "相對營運所得，有息負債很輕：營業現金流相當於有息負債的 {cashFlowToDebt|percent}。",
    "資產負債表留有餘地，營業現金流相當於有息負債的 {cashFlowToDebt|percent}。",
  ],
  "debt-heavy": [
    "有息負債偏重，營業現金流只相當於其 {cashFlowToDebt|percent}。",
    "靠營運還清債務需要很久，營業現金流只相當於有息負債的 {cashFlowToDebt|percent}。",
  ],
  distress: [
    "Altman Z 分數為 {altman|count}，落在常出現財務困境的區間。",
    "從償債能力看，{altman|count} 的 Altman Z 分數是一個警示。",
  ],
  "runway-short": [
    "依目前的消耗速度，現金可以支撐 {runway|years}。",
    "資金來源存疑，帳上現金依目前的支出可用 {runway|years}。",
  ],
  "shares-fewer": [
    "股數每年減少 {shareGrowth|percentSize}，留下的每股占比更大。",
    "股本每年減少 {shareGrowth|percentSize}，有利於每股盈餘。",
  ],
  "shares-more": [
    "股東權益被稀釋，股數每年增加 {shareGrowth|percentSize}。",
    "新股不斷發行，股數每年成長 {shareGrowth|percentSize}。",
  ],
  "piotroski-high": [
    "Piotroski F 分數為 {piotroski|count}，基本面在改善。",
    "財務指標幾乎全面向好，F 分數為 {piotroski|count}。",
  ],
  "piotroski-low": [
    "Piotroski F 分數為 {piotroski|count}，基本面在轉弱。",
    "財務指標中向好的不多，F 分數為 {piotroski|count}。",
  ],
  "dcf-above": [
    "現金流折現得出每股 {dcfValue|perShare}，高於股價 {dcfGap|percentSize}。",
    "股價要求不高：每股 {dcfValue|perShare} 的 DCF 估值比它高出 {dcfGap|percentSize}。",
    "依預設假設，DCF 估值為每股 {dcfValue|perShare}，高於市價 {dcfGap|percentSize}。",
  ],
  "dcf-below": [
    "現金流折現得出每股 {dcfValue|perShare}，低於股價 {dcfGap|percentSize}。",
    "股價已經反映很多：DCF 估值為每股 {dcfValue|perShare}，低於股價 {dcfGap|percentSize}。",
    "依預設假設，DCF 估值為每股 {dcfValue|perShare}，低於市價 {dcfGap|percentSize}。",
  ],
  cheap: [
    "本益比為 {pe|times}，在產業裡不算貴，比 {peRank|share} 的同業便宜。",
    "市場為這份獲利付出的價格不多：本益比 {pe|times}，比 {peRank|share} 的產業公司便宜。",
    "以 {pe|times} 的本益比，股票屬於產業裡便宜的一類，更貴的占 {peRank|share}。",
  ],
  expensive: [
    "本益比為 {pe|times}，要求不低，更貴的同業只占 {peRank|share}。",
    "市場預期已很高：本益比 {pe|times}，產業裡只有 {peRank|share} 的公司更貴。",
    "以 {pe|times} 的本益比，股票屬於產業裡昂貴的一類，更貴的只占 {peRank|share}。",
  ],
  demanding: [
    "{pe|times} 的本益比要求不低，{peLimit|times} 以內才算合理。",
    "以 {pe|times} 的本益比，股價經不起太多失望；{peLimit|times} 以內才算合理。",
  ],
  "dividend-high": [
    "殖利率為 {dividendYield|percent}，並有正的自由現金流支撐。",
    "持有期間有股利可拿，殖利率為 {dividendYield|percent}。",
  ],
  "dividend-long": [
    "股利已連續配發 {dividendYears|years}，沒有中斷。",
    "持續 {dividendYears|years}的配息紀錄，顯示現金來源穩定。",
  ],
  "targets-above": [
    "{targetFirms|count} 家機構的平均目標價高於股價 {targetUpside|percentSize}。",
    "分析師偏樂觀：{targetFirms|count} 家機構的目標價平均比股價高出 {targetUpside|percentSize}。",
    "在給出有效目標價的 {targetFirms|count} 家機構中，平均比現價高出 {targetUpside|percentSize}。",
  ],
  "targets-below": [
    "{targetFirms|count} 家機構的平均目標價低於股價 {targetUpside|percentSize}。",
    "股價走在了分析師前面：{targetFirms|count} 家機構的目標價平均低於股價 {targetUpside|percentSize}。",
    "在給出有效目標價的 {targetFirms|count} 家機構中，平均低於現價 {targetUpside|percentSize}。",
  ],
  "price-up": [
    "過去一年股價上漲 {priceYear|percentSize}。",
    "走勢強勁，股價在過去一年上漲 {priceYear|percentSize}。",
    "市場已經注意到，過去一年的漲幅為 {priceYear|percentSize}。",
  ],
  "price-down": [
    "過去一年股價下跌 {priceYear|percentSize}。",
    "走勢不利，股價在過去一年下跌 {priceYear|percentSize}。",
    "市場已經轉身離開，過去一年的跌幅為 {priceYear|percentSize}。",
  ],
  "far-below-high": [
    "與近期高點相比，股價已下跌 {belowHigh|percentSize}。",
    "股價低於近期高點 {belowHigh|percentSize}。",
  ],
  volatile: [
    "股價波動劇烈，年化波動率為 {volatility|percent}。",
    "持有需要定力，年化波動率達到 {volatility|percent}。",
  ],
  "spread-durable": [
    "資本報酬率與資金成本之差的中位數為 {moatMedian|pointsSize}，{allYears|years}全部高於資金成本。",
    "資本確實賺到了錢：{allYears|years}裡資本報酬率全部高於資金成本，差值的中位數為 {moatMedian|pointsSize}。",
    "資本報酬率與資金成本之差的中位數為 {moatMedian|pointsSize}，{someYears|years}中有 {yearsAbove|years}為正。",
    "資本確實賺到了錢：{someYears|years}裡有 {yearsAbove|years}資本報酬率高於資金成本，差值的中位數為 {moatMedian|pointsSize}。",
    "創造價值的穩定性難得，{someYears|years}中有 {yearsAbove|years}資本報酬率高於資金成本，差值的中位數為 {moatMedian|pointsSize}。",
  ],
  "spread-negative": [
    "資本的成本比它的報酬還大，差值的中位數為 {moatMedian|points}。",
    "依中位數看，公司在消耗價值：報酬率與資金成本之差為 {moatMedian|points}。",
    "只要報酬率與資金成本之差的中位數仍為 {moatMedian|points}，規模再大也幫不了股東。",
  ],
  "spread-rising": [
    "近年的報酬率與資金成本之差，比之前擴大 {moatChange|pointsSize}。",
    "資本報酬在改善，與資金成本之差比之前提高 {moatChange|pointsSize}。",
  ],
  "spread-falling": [
    "近年的報酬率與資金成本之差，比之前縮小 {moatChange|pointsSize}。",
    "資本報酬在被侵蝕，與資金成本之差比之前下降 {moatChange|pointsSize}。",
  ],

  // 摘要。
  "summary-growing": [
    "{name} 獲利且仍在擴張：最近一期營收年增 {revenueChange|percentSize}，營業利益率為 {operatingMargin|percent}。",
    "{name} 成長與獲利兼備，最近一期營收年增 {revenueChange|percentSize}，營業利益率為 {operatingMargin|percent}。",
    "最近一期營業利益率為 {operatingMargin|percent}，營收年增 {revenueChange|percentSize}，{name} 在獲利中成長。",
  ],
  "summary-shrinking": [
    "{name} 仍在賺錢，但賣得少了：營收年減 {revenueChange|percentSize}，營業利益率為 {operatingMargin|percent}。",
    "{name} 保有 {operatingMargin|percent} 的營業利益率，不過營收年減 {revenueChange|percentSize}。",
    "{name} 的問題在需求。營收年減 {revenueChange|percentSize}，營業利益率則為 {operatingMargin|percent}。",
  ],
  "summary-steady": [
    "{name} 的銷售有 {operatingMargin|percent} 留作營業利益。",
    "{name} 以 {operatingMargin|percent} 的營業利益率經營。",
  ],
  "summary-loss-growing": [
    "{name} 在擴張，但尚未獲利：營收年增 {revenueChange|percentSize}，淨利為 {netIncome|money}。",
    "對 {name} 來說，規模先於獲利：營收年增 {revenueChange|percentSize}，淨利為 {netIncome|money}。",
  ],
  "summary-loss": [
    "{name} 目前虧損，最近一期淨利為 {netIncome|money}。",
    "{name} 需要轉虧為盈，最近一期淨利為 {netIncome|money}。",
  ],
  "summary-returns": ["{name} 的股東權益報酬率為 {roe|percent}。", "股東權益報酬率方面，{name} 目前為 {roe|percent}。"],
  "summary-sales-up": [
    "{name} 賣得比以前多，營收年增 {revenueChange|percentSize}。",
    "在 {name}，銷售在擴張，營收年增 {revenueChange|percentSize}。",
  ],
  "summary-sales-down": [
    "{name} 賣得比以前少，營收年減 {revenueChange|percentSize}。",
    "在 {name}，銷售在收縮，營收年減 {revenueChange|percentSize}。",
  ],
  "summary-moat-wide": [
    "護城河寬：資本報酬率 {allYears|years}全部高於資金成本，差值的中位數為 {moatMedian|pointsSize}。",
    "護城河寬：{someYears|years}中有 {yearsAbove|years}資本報酬率高於資金成本，差值的中位數為 {moatMedian|pointsSize}。",
    "財報顯示公司有寬護城河，報酬率與資金成本之差的中位數為 {moatMedian|pointsSize}。",
  ],
  "summary-moat-narrow": [
    "護城河窄，報酬率與資金成本之差的中位數為 {moatMedian|pointsSize}。",
    "競爭者被擋在一段距離之外：護城河窄，報酬率與資金成本之差的中位數為 {moatMedian|pointsSize}。",
  ],
  "summary-moat-none": [
    "財報中看不到護城河，報酬率與資金成本之差的中位數為 {moatMedian|points}。",
    "沒有跡象顯示公司能長久抵御競爭，報酬率與資金成本之差的中位數為 {moatMedian|points}。",
  ],
  "summary-moat-unsupported": [
    "資本報酬率的中位數比資金成本高出 {moatMedian|pointsSize}，但財報裡看不到是什麼在守護它。",
    "資本報酬率與資金成本之差的中位數為 {moatMedian|pointsSize}，財報卻沒有顯示這項優勢從何而來。",
  ],
  "summary-value-above": [
    "股價並不苛刻，DCF 估值高於它 {dcfGap|percentSize}。",
    "估值站在多頭一邊：DCF 估值比股價高出 {dcfGap|percentSize}。",
    "依預設假設，現金流折現得出的價值高於股價 {dcfGap|percentSize}。",
  ],
  "summary-value-below": [
    "股價已反映很高的預期，DCF 估值低於它 {dcfGap|percentSize}。",
    "估值是一道關卡：DCF 估值低於股價 {dcfGap|percentSize}。",
    "依預設假設，現金流折現得出的價值低於股價 {dcfGap|percentSize}。",
  ],
  "summary-value-fair": [
    "股價接近 DCF 估值，兩者相差 {dcfGap|signedPercent}。",
    "估值給不出方向，DCF 估值與股價相差 {dcfGap|signedPercent}。",
  ],
  "summary-pe": ["股票目前的本益比為 {pe|times}。", "市場以 {pe|times} 的本益比為已公布的獲利定價。"],
  "summary-targets-above": [
    "追蹤該股的 {targetFirms|count} 家機構，平均預期股價高出現價 {targetUpside|percentSize}。",
    "分析師認為股價還有上漲空間，平均目標價高於股價 {targetUpside|percentSize}。",
  ],
  "summary-targets-below": [
    "追蹤該股的 {targetFirms|count} 家機構，平均預期股價低於現價 {targetUpside|percentSize}。",
    "分析師認為股價已經偏高，平均目標價低於股價 {targetUpside|percentSize}。",
  ],
  "summary-price-up": [
    "過去一年裡，股票上漲 {priceYear|percentSize}。",
    "股東這一年收穫不錯，股價上漲 {priceYear|percentSize}。",
  ],
  "summary-price-down": [
    "過去一年裡，股票下跌 {priceYear|percentSize}。",
    "股東這一年並不好過，股價下跌 {priceYear|percentSize}。",
  ],

  // 護城河。
  "moat-wide": [
    "護城河寬。資本報酬率 {allYears|years}全部高於資金成本，差值的中位數為 {moatMedian|pointsSize}。",
    "護城河寬。在統計的 {someYears|years}裡，有 {yearsAbove|years}資本報酬率高於資金成本，差值的中位數為 {moatMedian|pointsSize}。",
    "以 {someYears|years}的財報衡量，護城河寬：其中 {yearsAbove|years}差值為正，中位數為 {moatMedian|pointsSize}。",
    "從財報看，這是寬護城河，差值的中位數為 {moatMedian|pointsSize}。",
  ],
  "moat-narrow": [
    "護城河窄。資本報酬率 {allYears|years}全部高於資金成本，差值的中位數為 {moatMedian|pointsSize}。",
    "護城河窄。在統計的 {someYears|years}裡，有 {yearsAbove|years}資本報酬率高於資金成本，差值的中位數為 {moatMedian|pointsSize}。",
    "以 {someYears|years}的財報衡量，護城河窄：其中 {yearsAbove|years}差值為正，而來源只能看到一部分。",
    "從財報看，這是窄護城河，差值的中位數為 {moatMedian|pointsSize}。",
  ],
  "moat-none": [
    "財報看不到護城河。資本報酬率 {noYears|years}裡沒有一年高於資金成本，差值的中位數為 {moatMedian|points}。",
    "財報看不到護城河。在統計的 {someYears|years}裡，有 {yearsAbove|years}資本報酬率高於資金成本，差值的中位數為 {moatMedian|points}。",
    "以 {moatYears|years}的財報衡量，談不上護城河：報酬率與資金成本之差的中位數為 {moatMedian|points}。",
    "從財報看沒有護城河，差值的中位數為 {moatMedian|points}。",
  ],
  "moat-unsupported": [
    "資本報酬率 {allYears|years}全部高於資金成本，差值的中位數為 {moatMedian|pointsSize}。財報中沒有能解釋它的優勢來源，因此不算護城河。",
    "在統計的 {someYears|years}裡，有 {yearsAbove|years}資本報酬率高於資金成本，差值的中位數為 {moatMedian|pointsSize}。財報中沒有能解釋它的優勢來源，因此不算護城河。",
    "差值的中位數為 {moatMedian|pointsSize}，已達護城河的門檻；缺的是財報中看得見的優勢來源。",
  ],
  "moat-unseen": ["報酬率與資金成本之差的中位數為 {moatMedian|pointsSize}，但財報能看到的來源太少，護城河無法判斷。"],
  "moat-widening": [
    "它在變寬，近年差值的中位數比之前提高 {moatChange|pointsSize}。",
    "方向有利，近年的差值高於之前 {moatChange|pointsSize}。",
  ],
  "moat-stable": [
    "它保持穩定，近年與之前的差值相差 {moatChange|points}。",
    "看不出明確趨勢，近年與之前相比變動 {moatChange|points}。",
  ],
  "moat-narrowing": [
    "它在變窄，近年差值的中位數比之前下降 {moatChange|pointsSize}。",
    "方向不利，近年的差值低於之前 {moatChange|pointsSize}。",
  ],
  "returns-rising": [
    "不過報酬率正在改善，近年差值的中位數高於之前 {moatChange|pointsSize}。",
    "差值仍在提高，近年的中位數比之前提高 {moatChange|pointsSize}。",
  ],
  "returns-steady": ["報酬率看不出明確趨勢，近年與之前相比變動 {moatChange|points}。"],
  "returns-falling": [
    "報酬率還在惡化，近年差值的中位數低於之前 {moatChange|pointsSize}。",
    "差值也在下降，近年的中位數比之前下降 {moatChange|pointsSize}。",
  ],
  "margin-high-and-steady": [
    "毛利率高於 {standing|share} 的同業，且多年穩定，這正是定價能力的標誌。",
    "毛利率在產業裡居前，且多年穩定，這正是定價能力的標誌。",
  ],
  "margin-high": ["毛利率高於 {standing|share} 的同業，顯示有定價能力。", "毛利率在產業裡居前，顯示有定價能力。"],
  "margin-above-peers": [
    "毛利率高於 {standing|share} 的同業，但還不能證明有定價能力。",
    "毛利率好於多數同業，但還不能證明有定價能力。",
  ],
  "research-above-peers": ["毛利率平平，但研發支出比多數同業高。"],
  "advertising-above-peers": ["毛利率平平，但廣告支出比多數同業高。"],
  "margin-ordinary": ["毛利率在產業裡並不突出，看不出定價能力。"],
  "costs-low-and-falling": ["營業利益率的產業排名遠好於毛利率，而且成本相對產業持續改善。"],
  "costs-low": ["營業利益率的產業排名好於毛利率，顯示費用控制得宜。"],
  "costs-falling": ["單位營收的成本相對產業在改善，只是起點平平。"],
  "overhead-low": ["營業利益率的產業排名略好於毛利率，顯示費用結構精簡。"],
  "costs-ordinary": ["成本並不比產業更有優勢。"],
  "steady-and-prepaid": ["營收比多數同業穩定，並且有一部分是預收的。"],
  "prepaid-and-rising": ["客戶提前付款並且留得住：預收規模大，營收也比多數同業穩定。"],
  "very-steady": ["營收成長率的穩定性在產業裡居前，客戶似乎很少離開。"],
  steady: ["營收成長率比多數同業穩定。"],
  prepaid: ["營收有一部分是預收的，但成長率並不比同業穩定。"],
  unsteady: ["營收成長率並不比同業穩定，看不出客戶被綁定。"],
  "large-among-few": [
    "這個產業由少數大公司分享，公司占其營收的 {share|share}。",
    "這個產業由少數大公司分享，公司是其中之一。",
  ],
  "large-share": ["公司占產業營收的 {share|share}。", "公司在產業營收中的比重很大。"],
  "notable-share": [
    "公司占產業營收的 {share|share}，屬於其中較大的。",
    "公司在產業營收中占有可觀的比重，但談不上主導。",
  ],
  "small-share": [
    "產業營收中 {share|share} 的占比，不足以靠規模形成保護。",
    "在產業營收中的占比太小，規模構不成保護。",
  ],
  "not-visible.intangibleAssets": ["毛利率缺少足夠的可比較的同業，難以判斷定價能力。"],
  "not-visible.costAdvantage": ["成本缺少足夠的可比較的同業，看不出優勢。"],
  "not-visible.switchingCosts": ["營收的穩定性缺少足夠的可比較的同業，難以判斷客戶是否留得住。"],
  "not-visible.efficientScale": ["可比較的公司太少，無法衡量產業市占率。"],
  "network-described": ["公司在年報中描述了網路效應：[[passage]]"],
  "network-not-described": ["年報的業務章節沒有提到網路效應。"],
  "not-measurable": ["網路效應無法從財報衡量。"],

  // 產品。
  product: [
    "年報這樣介紹 {name}：[[passage]]",
    "關於 {name}，公司寫道：[[passage]]",
    "{name}，依年報的說法：[[passage]]",
    "{name} 的介紹如下：[[passage]]",
    "{name}，年報原文如下：[[passage]]",
  ],

  // 競爭對手。
  "peer-named": [
    "{name} 是年報點名的競爭對手。",
    "年報把 {name} 列為競爭對手。",
    "{name} 出現在公司自己列出的競爭對手當中。",
  ],
  "peer-named-for": [
    "{name} 是年報點名的 {business} 競爭對手。",
    "年報把 {name} 列為 {business} 的競爭對手。",
    "{name} 出現在公司為 {business} 列出的競爭對手當中。",
  ],
  "peer-industry": [
    "{name} 同處一個產業，規模相近，最近一期營收為 {theirs|money}。",
    "同一產業中，{name} 規模相近，最近一期營收為 {theirs|money}。",
    "{name} 在同一產業經營，規模相近，最近一期營收為 {theirs|money}。",
  ],
  "peer-of-other-size": [
    "{name} 同處一個產業，最近一期營收為 {theirs|money}。",
    "同一產業的還有 {name}，最近一期營收為 {theirs|money}。",
    "{name} 在同一產業經營，最近一期營收為 {theirs|money}。",
  ],
  "stronger-revenue": [
    "{name} 規模更大，營收為 {theirs|money}，公司為 {ours|money}。",
    "規模上 {name} 占優：營收 {theirs|money}，公司 {ours|money}。",
  ],
  "stronger-growth": [
    "{name} 的成長率更好，為 {theirs|signedPercent}，公司為 {ours|signedPercent}。",
    "成長率上 {name} 占優：{theirs|signedPercent}，公司 {ours|signedPercent}。",
  ],
  "stronger-operatingMargin": [
    "{name} 每筆銷售留下的更多，營業利益率為 {theirs|percent}，公司為 {ours|percent}。",
    "營業利益率上 {name} 占優：{theirs|percent}，公司 {ours|percent}。",
  ],
  "stronger-roic": [
    "{name} 的投入資本報酬率更好，為 {theirs|percent}，公司為 {ours|percent}。",
    "資本報酬上 {name} 占優：{theirs|percent}，公司 {ours|percent}。",
  ],
  "stronger-pe": [
    "{name} 的股票更便宜，本益比為 {theirs|times}，公司為 {ours|times}。",
    "價格上 {name} 占優：本益比 {theirs|times}，公司 {ours|times}。",
  ],
  "weaker-revenue": [
    "{name} 規模更小，營收為 {theirs|money}，公司為 {ours|money}。",
    "相比之下 {name} 規模較小：營收 {theirs|money}，公司 {ours|money}。",
  ],
  "weaker-growth": [
    "{name} 的成長率較弱，為 {theirs|signedPercent}，公司為 {ours|signedPercent}。",
    "成長率上 {name} 不敵：{theirs|signedPercent}，公司 {ours|signedPercent}。",
  ],
  "weaker-operatingMargin": [
    "{name} 每筆銷售留下的較少，營業利益率為 {theirs|percent}，公司為 {ours|percent}。",
    "營業利益率上 {name} 不敵：{theirs|percent}，公司 {ours|percent}。",
  ],
  "weaker-roic": [
    "{name} 的投入資本報酬率較弱，為 {theirs|percent}，公司為 {ours|percent}。",
    "資本報酬上 {name} 不敵：{theirs|percent}，公司 {ours|percent}。",
  ],
  "weaker-pe": [
    "{name} 的股票更貴，本益比為 {theirs|times}，公司為 {ours|times}。",
    "持有 {name} 的代價更大：本益比 {theirs|times}，公司 {ours|times}。",
  ],

  // 什麼會改變判斷。
  "would-price-up": [
    "如果股價再上漲 {dcfGap|percentSize}，與 DCF 估值之間的距離就會消失。",
    "一旦股票上漲 {dcfGap|percentSize}，估值方面的理由就不復存在。",
  ],
  "would-price-down": [
    "如果股價下跌 {dcfGap|percentSize}，就會回到 DCF 估值。",
    "一旦股票下跌 {dcfGap|percentSize}，估值就不再是障礙。",
  ],
  "would-roe-lost": [
    "如果股東權益報酬率從 {value|percent} 降到 {threshold|percent} 以下，就會對公司不利。",
    "一旦股東權益報酬率（目前 {value|percent}）低於 {threshold|percent}，品質方面的理由就會變弱。",
  ],
  "would-roe-won": [
    "如果股東權益報酬率從 {value|percent} 升到 {threshold|percent}，公司的品質會更有說服力。",
    "股東權益報酬率目前為 {value|percent}，達到 {threshold|percent} 才算優質。",
  ],
  "would-growth-lost": [
    "如果營收的長期成長率從 {value|percent} 降到 {threshold|percent} 以下，成長的理由就不再成立。",
    "一旦營收的長期成長率（目前 {value|percent}）低於 {threshold|percent}，判斷就要改變。",
  ],
  "would-growth-won": [
    "如果營收的長期成長率從 {value|percent} 升到 {threshold|percent}，公司就稱得上成長股。",
    "營收的長期成長率目前為 {value|percent}，達到 {threshold|percent} 才能支撐成長性的判斷。",
  ],
  "would-liquidity-lost": ["如果流動比率從 {value|times} 降到 {threshold|times} 以下，流動性就會成為問題。"],
  "would-liquidity-won": ["流動比率目前為 {value|times}，達到 {threshold|times} 才能打消對流動性的疑慮。"],
  "would-coverage-lost": ["如果利息保障倍數從 {value|times} 降到 {threshold|times} 以下，就是一個警示信號。"],
  "would-coverage-won": ["如果利息保障倍數從 {value|times} 升到 {threshold|times}，債務就不那麼令人擔心。"],
  "would-debt-lost": ["如果有息負債從股東權益的 {value|percent} 升到 {threshold|percent} 以上，就需要謹慎。"],
  "would-debt-won": ["有息負債目前為股東權益的 {value|percent}，回到 {threshold|percent} 才算適度。"],
  "would-shares-lost": [
    "如果股數每年增加到 {threshold|percent} 以上，稀釋就會成為問題；目前為 {value|signedPercent}。",
  ],
  "would-shares-won": ["如果股數的年成長率從 {value|signedPercent} 回到 {threshold|percent} 以內，稀釋就不再是問題。"],
  "would-pe-lost": ["如果本益比從 {value|times} 升到 {threshold|times} 以上，股價相對獲利就算貴了。"],
  "would-pe-won": ["如果本益比從 {value|times} 回到 {threshold|times} 以下，股價相對獲利就算合理。"],
  "would-moat-shown": [
    "若財報中出現一項優勢來源，就可算作護城河；資本報酬率與資金成本之差的中位數為 {moatMedian|pointsSize}，已經足夠。",
  ],
  "would-moat-widen": [
    "如果財報再顯示一種優勢來源，護城河就可算作寬；報酬率與資金成本之差的中位數為 {moatMedian|pointsSize}，已經足夠。",
    "財報若再顯示一種優勢來源，護城河就算寬；報酬率與資金成本之差的中位數為 {moatMedian|pointsSize}，已經足夠。",
  ],
  "would-piotroski-lost": ["如果 F 分數從 {value|count} 降到 {threshold|count} 以下，改善就已告終。"],
  "would-piotroski-won": ["F 分數目前為 {value|count}，達到 {threshold|count} 才算轉好。"],
  "would-moat-lost": [
    "如果資本報酬率不再能覆蓋資金成本，護城河就有疑問；目前差值的中位數為 {moatMedian|pointsSize}。",
    "護城河靠的是資本報酬率高於資金成本，差值的中位數為 {moatMedian|pointsSize}；一旦差值接近於零，護城河就不成立。",
  ],
  "would-moat-won": [
    "只有資本報酬率持續覆蓋資金成本，才談得上護城河；目前差值的中位數為 {moatMedian|points}。",
    "如果報酬率與資金成本之差（中位數 {moatMedian|points}）長期轉正，對護城河的判斷就會改變。",
  ],
};
