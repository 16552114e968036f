import { computeIndicator } from "@plumbline/core/indicators";
import type { Bars } from "@plumbline/core/series";
import { seededUniform } from "@plumbline/core/stats";
import { INDICATOR_IDS, type IndicatorId } from "@plumbline/core/words";
import { plainBars, type Rival, rivalsIn } from "./_indicator-libraries.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const BARS = 2_520;
const ROUNDS = sized(80, 2);
/** Calls between two looks at the clock. */
const CALLS = sized(16, 1);

/** Bars at the end on which results must agree: by then averages have forgotten how each library begins them. */
const COMPARED_BARS = 500;
/** A library rounds its RSI to two decimals. */
const TOLERANCE = 5.1e-3;

/** Settings that differ from ours, and the line that is compared where there are several. */
const COMPARED: Partial<Record<IndicatorId, { parameters?: Record<string, number>; output: string }>> = {
  macd: { output: "signal" },
  bollinger: { output: "upper" },
  donchian: { output: "upper" },
  adx: { output: "adx" },
  stochastic: { parameters: { slowing: 1 }, output: "d" },
};

/**
 * What the indicators of ten years of daily bars cost; beside the libraries in the folder `INDICATOR_LIBRARIES`, if it is given,
 * with the same bars and in turns.
 */
export async function run(): Promise<Measurement[]> {
  const bars = tenYears();
  const folder = process.env.INDICATOR_LIBRARIES;
  const rivals = folder === undefined ? {} : rivalsIn(folder);
  const times = INDICATOR_IDS.map((id) => timesOf(id, bars, rivals[id] ?? []));
  return [...times.flatMap(measurementsOf), ...totals(times)];
}

interface Times {
  readonly id: IndicatorId;
  /** Microseconds. */
  readonly ours: number;
  readonly theirs: readonly { readonly library: string; readonly time: number }[];
}

function timesOf(id: IndicatorId, bars: Bars, rivals: readonly Rival[]): Times {
  const plain = plainBars(bars);
  const own = () => compute(id, bars);
  for (const rival of rivals)
    requireAgreement(id, own(), { name: rival.library, line: rival.line(rival.compute(plain)) });
  const [ours = 0, ...theirs] = mediansInTurns([own, ...rivals.map((rival) => () => rival.compute(plain))]);
  return { id, ours, theirs: rivals.map(({ library }, i) => ({ library, time: theirs[i] ?? 0 })) };
}

function measurementsOf({ id, ours, theirs }: Times): Measurement[] {
  return [
    { name: `${id}, 2,520 bars`, measured: ours, unit: "µs", goal: "< 200 µs" },
    ...theirs.map(({ library, time }) => ratio(`${id}: time of ${library} ÷ ours`, time / ours)),
  ];
}

/** Of the indicators that a library has, its time for all of them beside ours. */
function totals(all: readonly Times[]): Measurement[] {
  const libraries = new Set(all.flatMap(({ theirs }) => theirs.map(({ library }) => library)));
  return [...libraries].map((library) => {
    const shared = all.flatMap(({ ours, theirs }) =>
      theirs.filter((one) => one.library === library).map((one) => ({ ours, time: one.time })),
    );
    const sum = (of: (one: { ours: number; time: number }) => number) =>
      shared.reduce((total, one) => total + of(one), 0);
    return ratio(
      `${shared.length} indicators: time of ${library} ÷ ours`,
      sum(({ time }) => time) / sum(({ ours }) => ours),
    );
  });
}

function ratio(name: string, measured: number): Measurement {
  return { name, measured, unit: "x", goal: "> 1" };
}

function compute(id: IndicatorId, bars: Bars): Readonly<Record<string, Float64Array>> {
  return computeIndicator(bars, { indicator: id, parameters: COMPARED[id]?.parameters ?? {} });
}

/** @throws {Error} where the last values are not the same. A balance of volumes may begin anywhere: its changes are compared. */
function requireAgreement(
  id: IndicatorId,
  columns: Readonly<Record<string, Float64Array>>,
  { name, line }: { readonly name: string; readonly line: readonly number[] },
): void {
  const own = Array.from(columns[COMPARED[id]?.output ?? "value"] as Float64Array).slice(-COMPARED_BARS);
  const other = line.slice(-COMPARED_BARS);
  const [base, otherBase] = id === "obv" ? [own[0] as number, other[0] as number] : [0, 0];
  const place = own.findIndex(
    (value, i) => !(Math.abs(value - base - ((other[i] as number) - otherBase)) <= TOLERANCE),
  );
  if (place >= 0) throw new Error(`${id} of ${name} is ${other[place]}, ours is ${own[place]}.`);
}

/** The median time of a call of each, in microseconds: all are called in every round, so that a busy moment meets them alike. */
function mediansInTurns(works: readonly (() => unknown)[]): number[] {
  const times = works.map(() => new Float64Array(ROUNDS));
  for (let round = -ROUNDS; round < ROUNDS; round++) {
    for (const [i, work] of works.entries()) {
      const start = performance.now();
      for (let call = 0; call < CALLS; call++) work();
      if (round >= 0) (times[i] as Float64Array)[round] = (1000 * (performance.now() - start)) / CALLS;
    }
  }
  return times.map((column) => column.sort()[ROUNDS / 2] as number);
}

/** A random walk. */
function tenYears(): Bars {
  const uniform = seededUniform(11);
  let price = 100;
  const rows = Array.from({ length: BARS }, () => {
    const open = price;
    price *= 1.0003 + 0.03 * (uniform() - 0.5);
    const high = Math.max(open, price) * (1 + 0.01 * uniform());
    const low = Math.min(open, price) * (1 - 0.01 * uniform());
    return { open, high, low, close: price, volume: Math.floor(1e6 * uniform()) };
  });
  const column = (name: "open" | "high" | "low" | "close" | "volume") => Float64Array.from(rows, (row) => row[name]);
  return {
    day: Int32Array.from(rows, (_, i) => i),
    open: column("open"),
    high: column("high"),
    low: column("low"),
    close: column("close"),
    volume: column("volume"),
  };
}
