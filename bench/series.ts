import { simpleMovingAverage } from "@plumbline/core/indicators";
import {
  type Actions,
  type Bars,
  priceChanges,
  priceRange,
  splitAdjusted,
  thinForChart,
  thinLine,
  totalReturnAdjusted,
} from "@plumbline/core/series";
import { type Day, day } from "@plumbline/core/time";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const BARS = 25_000;
const ROUNDS = sized(200, 2);

/** What the header and the chart of a stock with 25,000 bars (a century) cost, apart from reading them. */
export async function run(): Promise<Measurement[]> {
  const raw = centuryOfBars();
  const actions = quarterlyActions(raw);
  const adjusted = splitAdjusted(raw, actions.splits);
  return [
    milliseconds("split adjustment, 25,000 bars", "< 1 ms", () => splitAdjusted(raw, actions.splits)),
    milliseconds("split and dividend adjustment, 25,000 bars", "< 1.5 ms", () => totalReturnAdjusted(raw, actions)),
    milliseconds("thinning for a chart, 25,000 bars to months", "< 2 ms", () => thinForChart(adjusted, 2_000)),
    milliseconds("thinning for a sparkline, 260 closes to 60", "< 0.02 ms", () =>
      thinLine(adjusted.close.subarray(-260), 60),
    ),
    milliseconds("eight price changes, 25,000 bars", "< 0.02 ms", () => priceChanges(adjusted)),
    milliseconds("ranges of one and ten years, 25,000 bars", "< 0.05 ms", () => [
      priceRange(adjusted, 12),
      priceRange(adjusted, 120),
    ]),
    milliseconds("moving average of 200, 25,000 bars", "< 0.2 ms", () => simpleMovingAverage(adjusted.close, 200)),
  ];
}

/** The median time of one call, after as many calls to warm up. */
function milliseconds(name: string, goal: string, work: () => unknown): Measurement {
  for (let round = 0; round < ROUNDS; round++) work();
  const times = new Float64Array(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    work();
    times[round] = performance.now() - start;
  }
  return { name, measured: times.sort()[ROUNDS / 2] as number, unit: "ms", goal };
}

/** A slow wave on a slow rise: five bars of every seven days. */
function centuryOfBars(): Bars {
  const first = day("1926-01-04");
  const close = Float64Array.from({ length: BARS }, (_, i) => 40 + i / 500 + 10 * Math.sin(i / 50));
  return {
    day: Int32Array.from({ length: BARS }, (_, i) => first + 7 * Math.floor(i / 5) + (i % 5)),
    open: close.map((price) => price * 0.999),
    high: close.map((price) => price * 1.01),
    low: close.map((price) => price * 0.99),
    close,
    volume: close.map((price) => Math.round(price * 1e4)),
  };
}

/** A dividend every 63 bars and a split every ten years. */
function quarterlyActions(bars: Bars): Actions {
  const every = (count: number) => Array.from(bars.day.filter((_, i) => i % count === count - 1)) as Day[];
  return {
    splits: every(2_520).map((exDay) => ({ exDay, ratio: 2 })),
    dividends: every(63).map((exDay) => ({ exDay, amount: 0.3 })),
  };
}
