import type { Backtest } from "@plumbline/core/backtest";
import { type Figure, missing, type Reason } from "@plumbline/core/figure";
import { dailyReturns } from "@plumbline/core/series";
import {
  growthPerYear,
  mean,
  standardDeviation,
  type WalkForwardStep,
  walkForwardEfficiency,
  walkForwardWindows,
} from "@plumbline/core/stats";
import type { ParameterValues } from "@plumbline/core/strategy";
import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";
import type { Sweep } from "./sweep.ts";

/** A span in which values were tried that were chosen in the time before it. */
export interface WalkedWindow {
  readonly from: number;
  readonly until: number;
  /** Growth per year of the time before; NaN where that is shorter than a year. */
  readonly inSample: number;
  /** Growth of the span, as it is: it is rarely a whole year. */
  readonly outOfSample: number;
  readonly values: ParameterValues;
}

export interface WalkForward {
  readonly windows: readonly WalkedWindow[];
  readonly efficiency: Figure;
}

/** A year out of sample after three in which values are chosen; of a short run an eighth and three eighths of it. */
const YEAR = 252;
const SHORTEST = 21;
const IN_SAMPLE = 3;

const REASONS: Readonly<Record<"no-windows" | "no-gain-in-sample", Reason>> = {
  "no-windows": "tested-span-too-short",
  "no-gain-in-sample": "denominator-not-positive",
};

/**
 * Walks a run forward: in each window the combination with the best Sharpe ratio before it is held. Without a sweep there is one
 * combination, and the windows show how steady it is.
 *
 * @see WFA-01, WFA-02
 */
export function walkForward(
  market: RunMarket,
  order: RunOrder,
  run: { backtest: Backtest; sweep: Sweep | null },
): WalkForward {
  const { day, source } = market;
  const variants = run.sweep?.sampled ?? [{ values: order.values, equity: run.backtest.equity }];
  const outOfSample = Math.max(SHORTEST, Math.min(YEAR, Math.floor(day.length / 8)));
  const windows = walkForwardWindows({
    first: 1,
    last: day.length - 1,
    inSample: IN_SAMPLE * outOfSample,
    outOfSample,
    anchored: false,
  });
  const returns = variants.map(({ equity }) => dailyReturns(equity));
  const walked = windows.map((window) => {
    const place = bestIn(returns, window.inSample);
    const { equity, values } = variants[place] as (typeof variants)[number];
    const gainIn = (span: Span) => gainOf(equity, day, span);
    return {
      span: window.outOfSample,
      values,
      inSample: gainIn(window.inSample),
      outOfSample: gainIn(window.outOfSample),
    };
  });
  const found = walkForwardEfficiency(walked);
  return {
    windows: walked.map(({ span, values, inSample, outOfSample: after }) => ({
      from: day[span.from] as number,
      until: day[span.to - 1] as number,
      inSample: yearly(inSample),
      outOfSample: after.gain,
      values,
    })),
    efficiency:
      found.value === null
        ? missing(REASONS[found.because])
        : { value: found.value, provenance: { source, formula: "WFA-02" } },
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

type Gain = WalkForwardStep["inSample"];

const DAYS_PER_YEAR = 365.25;

/** What an account gained from the close before a span to its last close. */
function gainOf(equity: Float64Array, day: Int32Array, { from, to }: Span): Gain {
  const gain = (equity[to - 1] as number) / (equity[from - 1] as number) - 1;
  return { gain, years: ((day[to - 1] as number) - (day[from - 1] as number)) / DAYS_PER_YEAR };
}

function yearly({ gain, years }: Gain): number {
  return growthPerYear(1 + gain, Math.round(years * DAYS_PER_YEAR));
}

/** The place of the best mean return per standard deviation in a span; the first where none scatters. */
function bestIn(returns: readonly Float64Array[], { from, to }: Span): number {
  let [best, place] = [Number.NEGATIVE_INFINITY, 0];
  for (const [k, column] of returns.entries()) {
    const span = column.subarray(from, to);
    const ratio = mean(span) / standardDeviation(span);
    if (ratio > best) [best, place] = [ratio, k];
  }
  return place;
}
