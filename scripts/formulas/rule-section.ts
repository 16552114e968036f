import { METRICS } from "@plumbline/core/fundamentals";
import { markdownTable } from "./markdown-table.ts";

/** The rules that the registries name, in a sentence each. */
const RULES: Readonly<Record<string, string>> = {
  "1.4": "An item is looked for under a list of concepts, period by period; the first that is there counts.",
  "FND-05": "Of several copies of one number the one filed last by the day counts, amendments included.",
  "FND-07":
    "A quarter that is not reported alone is the year to date less the year to date of the quarter before, of the two copies " +
    "whose filing dates are closest; a fourth quarter may also be the year less its three quarters.",
  "FND-10": "Twelve months are the last four quarters, and only where they follow each other without a gap.",
  "FND-12":
    "Numbers per share and share counts are brought to the share count of the day by the splits after their filing.",
  "FND-13":
    "Earnings per share of a quarter are as reported; those of a fourth quarter are its income over the shares that the " +
    "averages of year and nine months imply for it.",
  "FND-18": "Net income includes discontinued operations, and a number that does is marked.",
  "GEN-04": "A ratio over a denominator of 0 or less does not exist.",
};

/** A table of the rules that formulas refer to. */
export function ruleSection(): string {
  const named = [...new Set(METRICS.flatMap(({ rules }) => rules))].sort();
  return `## Rules\n\n${markdownTable(
    ["Rule", "Says"],
    named.map((rule) => [rule, sentenceOf(rule)]),
  )}`;
}

function sentenceOf(rule: string): string {
  const sentence = RULES[rule];
  if (sentence === undefined) throw new Error(`No sentence for the rule ${rule}; add one in ${import.meta.filename}.`);
  return sentence;
}
