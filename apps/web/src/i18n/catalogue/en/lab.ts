/** The check lab: what happened after companies passed a check. A separate part, loaded with its screen. */
export const lab = {
  "lab.title": "Check lab",
  "lab.intro":
    "How stocks performed in the 12 months after their company passed a check, compared with companies that failed it.",
  "lab.back": "Back to the screener",
  "lab.check": "Check",
  "lab.threshold": "Threshold",
  "lab.rule": "{check} {sign} {threshold}",
  "lab.more": {
    one: "In {n} year, companies that passed returned {passed} over the next 12 months on average, those that failed {failed}: {points} percentage points more.",
    other:
      "In {n} years, companies that passed returned {passed} over the next 12 months on average, those that failed {failed}: {points} percentage points more.",
  },
  "lab.less": {
    one: "In {n} year, companies that passed returned {passed} over the next 12 months on average, those that failed {failed}: {points} percentage points less.",
    other:
      "In {n} years, companies that passed returned {passed} over the next 12 months on average, those that failed {failed}: {points} percentage points less.",
  },
  "lab.same": {
    one: "In {n} year, companies that passed and companies that failed returned the same over the next 12 months on average: {passed}.",
    other:
      "In {n} years, companies that passed and companies that failed returned the same over the next 12 months on average: {passed}.",
  },
  "lab.verdict.luck":
    "90% interval of the difference: {low} to {high} percentage points. It includes zero, so this could be luck.",
  "lab.verdict.beyondLuck":
    "90% interval of the difference: {low} to {high} percentage points. It excludes zero, but so would one in ten worthless checks.",
  "lab.verdict.withinYears":
    "Comparing only companies of the same year, the difference is {points} percentage points (90% interval {low} to {high}). Years in which many pass cannot distort it.",
  "lab.verdict.unknown": "There are too few years to tell whether this is luck.",
  "lab.oneSided": "Nothing to compare with",
  "lab.allPassed": "Every company with data passes at this threshold. Try another.",
  "lab.allFailed": "Every company with data fails at this threshold. Try another.",
  "lab.nothing": "Nothing to study",
  "lab.nothingExplained": "No day has both data for this check and 12 months of prices after it.",
  "lab.preparing": "Evaluating all companies",
  "lab.preparingExplained":
    "Every company is evaluated on every check, once a year, with what had been filed by then. After an import this takes from half a minute to a few minutes. The page continues by itself.",
  "lab.survivors": "Survivors only: results look too good",
  "lab.survivorsExplained":
    "The data contains no company that was delisted later. Failed companies are missing, so all returns here are too high, and checks that pass risky companies look better than they were.",
  "lab.delisted": {
    one: "{n} of these companies has been delisted since. It is included, so the study does not rest on survivors alone.",
    other:
      "{n} of these companies have been delisted since. They are included, so the study does not rest on survivors alone.",
  },
  "lab.byYear": "Year by year",
  "lab.chart": "Mean return over the next 12 months, by evaluation year",
  "lab.passed": "Passed",
  "lab.failed": "Failed",
  "lab.difference": "Difference",
  "lab.unknown": "Unknown",
  "lab.unknownOf": "{n} unknown",
  "lab.judged": "Evaluated on",
  "lab.allYears": "All years",
  "lab.withinYears": "Within the same year",
  "lab.range": "90% interval",
  "lab.legend":
    "Where the line reaches the ring, the difference of that year could be luck. Means of fewer than {fewest} companies are not shown.",
  "lab.spoken":
    "{day} to {until}: passed {passed} ({passedCount}), failed {failed} ({failedCount}), difference {difference}",
  "lab.companies": { one: "{n} company", other: "{n} companies" },
  "lab.n": "n = {n}",
  "lab.median": "median {value}",
  "lab.points": "{n} pp",
  "lab.to": "{low} to {high}",
  "lab.meanOf": "Mean return, {side}, {when}",
  "lab.medianOf": "Median return, {side}, {when}",
  "lab.differenceOf": "Difference of the means, {when}",
  "lab.from": "from {day}",
  "lab.explain.mean":
    "The mean total return of these companies over the 12 months after the day; each company counts the same.",
  "lab.explain.median": "Half of these companies returned more over the 12 months after the day, half less.",
  "lab.explain.difference": "The mean of those that passed minus the mean of those that failed.",
  "lab.explain.withinYears":
    "Companies are compared with those of the same year only, and the differences averaged: years weigh by how many passed and how many failed. A check that many pass in bad years is not penalized for those years.",
  "lab.method": "Method",
  "lab.method.known":
    "Evaluated once a year, on the calendar day of the latest prices, using only what had been filed and traded by that day. Anything filed or corrected later is ignored.",
  "lab.method.threshold":
    "Until you move the threshold, each kind of company has its own; a moved threshold applies to all.",
  "lab.method.returns":
    "Total returns over 12 months, with dividends reinvested where the price source has them. Every company counts once, with the same weight, whatever its size. Costs and taxes are not deducted. Over all years, every company of every year has the same weight, so years in which many passed weigh more in their mean.",
  "lab.method.delisted":
    "A company that was delisted in the meantime counts with its last price, held as cash to the end. A company without prices afterwards is unknown, as is one that the check could not evaluate.",
  "lab.method.interval":
    "The intervals over all years count each year as one observation, because stocks rise and fall together: Student’s t over the years. The interval of one year counts each sector as one observation: it allows for the luck of single companies and for events that affected a whole sector that year.",
  "lab.method.limits": "Try enough thresholds and one will look good by chance. Past results may not repeat.",
  "lab.moat": "Economic moat",
  "lab.moat.wide": "Wide moat",
  "lab.moat.share": "Years above the cost of capital, at least",
  "lab.moat.median": "Median spread, at least",
  "lab.moat.rule":
    "Wide moat: return above the cost of capital in at least {share} of years, by {median} percentage points at the median, with two strong sources",
  "lab.moat.lasted": "Did the spread last?",
  "lab.moat.kept":
    "{years} years later, {wide} of companies with a wide moat still earned more than their cost of capital, compared with {others} of the others.",
  "lab.moat.interval":
    "Difference {points} percentage points, 90% interval {low} to {high}. Each sector, with all of its companies and years, counts as one observation.",
  "lab.moat.noInterval": "There are too few companies or sectors to tell whether this is luck.",
  "lab.moat.nothing": "No company with a wide moat has been followed for {years} years yet.",
  "lab.moat.followed":
    "{side}: companies {companies}, evaluations {n}. The spread changed by {change} percentage points at the median.",
  "lab.moat.others": "Narrow moat or none",
  "lab.moat.lost":
    "Evaluations left out: {n}. {years} years later the company had no financial statements to compare, often because it was delisted.",
  "lab.moat.method":
    "A moat is measured from financial statements alone (rules MOAT-01 to MOAT-09): what capital returned above its cost over ten fiscal years, at the rates of each filing’s day, and what explains it compared with peers. “Passed” means a wide moat, “failed” a narrow one or none.",
  "reason.side-too-small": "One side has too few companies to compare.",
} as const;
