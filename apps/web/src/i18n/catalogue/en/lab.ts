/** The check lab: what followed when companies passed a check. A part of its own: it comes with the screen that speaks it. */
export const lab = {
  "lab.title": "Check lab",
  "lab.intro":
    "What shares returned in the 12 months after their company passed a check, against those of companies that failed.",
  "lab.back": "Back to the screener",
  "lab.check": "Check",
  "lab.threshold": "Threshold",
  "lab.rule": "{check} {sign} {threshold}",
  "lab.more": {
    one: "In {n} year, companies that passed returned {passed} over the next 12 months on average, those that failed {failed}: {points} points more.",
    other:
      "In {n} years, companies that passed returned {passed} over the next 12 months on average, those that failed {failed}: {points} points more.",
  },
  "lab.less": {
    one: "In {n} year, companies that passed returned {passed} over the next 12 months on average, those that failed {failed}: {points} points less.",
    other:
      "In {n} years, companies that passed returned {passed} over the next 12 months on average, those that failed {failed}: {points} points less.",
  },
  "lab.same": {
    one: "In {n} year, companies that passed and companies that failed returned the same over the next 12 months on average: {passed}.",
    other:
      "In {n} years, companies that passed and companies that failed returned the same over the next 12 months on average: {passed}.",
  },
  "lab.verdict.luck": "90% interval of the difference: {low} to {high} points. It holds zero, so this could be luck.",
  "lab.verdict.beyondLuck":
    "90% interval of the difference: {low} to {high} points. It leaves out zero; of ten checks that are worth nothing, one does that too.",
  "lab.verdict.withinYears":
    "Among companies of the same year, which years in which many pass cannot distort, the difference is {points} points (90% interval {low} to {high}).",
  "lab.verdict.unknown": "With so few years, nobody can say whether this is luck.",
  "lab.oneSided": "There is nobody to compare with",
  "lab.allPassed": "At this threshold every company passed of which that can be said. Move the threshold.",
  "lab.allFailed": "At this threshold every company failed of which that can be said. Move the threshold.",
  "lab.nothing": "Nothing to study",
  "lab.nothingExplained": "On no day that has twelve months of prices after it was anything known of this check.",
  "lab.preparing": "The market is being judged",
  "lab.preparingExplained":
    "Every company, by every check, once a year, by what had been filed by then. After an import this takes from half a minute to some minutes. The page goes on by itself.",
  "lab.survivors": "Survivors only: this flatters",
  "lab.survivorsExplained":
    "This market holds no company that was delisted later. Those that went under are missing, so all returns here are too high, and checks that let risky companies pass look better than they were.",
  "lab.delisted": {
    one: "{n} of the companies followed has been delisted since. It is counted, so the study does not rest on survivors alone.",
    other:
      "{n} of the companies followed have been delisted since. They are counted, so the study does not rest on survivors alone.",
  },
  "lab.byYear": "Year by year",
  "lab.chart": "Mean return over the 12 months after, by year of judgement",
  "lab.passed": "Passed",
  "lab.failed": "Failed",
  "lab.difference": "Difference",
  "lab.unknown": "Unknown",
  "lab.unknownOf": "{n} unknown",
  "lab.judged": "Judged on",
  "lab.allYears": "All years",
  "lab.withinYears": "Within the same year",
  "lab.range": "90% interval",
  "lab.legend":
    "Where the line reaches the ring, the difference of that year could be luck. Means of fewer than {fewest} companies are not drawn.",
  "lab.spoken":
    "{day} to {until}: passed {passed} ({passedCount}), failed {failed} ({failedCount}), difference {difference}",
  "lab.companies": { one: "{n} company", other: "{n} companies" },
  "lab.n": "n = {n}",
  "lab.median": "median {value}",
  "lab.points": "{n} points",
  "lab.to": "{low} to {high}",
  "lab.meanOf": "Mean return, {side}, {when}",
  "lab.medianOf": "Median return, {side}, {when}",
  "lab.differenceOf": "Difference of the means, {when}",
  "lab.from": "from {day}",
  "lab.explain.mean":
    "The mean total return of these companies over the 12 months after the day; each company counts the same.",
  "lab.explain.median": "Half of these companies returned more over the 12 months after the day, half less.",
  "lab.explain.difference": "The mean of those that passed less the mean of those that failed.",
  "lab.explain.withinYears":
    "Companies are compared with those of the same year only, and the differences averaged: years weigh by how many passed and how many failed. A check that many pass in bad years is not held back by those years.",
  "lab.method": "How it is made",
  "lab.method.known":
    "Judged once a year, on the calendar day of the market’s last prices, by what had been filed and traded by that day. What was filed or corrected later decides nothing.",
  "lab.method.threshold":
    "Until the threshold is moved, each kind of company is held to its own; a moved one holds for all.",
  "lab.method.returns":
    "Total returns over 12 months, with dividends reinvested where the source of the prices knows them. Every company counts once and the same, whatever its size. Costs and taxes are not taken off. Over all years, every company of every year counts the same: years in which many passed weigh more in their mean.",
  "lab.method.delisted":
    "A company that was delisted meanwhile counts with its last price, held as cash to the end. One without prices afterwards is unknown, as is one of which the check could not say.",
  "lab.method.interval":
    "The intervals over all years count each year as one observation, since shares rise and fall together: Student’s t over the years. That of one year counts each sector as one observation: it allows for the luck of single companies and for what befell a whole sector that year.",
  "lab.method.limits":
    "Who tries many thresholds will find one that looks good by chance. What was need not come again.",
} as const;
