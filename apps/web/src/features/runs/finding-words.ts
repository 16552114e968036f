import type { WireBacktestResult, WireHonesty } from "@plumbline/contract";
import { daysSince, type Formats, wholeShare } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";

type Finding = WireHonesty["findings"][number];

/** The parts of a result from which a sentence about one of its findings is made. */
export interface FindingResult {
  readonly equity: Pick<WireBacktestResult["equity"], "date">;
  readonly statistics: Pick<WireBacktestResult["statistics"], "sinceFirstTrade" | "performance">;
  readonly honesty: Pick<WireHonesty, "breakEvenCost">;
}

/** How the number of a finding is written: a return in percent, a probability, a ratio in whole percent, a count, a number of years or times. */
const UNITS: Readonly<Record<string, "percent" | "probability" | "ratio" | "count" | "number">> = {
  "HON-01": "count",
  "HON-02": "count",
  "HON-03": "count",
  "HON-04": "number",
  "HON-05": "ratio",
  "HON-06": "probability",
  "HON-07": "probability",
  "HON-08": "probability",
  "HON-09": "ratio",
  "HON-10": "number",
  "HON-11": "ratio",
  "HON-12": "percent",
  "HON-13": "count",
};

const RULES = [
  "HON-01",
  "HON-02",
  "HON-03",
  "HON-04",
  "HON-05",
  "HON-06",
  "HON-07",
  "HON-08",
  "HON-09",
  "HON-10",
  "HON-11",
  "HON-12",
  "HON-13",
] as const;
type Rule = (typeof RULES)[number];

const isRule = (rule: string): rule is Rule => (RULES as readonly string[]).includes(rule);

/** One plain sentence about what a rule found. */
export function useFindingWords(result: FindingResult): (finding: Finding) => string {
  const text = useText();
  const formats = useFormats();
  const { number, day } = formats;
  const { sinceFirstTrade } = result.statistics;
  const since = "date" in sinceFirstTrade ? day(sinceFirstTrade.date) : "";
  const of = number(yearsOf(result.equity.date), 1);
  return (finding) => {
    const { rule, value } = finding;
    if (!isRule(rule)) return rule;
    const key = sentenceOf({ ...finding, rule }, result);
    const shown = key === "runs.finding.HON-09.gain" ? -(value ?? 0) : (value ?? 0);
    return text(key, { count: Math.round(shown), n: findingNumber(rule, shown, formats), of, day: since });
  };
}

/**
 * Writes the number of a finding: a probability that is neither none nor certain stays within 1 and 99 %.
 *
 * @example
 * findingNumber("HON-06", 0.9971, formats); // "99%"
 */
export function findingNumber(rule: string, value: number, { count, number, percent }: Formats): string {
  switch (UNITS[rule]) {
    case "count":
      return count(value);
    case "probability":
      return percent(wholeShare(value), 0);
    case "ratio":
      return percent(value, 0);
    case "percent":
      return percent(value);
    default:
      return number(value, 1);
  }
}

/**
 * The key of the sentence that tells a finding.
 *
 * @example
 * sentenceOf({ rule: "HON-04", state: "fail", value: 0, cap: null }, result); // "runs.finding.HON-04.never"
 */
export function sentenceOf({ rule, state, value }: Finding & { readonly rule: Rule }, result: FindingResult) {
  if (rule === "HON-09") return delaySentence(value, result);
  if (value === null || state === "unknown") return `runs.finding.${rule}.unknown` as const;
  // The rules that ask yes or no have a sentence for each.
  if (rule === "HON-01" || rule === "HON-02")
    return `runs.finding.${rule}.${state === "pass" ? "pass" : "fail"}` as const;
  if (rule === "HON-04") return investedSentence(result);
  if (rule === "HON-10") return costSentence(value, result);
  // The bound nearest to 0 is the lower one of a lead, the upper one of a lag.
  if (rule === "HON-12") return `runs.finding.${rule}.${state}` as const;
  return `runs.finding.${rule}` as const;
}

/** Up to version 3 the engine judged all years of the run, those in cash too. */
function investedSentence({ statistics: { sinceFirstTrade } }: FindingResult) {
  if ("date" in sinceFirstTrade) return "runs.finding.HON-04";
  const isEarlier = sinceFirstTrade.because === "earlier-engine";
  return isEarlier ? "runs.finding.HON-04.history" : "runs.finding.HON-04.never";
}

/** A share of the return that is lost, below 0 where a delay gains; of a loss there is none. */
function delaySentence(value: number | null, { statistics: { performance } }: FindingResult) {
  if (value !== null) return value < 0 ? "runs.finding.HON-09.gain" : "runs.finding.HON-09";
  const total = performance.totalReturn?.value ?? null;
  return total !== null && total <= 0 ? "runs.finding.HON-09.none" : "runs.finding.HON-09.unknown";
}

/** Of a run that bears every cost that was tried, only that much is known. */
function costSentence(value: number, { honesty: { breakEvenCost } }: FindingResult) {
  const because = breakEvenCost.value === null ? breakEvenCost.because : null;
  if (because === "loses-without-costs") return "runs.finding.HON-10.loses";
  // A margin over costs of 0 is told as 0.
  if (value === 0) return "runs.finding.HON-10.free";
  return because === "gains-at-every-cost" ? "runs.finding.HON-10.atLeast" : "runs.finding.HON-10";
}

const DAYS_PER_YEAR = 365.25;

function yearsOf(dates: readonly string[]): number {
  return daysSince(dates[0] ?? "", Date.parse(dates.at(-1) ?? "")) / DAYS_PER_YEAR;
}
