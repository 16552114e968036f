import type { Interval } from "../sample/mean-interval.ts";

/** What is known of a backtest; null where it was not examined, or where the number does not exist. */
export interface HonestyInput {
  /** Signals that change when all later days are cut off. */
  readonly changedSignals: number | null;
  /** Whether companies that are no longer listed are missing from the universe. */
  readonly hasSurvivorBias: boolean | null;
  /** Completed trades. */
  readonly trades: number | null;
  /** Years on which a position was held; those in cash are no evidence. */
  readonly investedYears: number | null;
  /** Periods observed, and how many the Sharpe ratio needs; the latter may be infinite. */
  readonly observations: number | null;
  readonly minimumTrackRecord: number | null;
  readonly probabilisticSharpe: number | null;
  /** Corrected for all variants tried. */
  readonly deflatedSharpe: number | null;
  readonly overfittingProbability: number | null;
  /** Share of the return that is lost where each signal is acted on a bar later; below 0 where it earns more. */
  readonly lagLoss: number | null;
  /** Cost per side that it can bear: 0 where it loses without costs, the highest one tried where it gains at every cost. */
  readonly breakEvenCost: number | null;
  /** Cost per side that the backtest paid, commission and slippage. */
  readonly assumedCost: number | null;
  readonly walkForwardEfficiency: number | null;
  /** Of the return per year above the benchmark. */
  readonly excess: Interval | null;
  /** Trading days since the strategy was saved and left unchanged. */
  readonly daysSinceSaved: number | null;
}

/** How a finding speaks for a backtest. */
export type FindingState = "pass" | "warn" | "fail" | "unknown";

/** From the best to the worst. */
export const HONESTY_GRADES = ["A", "B", "C", "D", "E", "F"] as const;
export type HonestyGrade = (typeof HONESTY_GRADES)[number];

/** A rule by which a number of a backtest is judged. */
export interface HonestyRule {
  readonly id: string;
  readonly valueOf: (input: HonestyInput) => number | null;
  readonly judge: (value: number) => Exclude<FindingState, "unknown">;
  /** The best grade that is left with this state. */
  readonly caps?: { readonly [State in FindingState]?: HonestyGrade };
}

const atLeast = (pass: number, warn: number) => (value: number) =>
  value >= pass ? "pass" : value >= warn ? "warn" : "fail";
const atMost = (pass: number, warn: number) => (value: number) =>
  value <= pass ? "pass" : value <= warn ? "warn" : "fail";
const isNone = (value: number) => (value === 0 ? "pass" : "fail");
const isGain = (value: number) => (value > 0 ? "pass" : value === 0 ? "warn" : "fail");

/** All rules, in the order in which a page shows them; docs/rules.md has the same numbers. */
export const HONESTY_RULES = [
  {
    id: "HON-01",
    valueOf: ({ changedSignals }) => changedSignals,
    judge: isNone,
    caps: { fail: "F", unknown: "B" },
  },
  {
    id: "HON-02",
    valueOf: ({ hasSurvivorBias }) => (hasSurvivorBias === null ? null : Number(hasSurvivorBias)),
    judge: isNone,
    caps: { fail: "C", unknown: "B" },
  },
  { id: "HON-03", valueOf: ({ trades }) => trades, judge: atLeast(100, 30), caps: { fail: "D" } },
  { id: "HON-04", valueOf: ({ investedYears }) => investedYears, judge: atLeast(10, 5) },
  {
    id: "HON-05",
    valueOf: ({ observations, minimumTrackRecord }) => ratio(observations, minimumTrackRecord),
    judge: atLeast(1, 0.5),
  },
  { id: "HON-06", valueOf: ({ probabilisticSharpe }) => probabilisticSharpe, judge: atLeast(0.95, 0.8) },
  { id: "HON-07", valueOf: ({ deflatedSharpe }) => deflatedSharpe, judge: atLeast(0.95, 0.8) },
  {
    id: "HON-08",
    valueOf: ({ overfittingProbability }) => overfittingProbability,
    judge: atMost(0.2, 0.5),
    caps: { unknown: "B" },
  },
  { id: "HON-09", valueOf: ({ lagLoss }) => lagLoss, judge: atMost(0.25, 0.5) },
  { id: "HON-10", valueOf: costMargin, judge: atLeast(2, 1) },
  { id: "HON-11", valueOf: ({ walkForwardEfficiency }) => walkForwardEfficiency, judge: atLeast(0.5, 0.25) },
  { id: "HON-12", valueOf: distanceFromZero, judge: isGain },
  // A strategy saved today has done nothing wrong, and has shown nothing out of sample.
  {
    id: "HON-13",
    valueOf: ({ daysSinceSaved }) => (daysSinceSaved === 0 ? null : daysSinceSaved),
    judge: atLeast(252, 1),
    caps: { unknown: "B" },
  },
] as const satisfies readonly HonestyRule[];

function ratio(above: number | null, below: number | null): number | null {
  return above === null || below === null ? null : above / below;
}

/** How many times the assumed cost a strategy can bear; a backtest that pays none has no margin. */
function costMargin({ breakEvenCost, assumedCost }: HonestyInput): number | null {
  return assumedCost === 0 ? 0 : ratio(breakEvenCost, assumedCost);
}

/** The bound of the interval that is nearest to 0; 0 where the interval contains it. */
function distanceFromZero({ excess }: HonestyInput): number | null {
  if (excess === null) return null;
  return excess.low > 0 ? excess.low : Math.min(excess.high, 0);
}
