import type { Wordings } from "./wordings.ts";

export const en: Wordings = {
  // What is unusual.
  "roe-high": [
    "Return on equity stands at {roe|percent}, ahead of {roeRank|share} of the industry.",
    "Equity is used well: the return on equity is {roe|percent}, and {roeRank|share} of industry peers earn less on theirs.",
    "Few peers earn as much on their equity. At {roe|percent}, the company is ahead of {roeRank|share} of them.",
  ],
  "roe-low": [
    "Return on equity is only {roe|percent}; just {roeRank|share} of the industry has a lower one.",
    "Equity earns little, at {roe|percent}. Only {roeRank|share} of peers report a lower return.",
    "At {roe|percent}, the return on equity sits near the bottom of the industry, where {roeRank|share} of companies have a lower one.",
  ],
  "operating-margin-high": [
    "An operating margin of {operatingMargin|percent} puts the company ahead of {operatingMarginRank|share} of its industry.",
    "Much of each sale is kept: the operating margin is {operatingMargin|percent}, ahead of {operatingMarginRank|share} of peers.",
    "Peers rarely match the operating margin of {operatingMargin|percent}; {operatingMarginRank|share} of them make do with less.",
  ],
  "operating-margin-low": [
    "Operations leave a margin of {operatingMargin|percent}, and only {operatingMarginRank|share} of the industry has a lower one.",
    "The operating margin, at {operatingMargin|percent}, is among the weakest in the industry: {operatingMarginRank|share} of peers have a lower one.",
    "Little is left after costs. Only {operatingMarginRank|share} of peers run a lower operating margin than this one of {operatingMargin|percent}.",
  ],
  "gross-margin-high": [
    "A gross margin of {grossMargin|percent}, ahead of {grossMarginRank|share} of the industry, suggests pricing power.",
    "Customers pay well over cost: the gross margin is {grossMargin|percent}, ahead of {grossMarginRank|share} of peers.",
    "Gross margin is a strength. At {grossMargin|percent}, it is ahead of {grossMarginRank|share} of the industry.",
  ],
  "gross-margin-low": [
    "Gross margin is thin at {grossMargin|percent}; only {grossMarginRank|share} of peers have a lower one.",
    "With a gross margin of {grossMargin|percent}, the company has little room on price. Only {grossMarginRank|share} of the industry has a lower one.",
    "Pricing power is hard to see: {grossMarginRank|share} of peers have a lower gross margin than the {grossMargin|percent} earned here.",
  ],
  "roe-highest": [
    "Return on equity stands at {roe|percent}, the highest in the industry.",
    "No other company of the industry earns as much on its equity as this one, at {roe|percent}.",
  ],
  "roe-lowest": ["Return on equity is only {roe|percent}, the lowest in the industry."],
  "operating-margin-highest": [
    "An operating margin of {operatingMargin|percent} is the highest in the industry.",
    "No peer keeps as much of each sale: the operating margin is {operatingMargin|percent}.",
  ],
  "operating-margin-lowest": ["Operations leave a margin of {operatingMargin|percent}, the lowest in the industry."],
  "gross-margin-highest": [
    "A gross margin of {grossMargin|percent}, the highest in the industry, suggests pricing power.",
  ],
  "gross-margin-lowest": ["Gross margin is thin at {grossMargin|percent}, the lowest in the industry."],
  "growth-fastest": [
    "Revenue rose {revenueChange|percentSize} from a year earlier, faster than at any peer.",
    "The company outgrows all of its peers, with revenue up {revenueChange|percentSize} on the year.",
  ],
  "growth-slowest": [
    "Revenue changed by {revenueChange|signedPercent} from a year earlier, and every peer did better.",
  ],
  cheapest: ["The P/E of {pe|times} is the lowest in the industry."],
  "most-expensive": ["The P/E of {pe|times} is the highest in the industry."],
  "margin-wider": [
    "The operating margin of {operatingMarginYear|percent} over the past year is above its long-run average of {operatingMarginAverage|percent}.",
    "Operations have become more profitable. The margin of {operatingMarginYear|percent} over the past year is above the average of {operatingMarginAverage|percent} that was usual before.",
    "Compared with its own past, the company is doing well: a margin of {operatingMarginYear|percent} over the past year against an average of {operatingMarginAverage|percent}.",
  ],
  "margin-thinner": [
    "The operating margin of {operatingMarginYear|percent} over the past year is below its long-run average of {operatingMarginAverage|percent}.",
    "Profitability is not what it was. The margin of {operatingMarginYear|percent} over the past year is below the average of {operatingMarginAverage|percent} that was usual before.",
    "Compared with its own past, the company disappoints: a margin of {operatingMarginYear|percent} over the past year against an average of {operatingMarginAverage|percent}.",
  ],
  loss: [
    "The company is in the red, with a net result of {netIncome|money} in its latest period.",
    "The latest period closed with a net loss ({netIncome|money}).",
    "There is no profit to build on yet: the latest net result is {netIncome|money}.",
  ],
  "revenue-up": [
    "Revenue rose {revenueChange|percentSize} from a year earlier.",
    "Sales are growing: {revenueChange|signedPercent} against the same period a year earlier.",
    "The latest period brought {revenueChange|percentSize} more revenue than a year earlier.",
  ],
  "revenue-down": [
    "Revenue fell {revenueChange|percentSize} from a year earlier.",
    "Sales are shrinking: {revenueChange|signedPercent} against the same period a year earlier.",
    "The top line is under pressure, with revenue down {revenueChange|percentSize} from a year earlier.",
  ],
  "growth-ahead": [
    "Revenue rose {revenueChange|percentSize} from a year earlier, and growth is ahead of {revenueChangeRank|share} of the industry.",
    "The company outgrows its industry: with revenue up {revenueChange|percentSize}, it is ahead of {revenueChangeRank|share} of its peers.",
    "Growth sets it apart. Revenue increased {revenueChange|percentSize}, and the pace is ahead of {revenueChangeRank|share} of the industry.",
  ],
  "growth-behind": [
    "Revenue changed by {revenueChange|signedPercent} from a year earlier; only {revenueChangeRank|share} of the industry had lower growth.",
    "Peers are ahead: revenue changed by {revenueChange|signedPercent} from a year earlier, and only {revenueChangeRank|share} of them did worse.",
    "Competitors are taking the growth. At {revenueChange|signedPercent} on the year, just {revenueChangeRank|share} of the industry moves more slowly.",
  ],
  "eps-up": [
    "Earnings per share rose {epsChange|percentSize} from a year earlier.",
    "The latest EPS is {epsChange|percentSize} higher than in the same period a year earlier.",
    "Each share earns more: EPS grew {epsChange|percentSize} on the year.",
  ],
  "eps-down": [
    "Earnings per share fell {epsChange|percentSize} from a year earlier.",
    "The latest EPS is {epsChange|percentSize} lower than in the same period a year earlier.",
    "Each share earns less: EPS declined {epsChange|percentSize} on the year.",
  ],
  "eps-trend-up": [
    "Over the longer run EPS has compounded at {epsGrowth|percent} a year.",
    "Per-share earnings have a record of growth, averaging {epsGrowth|percent} a year.",
    "A compound EPS growth rate of {epsGrowth|percent} a year shows that progress is not a matter of a single good period.",
  ],
  "eps-trend-down": [
    "Over the longer run EPS has fallen {epsGrowth|percentSize} a year.",
    "The weakness in earnings is not new: the multi-year EPS trend is {epsGrowth|signedPercent} a year.",
  ],
  "revenue-trend-up": [
    "Revenue has compounded at {revenueGrowth|percent} a year over the longer run.",
    "The long-run growth rate of revenue, {revenueGrowth|percent} a year, is more than a cyclical rebound.",
    "Demand has been building for years, at a compound revenue growth rate of {revenueGrowth|percent}.",
  ],
  "revenue-trend-down": [
    "Over the longer run revenue has fallen {revenueGrowth|percentSize} a year.",
    "The business has been getting smaller for years: the annual rate for revenue is {revenueGrowth|signedPercent}.",
  ],
  "cash-up": [
    "Free cash flow reached {freeCashFlow|money}, up {freeCashFlowChange|percentSize} from a year earlier.",
    "More cash is left over: free cash flow grew {freeCashFlowChange|percentSize} on the year.",
  ],
  "cash-down": [
    "Free cash flow fell {freeCashFlowChange|percentSize} from a year earlier.",
    "Less cash is left over: free cash flow declined {freeCashFlowChange|percentSize} on the year.",
  ],
  "cash-negative": [
    "The business uses more cash than it brings in: free cash flow is {freeCashFlow|money}.",
    "Free cash flow is negative, at {freeCashFlow|money} in the latest period.",
    "Operations do not pay for investment at present; free cash flow stands at {freeCashFlow|money}.",
  ],
  "profit-turns-to-cash": [
    "Earnings are backed by cash: the average quarter of the past year brought {freeCashFlowYear|money} of free cash flow against {netIncomeYear|money} of net income.",
    "Cash confirms the profit. In the average quarter of the past year, free cash flow of {freeCashFlowYear|money} compares with net income of {netIncomeYear|money}.",
  ],
  "profit-without-cash": [
    "Not all of the profit arrives as cash: the average quarter of the past year brought {freeCashFlowYear|money} of free cash flow against {netIncomeYear|money} of net income.",
    "Cash does not keep pace with profit. In the average quarter of the past year, net income was {netIncomeYear|money} and free cash flow {freeCashFlowYear|money}.",
  ],
  "profit-every-year": [
    "The company has been profitable in each of the last {profitYears|years}.",
    "No loss in {profitYears|years}: earnings have held through good times and bad.",
  ],
  "interest-covered": [
    "Interest is no burden; operating income covers it {interestCoverage|times}.",
    "Lenders are well covered: interest coverage is {interestCoverage|times}.",
  ],
  "interest-tight": [
    "Interest coverage is tight at {interestCoverage|times}.",
    "Debt service takes much of the operating income, which covers interest {interestCoverage|times}.",
  ],
  liquid: [
    "Short-term obligations are well covered, with a current ratio of {currentRatio|times}.",
    "Liquidity is ample: the current ratio is {currentRatio|times}.",
  ],
  illiquid: [
    "Current assets do not cover current liabilities; the current ratio is {currentRatio|times}.",
    "Liquidity is thin, with a current ratio of {currentRatio|times}.",
  ],
  "debt-light": [
    "Debt is small next to the cash that operations bring in: cash flow amounts to {cashFlowToDebt|percent} of it.",
    "The balance sheet leaves room to act. Operating cash flow equals {cashFlowToDebt|percent} of debt.",
  ],
  "debt-heavy": [
    "Debt weighs on the balance sheet: operating cash flow amounts to only {cashFlowToDebt|percent} of it.",
    "Paying debt out of operations would take long, since cash flow equals just {cashFlowToDebt|percent} of what is owed.",
  ],
  distress: [
    "An Altman Z-score of {altman|count} lies in the zone in which financial distress has often followed.",
    "The Altman Z-score, {altman|count}, is a warning about solvency.",
  ],
  "runway-short": [
    "At the current burn rate, cash lasts {runway|years}.",
    "Funding is a question: cash on hand pays for {runway|years} at the present rate of spending.",
  ],
  "shares-fewer": [
    "The share count has fallen {shareGrowth|percentSize} a year, so each share owns a bigger piece of the business.",
    "A share count that has fallen {shareGrowth|percentSize} a year supports earnings per share.",
  ],
  "shares-more": [
    "Shareholders are being diluted, as the share count has risen {shareGrowth|percentSize} a year.",
    "New shares keep coming: their number has grown {shareGrowth|percentSize} a year.",
  ],
  "piotroski-high": [
    "A Piotroski F-score of {piotroski|count} points to improving fundamentals.",
    "The financial statements are improving almost everywhere, which a Piotroski F-score of {piotroski|count} sums together.",
  ],
  "piotroski-low": [
    "A Piotroski F-score of {piotroski|count} points to deteriorating fundamentals.",
    "Few of the signals in the Piotroski F-score are positive; it stands at {piotroski|count}.",
  ],
  "dcf-above": [
    "Discounted cash flow gives {dcfValue|perShare} a share, {dcfGap|percentSize} above the price.",
    "The price asks for little: a DCF value of {dcfValue|perShare} is {dcfGap|percentSize} higher.",
    "On default assumptions, the DCF value per share is {dcfValue|perShare}, which is {dcfGap|percentSize} above the market price.",
  ],
  "dcf-below": [
    "Discounted cash flow gives {dcfValue|perShare} a share, {dcfGap|percentSize} below the price.",
    "Much is priced in already: a DCF value of {dcfValue|perShare} is {dcfGap|percentSize} below the price.",
    "On default assumptions, the DCF value per share is {dcfValue|perShare}, which is {dcfGap|percentSize} below the market price.",
  ],
  cheap: [
    "The P/E of {pe|times} is modest for the industry: cheaper than {peRank|share} of it.",
    "Investors pay little for these earnings: the P/E is {pe|times}, cheaper than at {peRank|share} of peers.",
    "At {pe|times} earnings, the stock is among the cheapest of its industry; {peRank|share} of peers cost more.",
  ],
  expensive: [
    "The P/E of {pe|times} is demanding; only {peRank|share} of the industry is more expensive.",
    "Expectations are high: the P/E stands at {pe|times}, and just {peRank|share} of peers are more expensive.",
    "At {pe|times} earnings, the stock is among the most expensive of its industry, where {peRank|share} of companies cost more.",
  ],
  demanding: [
    "A P/E of {pe|times} is demanding; up to {peLimit|times} would count as reasonable.",
    "At {pe|times} earnings, the price leaves little room for disappointment; a P/E up to {peLimit|times} would count as reasonable.",
  ],
  "dividend-high": [
    "The dividend yields {dividendYield|percent}, with positive free cash flow to pay it.",
    "Shareholders are paid to wait: the dividend yield is {dividendYield|percent}.",
  ],
  "dividend-long": [
    "Dividends have been paid without interruption for {dividendYears|years}.",
    "A dividend record of {dividendYears|years} speaks for steady cash generation.",
  ],
  "targets-above": [
    "The average target of {targetFirms|count} firms is {targetUpside|percentSize} above the price.",
    "Analysts are optimistic: {targetFirms|count} firms have targets that average {targetUpside|percentSize} above the price.",
    "Among {targetFirms|count} firms with a current target, the average implies an upside of {targetUpside|percentSize}.",
  ],
  "targets-below": [
    "The average target of {targetFirms|count} firms is {targetUpside|percentSize} below the price.",
    "The stock has run past its analysts: the targets of {targetFirms|count} firms average {targetUpside|percentSize} below the price.",
    "Among {targetFirms|count} firms with a current target, the average implies a downside of {targetUpside|percentSize}.",
  ],
  "price-up": [
    "The share price rose {priceYear|percentSize} in the past year.",
    "Momentum is strong, with a price gain of {priceYear|percentSize} in the past year.",
    "The market has noticed: the stock climbed {priceYear|percentSize} in the past year.",
  ],
  "price-down": [
    "The share price fell {priceYear|percentSize} in the past year.",
    "Momentum is against the stock, which lost {priceYear|percentSize} in the past year.",
    "The market has turned away: the stock declined {priceYear|percentSize} in the past year.",
  ],
  "far-below-high": [
    "From its high of the past year, the stock has fallen {belowHigh|percentSize}.",
    "The stock trades {belowHigh|percentSize} below its high of the past year.",
  ],
  volatile: [
    "The stock swings widely; its annual volatility is {volatility|percent}.",
    "Holders need strong nerves: volatility runs at {volatility|percent} a year.",
  ],
  "spread-durable": [
    "Returns on capital exceed its cost by {moatMedian|pointsSize} in the median year, and did so in all {allYears|years} measured.",
    "Capital earns more than it costs: the median spread over its cost is {moatMedian|pointsSize}, and it was positive in all {allYears|years}.",
    "Returns on capital exceed its cost by {moatMedian|pointsSize} in the median year, and did so in {yearsAbove|count} of {someYears|years}.",
    "Capital earns more than it costs: the median spread over its cost is {moatMedian|pointsSize}, positive in {yearsAbove|count} of {someYears|years}.",
    "Value is created with rare consistency. The spread over the cost of capital was positive in {yearsAbove|count} of {someYears|years}, with a median of {moatMedian|pointsSize}.",
  ],
  "spread-negative": [
    "Capital costs more here than it earns: the median spread is {moatMedian|points}.",
    "The median year destroys value, with a spread over the cost of capital of {moatMedian|points}.",
    "Growth alone does not help holders as long as the spread over the cost of capital has a median of {moatMedian|points}.",
  ],
  "spread-rising": [
    "The spread over the cost of capital has widened by {moatChange|pointsSize} between recent years and those before.",
    "Returns on capital are improving: their spread rose {moatChange|pointsSize} against the years before.",
  ],
  "spread-falling": [
    "The spread over the cost of capital has narrowed by {moatChange|pointsSize} between the years before and recent ones.",
    "Returns on capital are eroding: their spread fell {moatChange|pointsSize} against the years before.",
  ],

  // Summary.
  "summary-growing": [
    "{name} is a profitable business that is still growing: in the latest period revenue rose {revenueChange|percentSize} on the year, and {operatingMargin|percent} of it was left as operating income.",
    "{name} combines growth with profit: revenue of the latest period is up {revenueChange|percentSize} on the year, with an operating margin of {operatingMargin|percent}.",
    "With an operating margin of {operatingMargin|percent} in the latest period and revenue up {revenueChange|percentSize} on the year, {name} is growing profitably.",
  ],
  "summary-shrinking": [
    "{name} makes money, but on shrinking sales: revenue fell {revenueChange|percentSize} on the year, with an operating margin of {operatingMargin|percent}.",
    "{name} still earns an operating margin of {operatingMargin|percent}, although revenue fell {revenueChange|percentSize} on the year.",
    "The question at {name} is demand. Revenue fell {revenueChange|percentSize} on the year, while the operating margin is {operatingMargin|percent}.",
  ],
  "summary-steady": [
    "{name} keeps {operatingMargin|percent} of its sales as operating income.",
    "{name} runs its business at an operating margin of {operatingMargin|percent}.",
  ],
  "summary-loss-growing": [
    "{name} is growing but not yet earning: revenue rose {revenueChange|percentSize} on the year, and the net result was {netIncome|money}.",
    "Growth comes before profit at {name}, where revenue rose {revenueChange|percentSize} on the year and the net result was {netIncome|money}.",
  ],
  "summary-loss": [
    "{name} is in the red at present; the net result of the latest period was {netIncome|money}.",
    "{name} has to find its way back to profit after a net result of {netIncome|money}.",
  ],
  "summary-returns": ["{name} earns {roe|percent} on its equity.", "The return on equity of {name} is {roe|percent}."],
  "summary-sales-up": [
    "{name} sells more than before, with revenue up {revenueChange|percentSize} on the year.",
    "At {name}, sales are growing: revenue rose {revenueChange|percentSize} on the year.",
  ],
  "summary-sales-down": [
    "{name} sells less than before, with revenue down {revenueChange|percentSize} on the year.",
    "At {name}, sales are shrinking: revenue fell {revenueChange|percentSize} on the year.",
  ],
  "summary-moat-wide": [
    "Its moat is wide: the return on capital exceeded its cost in all {allYears|years} measured, by {moatMedian|pointsSize} in the median year.",
    "Its moat is wide: the return on capital exceeded its cost in {yearsAbove|count} of {someYears|years}, by {moatMedian|pointsSize} in the median year.",
    "The financial statements show a wide moat, with a median spread of {moatMedian|pointsSize} over the cost of capital.",
  ],
  "summary-moat-narrow": [
    "Its moat is narrow, with a median spread of {moatMedian|pointsSize} over the cost of capital.",
    "Competitors are kept at some distance: the moat is narrow, and the median spread over the cost of capital is {moatMedian|pointsSize}.",
  ],
  "summary-moat-none": [
    "The financial statements show no moat; the median spread over the cost of capital is {moatMedian|points}.",
    "Nothing in the financial statements suggests lasting protection from competitors: the median spread over the cost of capital is {moatMedian|points}.",
  ],
  "summary-moat-unsupported": [
    "Returns exceed the cost of capital by {moatMedian|pointsSize} in the median year, but nothing in the financial statements shows what protects them.",
    "Capital earns {moatMedian|pointsSize} above its cost in the median year; the financial statements do not show where that advantage comes from.",
  ],
  "summary-value-above": [
    "The price looks undemanding next to a DCF value that is {dcfGap|percentSize} above it.",
    "Valuation helps the case: the DCF value is {dcfGap|percentSize} above the price.",
    "On default assumptions, discounted cash flow puts the value {dcfGap|percentSize} above the price.",
  ],
  "summary-value-below": [
    "The price already expects a lot, since the DCF value is {dcfGap|percentSize} below it.",
    "Valuation is the hurdle: the DCF value is {dcfGap|percentSize} below the price.",
    "On default assumptions, discounted cash flow puts the value {dcfGap|percentSize} below the price.",
  ],
  "summary-value-fair": [
    "The price is close to the DCF value; the difference is {dcfGap|signedPercent}.",
    "Valuation decides little, as the DCF value differs from the price by {dcfGap|signedPercent}.",
  ],
  "summary-pe": ["The stock trades at {pe|times} earnings.", "Investors pay {pe|times} the earnings of the past year."],
  "summary-targets-above": [
    "The {targetFirms|count} firms that cover the stock expect a price {targetUpside|percentSize} above today’s on average.",
    "Analysts see room for the price to rise, with an average target {targetUpside|percentSize} above it.",
  ],
  "summary-targets-below": [
    "The {targetFirms|count} firms that cover the stock expect a price {targetUpside|percentSize} below today’s on average.",
    "Analysts think that the price has run ahead, with an average target {targetUpside|percentSize} below it.",
  ],
  "summary-price-up": [
    "Over the past year the stock gained {priceYear|percentSize}.",
    "Shareholders had a good year, with a price gain of {priceYear|percentSize}.",
  ],
  "summary-price-down": [
    "Over the past year the stock lost {priceYear|percentSize}.",
    "Shareholders had a hard year, with the price down {priceYear|percentSize}.",
  ],

  // Moat.
  "moat-wide": [
    "The moat is wide. Returns on capital were above its cost in all {allYears|years} measured, and the median spread was {moatMedian|pointsSize}.",
    "The moat is wide. Returns on capital were above its cost in {yearsAbove|count} of the {someYears|years} measured, and the median spread was {moatMedian|pointsSize}.",
    "Measured over {someYears|years}, the moat is wide: the spread over the cost of capital was positive in {yearsAbove|count} of them, with a median of {moatMedian|pointsSize}.",
    "The financial statements point to a wide moat, with a median spread of {moatMedian|pointsSize}.",
  ],
  "moat-narrow": [
    "The moat is narrow. Returns on capital beat its cost in all {allYears|years} measured, by a median of {moatMedian|pointsSize}.",
    "The moat is narrow. Returns on capital beat its cost in {yearsAbove|count} of the {someYears|years} measured, by a median of {moatMedian|pointsSize}.",
    "Measured over {someYears|years}, the moat is narrow: the spread over the cost of capital was positive in {yearsAbove|count} of them, and its sources are visible only in part.",
    "The financial statements point to a narrow moat, with a median spread of {moatMedian|pointsSize}.",
  ],
  "moat-none": [
    "The financial statements show no moat. The spread over the cost of capital was positive in none of the {noYears|years} measured, with a median of {moatMedian|points}.",
    "The financial statements show no moat. The spread over the cost of capital was positive in {yearsAbove|count} of the {someYears|years} measured, with a median of {moatMedian|points}.",
    "Measured over {moatYears|years}, there is no moat to speak of: the median spread over the cost of capital was {moatMedian|points}.",
    "No moat is visible in the financial statements; the median spread is {moatMedian|points}.",
  ],
  "moat-unsupported": [
    "Returns exceeded the cost of capital in all {allYears|years} measured, by {moatMedian|pointsSize} in the median year. No source of strength in the financial statements explains it, so it does not count as a moat.",
    "Returns exceeded the cost of capital in {yearsAbove|count} of the {someYears|years} measured, by {moatMedian|pointsSize} in the median year. No source of strength in the financial statements explains it, so it does not count as a moat.",
    "A median spread of {moatMedian|pointsSize} would be enough for a moat; what is missing is a source of strength that the financial statements show.",
  ],
  "moat-unseen": [
    "Returns beat the cost of capital by {moatMedian|pointsSize} in the median year, but too few sources are visible in the financial statements to judge the moat.",
  ],
  "moat-widening": [
    "It is widening, as the median spread of recent years rose {moatChange|pointsSize} from the years before.",
    "The direction is favorable: the spread of recent years is {moatChange|pointsSize} above that of the years before.",
  ],
  "moat-stable": [
    "It is stable; the spread of recent years differs from the years before by {moatChange|points}.",
    "There is no clear trend, with a change of {moatChange|points} between the years before and recent ones.",
  ],
  "moat-narrowing": [
    "It is under attack, as the median spread of recent years fell {moatChange|pointsSize} from the years before.",
    "The direction is unfavorable: the spread of recent years is {moatChange|pointsSize} below that of the years before.",
  ],
  "returns-rising": [
    "Returns are improving, though: the median spread of recent years is {moatChange|pointsSize} above that of the years before.",
    "The spread is rising all the same, by {moatChange|pointsSize} between the years before and recent ones.",
  ],
  "returns-steady": [
    "Returns show no clear trend, with a change of {moatChange|points} between the years before and recent ones.",
  ],
  "returns-falling": [
    "Returns are getting worse: the median spread of recent years is {moatChange|pointsSize} below that of the years before.",
    "The spread is falling as well, by {moatChange|pointsSize} between the years before and recent ones.",
  ],
  "margin-high-and-steady": [
    "A gross margin ahead of {standing|share} of peers, and steady over the years, is the mark of pricing power.",
    "Gross margin is both high in the industry and steady over the years, which is the mark of pricing power.",
  ],
  "margin-high": [
    "Gross margin is ahead of {standing|share} of peers, which points to pricing power.",
    "Gross margin is high for the industry, which points to pricing power.",
  ],
  "margin-above-peers": [
    "Gross margin is ahead of {standing|share} of peers, though not by enough to prove pricing power.",
    "Gross margin is better than that of most peers, though not by enough to prove pricing power.",
  ],
  "research-above-peers": ["Gross margin is ordinary, but the company spends more on research than most peers."],
  "advertising-above-peers": ["Gross margin is ordinary, but the company spends more on advertising than most peers."],
  "margin-ordinary": ["Gross margin does not stand out in the industry; pricing power is not visible."],
  "costs-low-and-falling": [
    "Operating margin ranks far better than gross margin, and costs are improving against the industry.",
  ],
  "costs-low": ["Operating margin ranks better in the industry than gross margin, a sign of low operating costs."],
  "costs-falling": ["Costs per unit of revenue are improving against the industry, from an ordinary level."],
  "overhead-low": ["Operating margin ranks a little better than gross margin, a sign of lean overhead."],
  "costs-ordinary": ["Costs are no better than the industry’s."],
  "steady-and-prepaid": ["Revenue is steadier than at most peers, and part of it is paid in advance."],
  "prepaid-and-rising": [
    "Customers pay far in advance and stay: deferred revenue is large, and revenue is steadier than at most peers.",
  ],
  "very-steady": ["Revenue growth is among the steadiest in the industry, as if customers seldom leave."],
  steady: ["Revenue growth is steadier than at most peers."],
  prepaid: ["Part of the revenue is paid in advance, but growth is no steadier than at peers."],
  unsteady: ["Revenue growth is no steadier than at peers, so nothing suggests that customers are tied in."],
  "large-among-few": [
    "Few large companies share this industry, and this one takes {share|share} of its revenue.",
    "Few large companies share this industry, and this is one of them.",
  ],
  "large-share": [
    "The company takes {share|share} of the revenue of its industry.",
    "The company takes a large share of the revenue of its industry.",
  ],
  "notable-share": [
    "With {share|share} of the industry’s revenue, the company is one of its larger members.",
    "The company has a notable share of the industry’s revenue, without dominating it.",
  ],
  "small-share": [
    "A share of {share|share} of the industry’s revenue gives no protection by size.",
    "Its share of the industry’s revenue is too small to protect it.",
  ],
  "not-visible.intangibleAssets": ["Gross margin cannot be compared with enough peers to judge pricing power."],
  "not-visible.costAdvantage": ["There are too few peers to tell a cost advantage."],
  "not-visible.switchingCosts": [
    "Whether customers stay cannot be judged, as the steadiness of revenue has too few peers to compare with.",
  ],
  "not-visible.efficientScale": ["There are too few comparable companies to measure a share of the industry."],
  "network-described": ["The company describes a network effect in its own words: [[passage]]"],
  "network-not-described": ["The description of the business in the annual report mentions no network effect."],
  "not-measurable": ["A network effect cannot be measured from financial statements alone."],

  // Products.
  product: [
    "{name}, in the words of the annual report: [[passage]]",
    "The filing says about {name}: [[passage]]",
    "What the report says about {name}: [[passage]]",
    "On {name}, the company writes: [[passage]]",
    "The annual report describes {name} in these words: [[passage]]",
  ],

  // Competitors.
  "peer-named": [
    "{name} is named as a competitor in the annual report.",
    "The annual report lists {name} among the competitors.",
    "{name} appears in the company’s own list of competitors.",
  ],
  "peer-named-for": [
    "{name} is named as a competitor of {business} in the annual report.",
    "The annual report lists {name} among the competitors of {business}.",
    "{name} competes with {business}, by the company’s own account.",
  ],
  "peer-industry": [
    "{name} is of the same industry and similar in size, with revenue of {theirs|money} in the latest period.",
    "In the same industry, {name} is close in size, with revenue of {theirs|money} in the latest period.",
    "{name} belongs to the same industry and is of similar size, with revenue of {theirs|money} in the latest period.",
  ],
  "peer-of-other-size": [
    "{name} is of the same industry, with revenue of {theirs|money} in the latest period.",
    "The same industry includes {name} with revenue of {theirs|money} in the latest period.",
    "{name} belongs to the same industry, with revenue of {theirs|money} in the latest period.",
  ],
  "stronger-revenue": [
    "{name} is the larger of the two, with revenue of {theirs|money} against {ours|money}.",
    "Size favors {name}: revenue of {theirs|money} against {ours|money}.",
  ],
  "stronger-growth": [
    "{name} has the better growth, {theirs|signedPercent} against {ours|signedPercent}.",
    "Growth favors {name}: {theirs|signedPercent} against {ours|signedPercent}.",
  ],
  "stronger-operatingMargin": [
    "{name} keeps more of its sales: an operating margin of {theirs|percent} against {ours|percent}.",
    "Margins favor {name}, with {theirs|percent} against {ours|percent}.",
  ],
  "stronger-roic": [
    "{name} earns a better return on capital, {theirs|percent} against {ours|percent}.",
    "On invested capital {name} does better: {theirs|percent} against {ours|percent}.",
  ],
  "stronger-pe": [
    "{name} is the cheaper stock, at a P/E of {theirs|times} against {ours|times}.",
    "Price favors {name}: a P/E of {theirs|times} against {ours|times}.",
  ],
  "weaker-revenue": [
    "{name} is the smaller of the two, with revenue of {theirs|money} against {ours|money}.",
    "In size {name} comes after the company, with revenue of {theirs|money} against {ours|money}.",
  ],
  "weaker-growth": [
    "{name} has the weaker growth, {theirs|signedPercent} against {ours|signedPercent}.",
    "In growth {name} does worse: {theirs|signedPercent} against {ours|signedPercent}.",
  ],
  "weaker-operatingMargin": [
    "{name} keeps less of its sales: an operating margin of {theirs|percent} against {ours|percent}.",
    "Margins are the weak side of {name}, with {theirs|percent} against {ours|percent}.",
  ],
  "weaker-roic": [
    "{name} earns a weaker return on capital, {theirs|percent} against {ours|percent}.",
    "Capital earns less at {name}: {theirs|percent} against {ours|percent}.",
  ],
  "weaker-pe": [
    "{name} is the more expensive stock, at a P/E of {theirs|times} against {ours|times}.",
    "Buyers of {name} pay more: a P/E of {theirs|times} against {ours|times}.",
  ],

  // What would change the verdict.
  "would-price-up": [
    "If the price rose {dcfGap|percentSize}, the gap to the DCF value would be closed.",
    "The case from valuation would be gone if the stock gained {dcfGap|percentSize}.",
  ],
  "would-price-down": [
    "If the price fell {dcfGap|percentSize}, it would meet the DCF value.",
    "Valuation would cease to be an objection if the stock lost {dcfGap|percentSize}.",
  ],
  "would-roe-lost": [
    "A return on equity below {threshold|percent} would count against the company; it is {value|percent} now.",
    "The quality case would weaken if the return on equity, now {value|percent}, dropped below {threshold|percent}.",
  ],
  "would-roe-won": [
    "A return on equity of {threshold|percent} would show better quality; it is {value|percent} now.",
    "The quality case would improve if the return on equity rose from {value|percent} to {threshold|percent}.",
  ],
  "would-growth-lost": [
    "The growth case would end if the long-run rate for revenue, now {value|percent}, fell below {threshold|percent}.",
    "Long-run revenue growth below {threshold|percent} a year, against {value|percent} now, would change the picture.",
  ],
  "would-growth-won": [
    "A long-run revenue growth rate of {threshold|percent}, against {value|percent} now, would make this a growth company.",
    "Revenue growth would have to go from {value|percent} to {threshold|percent} a year over the long run to support a growth case.",
  ],
  "would-liquidity-lost": [
    "Liquidity would become a concern if the current ratio, now {value|times}, fell below {threshold|times}.",
  ],
  "would-liquidity-won": [
    "A current ratio of {threshold|times} would settle doubts about liquidity; it is {value|times} now.",
  ],
  "would-coverage-lost": [
    "Interest coverage below {threshold|times} would be a warning sign; it is {value|times} now.",
  ],
  "would-coverage-won": [
    "Debt would be less of a concern if interest coverage went from {value|times} to {threshold|times}.",
  ],
  "would-debt-lost": [
    "Debt above {threshold|percent} of equity would be a reason for caution; it is {value|percent} now.",
  ],
  "would-debt-won": [
    "Debt would have to come to {threshold|percent} of equity, from {value|percent} now, to pass as moderate.",
  ],
  "would-shares-lost": [
    "If the share count grew by more than {threshold|percent} a year, dilution would become a concern; the rate is {value|signedPercent} now.",
  ],
  "would-shares-won": [
    "Dilution would cease to be a concern if the share count grew no more than {threshold|percent} a year, against {value|signedPercent} now.",
  ],
  "would-pe-lost": [
    "A P/E above {threshold|times} would make the stock expensive by its own earnings; it is {value|times} now.",
  ],
  "would-pe-won": [
    "The stock would look reasonable on earnings at a P/E below {threshold|times}; it is {value|times} now.",
  ],
  "would-moat-shown": [
    "A source of strength in the financial statements would make it a moat; returns exceed their cost by {moatMedian|pointsSize} in the median year, which is enough.",
  ],
  "would-moat-widen": [
    "The moat would count as wide if another source of strength showed in the financial statements; returns exceed their cost by {moatMedian|pointsSize} in the median year, which is enough.",
    "Another source of strength in the financial statements would make the moat wide; the median spread of {moatMedian|pointsSize} is enough for it.",
  ],
  "would-piotroski-lost": [
    "A Piotroski F-score below {threshold|count} would show that the improvement has ended; it is {value|count} now.",
  ],
  "would-piotroski-won": [
    "A Piotroski F-score of {threshold|count} would show a turn for the better; it is {value|count} now.",
  ],
  "would-moat-lost": [
    "The moat would be in doubt if returns no longer exceeded the cost of capital; the median spread is {moatMedian|pointsSize} now.",
    "The moat rests on returns that exceed the cost of capital by {moatMedian|pointsSize} in the median year; a spread close to nothing would end it.",
  ],
  "would-moat-won": [
    "Returns would have to exceed the cost of capital year after year to speak of a moat; the median spread is {moatMedian|points} now.",
    "If the spread over the cost of capital, {moatMedian|points} in the median year, turned positive for good, the verdict on the moat would change.",
  ],
};
