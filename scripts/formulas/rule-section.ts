import { markdownTable } from "./markdown-table.ts";

/** The rules that the page names, in a sentence each. */
const RULES: Readonly<Record<string, string>> = {
  "1.4": "An item is looked for under a list of concepts, period by period; the first that is there counts.",
  "FND-05": "Of several copies of one number the one filed last by the day counts, amendments included.",
  "FND-07":
    "A quarter that is not reported alone is the year to date less the year to date of the quarter before, of the two copies " +
    "whose filing dates are closest; a fourth quarter may also be the year less its three quarters.",
  "FND-10":
    "Twelve months that end with a fiscal year are that year's own figure; others are the last four quarters, and only where " +
    "they follow each other without a gap.",
  "FND-12":
    "Numbers per share and share counts are brought to the share count of the day by the splits after their filing.",
  "FND-13":
    "Earnings per share of a quarter are as reported; those of a fourth quarter are its income over the shares that the " +
    "averages of year and nine months imply for it.",
  "FND-15":
    "A market value is the price times the shares on the cover of the latest filing, or on its balance sheet where the cover " +
    "has none, or the diluted average.",
  "FND-18": "Net income includes discontinued operations, and a number that does is marked.",
  "GEN-04": "A ratio over a denominator of 0 or less does not exist.",
  "DCF-01": "Free cash flow grows at one rate for five years and at another for five more.",
  "GRA-01": "A value per share is EPS × (8.5 + 2 × growth a year in percentage points).",
  "STA-01": "A daily return is close ÷ close before − 1; the first close has none.",
  "STA-02": "A rate a year is compounded over calendar time: (last ÷ first)^(365.25 ÷ days) − 1.",
  "STA-03": "Volatility is the standard deviation (n − 1) of daily returns times the root of 252.",
  "STA-04": "The risk-free return of a day is (1 + rate a year)^(1 ÷ 252) − 1.",
  "STA-05": "Days above the risk-free return count as 0 in the downside deviation, which is of all days.",
  "STA-06": "A drawdown ends with the first close at or above its peak; none lies inside another.",
  "STA-07": "Where nothing fell, there is no Calmar ratio.",
  "STA-08": "Stock and index are compared between days on which both have a close, of which there must be 60.",
  "STA-09": "Value at risk is of one day at 95 %, as a return: below 0 is a loss.",
  "STA-10": "Quantiles are interpolated linearly between the two nearest values (type 7).",
  "STA-11": "The month of the listing has no return, and a month that still runs counts nowhere.",
  "STA-12":
    "Months are counted back from the last complete one; where there are fewer, all count, and the page says so.",
  "STA-13": "A return of 0 is no win, and it counts among those that are not.",
  "STA-14": "A year of which fewer than twelve months count is marked.",
  "STA-15":
    "A change is that on the last bar on or before the same date, and a range holds the days after the same date, of split-adjusted " +
    "prices.",
  "STA-17":
    "An interval is by Student's t over values that are independent of each other, and luck is counted in both directions; what " +
    "is said of either holds in simulation within two points.",
  "STA-16":
    "The ratio of a group is that of its sums; beside it stands the median of its companies with a positive one.",
};

const RULE = /\b(?:[A-Z]{3}-\d\d|1\.4)\b/g;

/** A table of the rules that the sections before it refer to. */
export function ruleSection(sections: readonly string[]): string {
  const named = new Set(sections.flatMap((section) => section.match(RULE) ?? []));
  const rows = [...named].sort().map((rule) => [rule, sentenceOf(rule)]);
  return `## Rules\n\n${markdownTable(["Rule", "Says"], rows)}`;
}

function sentenceOf(rule: string): string {
  const sentence = RULES[rule];
  if (sentence === undefined) throw new Error(`No sentence for the rule ${rule}; add one in ${import.meta.filename}.`);
  return sentence;
}
