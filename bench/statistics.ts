import {
  closesOfLastMonths,
  type DailyCloses,
  drawdownColumn,
  drawdowns,
  monthlyBeta,
  monthlyReturns,
  monthTable,
  riskMeasures,
  rollingReturns,
  seasonality,
  seededUniform,
  yearPaths,
} from "@plumbline/core/stats";
import { day } from "@plumbline/core/time";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const BARS = 6_300;
const ROUNDS = sized(60, 2);

/** What the statistics page of a stock with 25 years of bars costs, apart from reading them. */
export async function run(): Promise<Measurement[]> {
  const stock = quarterCentury(1);
  const market = quarterCentury(2);
  const provenance = { source: "bench" };
  const months = monthlyReturns(stock);
  const monthsOfMarket = monthlyReturns(market);
  const all = monthTable(months, { count: "all" }).window;
  const measure = (closes: DailyCloses) => riskMeasures({ closes, benchmark: market, riskFree: 0.03, provenance });
  const answer = (count: number | "all") => {
    const own = monthlyReturns(stock);
    const table = monthTable(own, { count, market: monthlyReturns(market) });
    const span = count === "all" ? stock : closesOfLastMonths(stock, count);
    return [
      seasonality(table.window),
      measure(span),
      drawdowns(span),
      drawdownColumn(span.close),
      rollingReturns(stock, 12),
      yearPaths(stock),
      monthlyBeta(own, monthsOfMarket),
    ];
  };
  return [
    milliseconds("a whole answer, five years of 25", "< 20 ms", () => answer(60)),
    milliseconds("a whole answer, all 25 years", "< 20 ms", () => answer("all")),
    milliseconds("2,000 shuffles and bootstraps of 300 months", "< 15 ms", () => seasonality(all)),
    milliseconds("returns by month, 25 years", "< 0.5 ms", () => monthlyReturns(stock)),
    milliseconds("26 risk measures, 25 years", "< 3 ms", () => measure(stock)),
    milliseconds("drawdown table, 25 years", "< 0.2 ms", () => drawdowns(stock)),
    milliseconds("rolling one-year returns, 25 years", "< 3 ms", () => rollingReturns(stock, 12)),
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

/** A random walk of five bars in every seven days. */
function quarterCentury(seed: number): DailyCloses {
  const first = day("2000-01-03");
  const uniform = seededUniform(seed);
  let price = 100;
  return {
    day: Int32Array.from({ length: BARS }, (_, i) => first + 7 * Math.floor(i / 5) + (i % 5)),
    close: Float64Array.from({ length: BARS }, () => {
      price *= 1.0003 + 0.03 * (uniform() - 0.5);
      return price;
    }),
  };
}
