import { CHECKS } from "@plumbline/core/checks";
import {
  type CheckColumn,
  type MetricColumn,
  runScreen,
  type ScreenFilter,
  type ScreenMatrix,
} from "@plumbline/core/screen";
import type { Measurement } from "./run.ts";

const STOCKS = 10_000;
const METRICS = 100;
const ROUNDS = 40;

/** What screening a whole market costs, beside having its numbers. */
export async function run(): Promise<Measurement[]> {
  const ranges = Array.from({ length: METRICS }, (_, k): ScreenFilter => ({ metric: `m${k}`, op: "atLeast", low: -3 }));
  const checks = CHECKS.map(({ id }): ScreenFilter => ({ check: id, state: "pass", threshold: -3 }));
  const standings = Array.from(
    { length: METRICS },
    (_, k): ScreenFilter => ({
      metric: `m${k}`,
      op: "percentileAtLeast",
      low: 0.001,
      within: k % 2 ? "sector" : "market",
    }),
  );
  const few: ScreenFilter[] = [...ranges.slice(0, 90), ...standings.slice(90)];
  const order = { metric: "m0", descending: true };
  const page = { offset: 0, limit: 50 };
  const used = market();
  return [
    cpuMilliseconds("100 ranges, sorted, of 10,000 stocks", "< 25 ms", () => runScreen(used, ranges, { order, page })),
    cpuMilliseconds("42 checks with moved thresholds, sorted", "< 25 ms", () =>
      runScreen(used, checks, { order, page }),
    ),
    cpuMilliseconds("90 ranges and 10 percentiles seen for the first time", "< 25 ms", fresh(few)),
    cpuMilliseconds("100 percentiles, ranked before", "< 25 ms", () => runScreen(used, standings, { order, page })),
  ];
}

/** A screen of a market whose percentiles nobody has asked for. */
function fresh(filters: readonly ScreenFilter[]): () => unknown {
  const columns = market();
  return () => {
    const metrics = new Map(
      [...columns.metrics].map(([id, { values, good }]) => [id, { values: values.slice(), good }]),
    );
    return runScreen({ ...columns, metrics }, filters);
  };
}

/** The median processor time of one call, after as many calls to warm up. */
function cpuMilliseconds(name: string, goal: string, work: () => unknown): Measurement {
  for (let round = 0; round < ROUNDS; round++) work();
  const times = new Float64Array(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    times[round] = (user + system) / 1000;
  }
  return { name, measured: times.sort()[ROUNDS / 2] as number, unit: "ms CPU", goal };
}

/** Numbers that look random and are the same in every run; one in twenty is missing. */
function market(): ScreenMatrix {
  const column = (seed: number) =>
    Float64Array.from({ length: STOCKS }, (_, row) => {
      const wave = Math.sin(row * 12.9898 + seed * 78.233) * 43_758.5453;
      const share = wave - Math.floor(wave);
      return share < 0.05 ? Number.NaN : 4 * share - 2;
    });
  const metrics = new Map(
    Array.from({ length: METRICS }, (_, k): [string, MetricColumn] => [`m${k}`, { values: column(k), good: "higher" }]),
  );
  const always = new Float64Array(STOCKS).fill(Number.POSITIVE_INFINITY);
  const checks = new Map(
    CHECKS.map(({ id, comparison }, k): [typeof id, CheckColumn] => [
      id,
      { comparison, isCount: false, values: column(1000 + k), thresholds: new Float64Array(STOCKS), upTo: always },
    ]),
  );
  return {
    size: STOCKS,
    metrics,
    checks,
    types: Array.from({ length: STOCKS }, () => "other" as const),
    sectors: Int32Array.from({ length: STOCKS }, (_, row) => (row * 7) % 11),
    industries: Int32Array.from({ length: STOCKS }, (_, row) => (row * 13) % 150),
  };
}
