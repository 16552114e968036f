import type { RunResult } from "@plumbline/market/backtests";

type Rule = RunResult["honesty"]["findings"][number]["rule"];

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const decimal = (value: number) => value.toFixed(2);
const count = (value: number) => String(Math.round(value));

/** What each rule of docs/rules.md judges, and how its number is written. */
const RULES: Readonly<Record<Rule, readonly [what: string, write: (value: number) => string]>> = {
  "HON-01": ["signals that change when later days are cut off", count],
  "HON-02": ["delisted companies, or most of them, are missing", (value) => (value === 0 ? "no" : "yes")],
  "HON-03": ["completed trades", count],
  "HON-04": ["years with a position", decimal],
  "HON-05": ["track record, of the minimum that it needs", decimal],
  "HON-06": ["probability of a Sharpe ratio above 0", percent],
  "HON-07": ["probability of one above the luck of all variants tried", percent],
  "HON-08": ["probability of overfitting", percent],
  "HON-09": ["of the return is lost one bar later", percent],
  "HON-10": ["times its costs are what it can bear", decimal],
  "HON-11": ["walk-forward efficiency", percent],
  "HON-12": ["a year over the benchmark, at the end of its interval nearest to 0", percent],
  "HON-13": ["trading days since it was saved", count],
};

/** Facts of a run that change how the number of a finding is told. */
interface Beside {
  /** Every cost that was tried is borne: the number is the least that it can bear. */
  readonly isLeast: boolean;
  /** It loses to the benchmark without costs: there is none that it can bear. */
  readonly isNone?: boolean;
}

/**
 * What a finding judged, with its number.
 *
 * @example
 * describeFinding("HON-03", 12, { isLeast: false }); // "completed trades: 12"
 */
export function describeFinding(rule: Rule, value: number | null, { isLeast, isNone = false }: Beside): string {
  // A share of the return below 0 that is lost is one that is gained.
  if (rule === "HON-09" && value !== null && value < 0)
    return `of the return is gained one bar later: ${percent(-value)}`;
  // A margin over costs of 0 is told as 0.
  if (rule === "HON-10" && isNone) return "it loses to the benchmark without any costs";
  if (rule === "HON-10" && value === 0) return "no costs were assumed";
  const [what, write] = RULES[rule];
  const least = rule === "HON-10" && isLeast ? "at least " : "";
  return `${what}: ${value === null ? "-" : `${least}${write(value)}`}`;
}
