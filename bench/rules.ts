/** Rules of the builder beside the same rules written by hand as one loop, on the same bars in one run. */
import { runSignals } from "@plumbline/core/backtest";
import { relativeStrengthIndex, simpleMovingAverage } from "@plumbline/core/indicators";
import type { Bars } from "@plumbline/core/series";
import { seededUniform } from "@plumbline/core/stats";
import {
  type ColumnCache,
  compileStrategy,
  type DayInputs,
  libraryStrategy,
  type StockInputs,
  type Strategy,
} from "@plumbline/core/strategy";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const STOCKS = sized(50, 3);
const BARS = 2520;
const WARM_UP = sized(10, 1);
const ROUNDS = sized(60, 2);
/** Rules alone are too quick for the clock. */
const REPEATED = Array.from({ length: 20 });
const FAST = 20;
const SLOW = 100;
const RSI = 14;
const LIMIT = 70;

const average = (length: number) => ({ indicator: "sma", parameters: { length } }) as const;

/** Averages cross while the RSI is not high: what the sweep of the speed goals trades. */
const FILTERED_CROSS: Strategy = {
  version: 1,
  parameters: {},
  universe: {},
  entry: {
    all: [
      { left: average(FAST), operator: "crossesAbove", right: average(SLOW) },
      { left: { indicator: "rsi", parameters: { length: RSI } }, operator: "below", right: { number: LIMIT } },
    ],
  },
  exit: { all: [{ left: average(FAST), operator: "crossesBelow", right: average(SLOW) }] },
  stops: {},
  ranking: null,
  positions: { count: 1 },
  sizing: { kind: "equal" },
  rebalancing: "signals",
};

interface Marks {
  readonly entry: Uint8Array;
  readonly exit: Uint8Array;
}

export async function run(): Promise<Measurement[]> {
  const stocks = Array.from({ length: STOCKS }, (_, k) => randomWalk(k + 1));
  const compiled = compileStrategy(FILTERED_CROSS);
  requireSame(stocks, (bars) => compiled.signals(inputsOf(bars)));
  const warm = stocks.map((bars) => ({ ...inputsOf(bars), columns: new Map() as ColumnCache }));
  const columns = stocks.map(columnsOf);
  const signals = sideBySide(
    () => stocks.map((bars) => compiled.signals(inputsOf(bars))),
    () => stocks.map((bars) => handWritten(columnsOf(bars))),
  );
  const rules = sideBySide(
    () => REPEATED.map(() => warm.map((inputs) => compiled.signals(inputs))),
    () => REPEATED.map(() => columns.map((one) => handWritten(one))),
  );
  const whole = sideBySide(
    () => stocks.map((bars) => traded(bars, compiled.signals(inputsOf(bars)))),
    () => stocks.map((bars) => traded(bars, handWritten(columnsOf(bars)))),
  );
  return [
    measurement("builder / hand-written: indicators, rules and trades", whole, "x", "<= 1.2 x"),
    measurement("builder / hand-written: indicators and rules", signals, "x", "<= 1.2 x"),
    measurement("builder / hand-written: rules alone, columns known", rules, "x", ""),
    measurement("scores of value and momentum, 5,000 stocks x 240 months", monthlyScores(), "ms", "< 1,000 ms"),
  ];
}

function measurement(name: string, measured: number, unit: string, goal: string): Measurement {
  return { name, measured, unit, goal };
}

/** The ratio of the times of all rounds but those to warm up: in turns, so that both sides meet the same machine. */
function sideBySide(one: () => unknown, other: () => unknown): number {
  let [ours, theirs] = [0, 0];
  // The clock of a thread moves by milliseconds: few rounds at the tiny size may all fall between two of its ticks.
  for (let round = -WARM_UP; round < ROUNDS || theirs === 0; round++) {
    const times = [timeOf(one), timeOf(other)] as const;
    if (round < 0) continue;
    ours += times[0];
    theirs += times[1];
  }
  return ours / theirs;
}

/** Milliseconds of the processor on this thread: what else the machine does is not counted. */
function timeOf(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

interface Columns {
  readonly fast: Float64Array;
  readonly slow: Float64Array;
  readonly rsi: Float64Array;
}

function columnsOf({ close }: Bars): Columns {
  return {
    fast: simpleMovingAverage(close, FAST),
    slow: simpleMovingAverage(close, SLOW),
    rsi: relativeStrengthIndex(close, RSI),
  };
}

/** The same rules as one loop over the bars. */
function handWritten({ fast, slow, rsi }: Columns): Marks {
  const entry = new Uint8Array(fast.length);
  const exit = new Uint8Array(fast.length);
  for (let bar = 1; bar < fast.length; bar++) {
    const before = (fast[bar - 1] as number) - (slow[bar - 1] as number);
    const now = (fast[bar] as number) - (slow[bar] as number);
    if (before <= 0 && now > 0 && (rsi[bar] as number) < LIMIT) entry[bar] = 1;
    if (before >= 0 && now < 0) exit[bar] = 1;
  }
  return { entry, exit };
}

function requireSame(stocks: readonly Bars[], signals: (bars: Bars) => Marks): void {
  for (const bars of stocks) {
    const ours = signals(bars);
    const theirs = handWritten(columnsOf(bars));
    if (
      !ours.entry.includes(1) ||
      String(ours.entry) !== String(theirs.entry) ||
      String(ours.exit) !== String(theirs.exit)
    ) {
      throw new Error("The rules of the builder and the loop written by hand differ.");
    }
  }
}

function traded(bars: Bars, { entry, exit }: Marks): number {
  const backtest = runSignals({
    bars,
    entry,
    exit,
    stops: {},
    sizing: { kind: "share", fraction: 1 },
    startBar: SLOW,
    settings: {
      capital: 10_000,
      costs: { rate: 0.001, slippage: 0.0005, fixed: 0, minimum: 0 },
      fractional: true,
      volumeShare: null,
      fillAt: "nextOpen",
      cashRate: null,
      delistingRecovery: 1,
    },
  });
  return backtest.equity.at(-1) as number;
}

/** Milliseconds for the scores of twenty years of month-ends, the values given. */
function monthlyScores(): number {
  const rows = sized(5000, 100);
  const next = seededUniform(3);
  const days = Array.from({ length: 24 }, (): DayInputs => {
    const columns = [0, 1].map(() => Float64Array.from({ length: rows }, () => (next() < 0.1 ? Number.NaN : next())));
    return {
      stocks: rows,
      column: (operand) => columns["metric" in operand ? 0 : 1] as Float64Array,
      check: () => {
        throw new Error("No check is asked.");
      },
      sectors: new Int32Array(rows),
      industries: new Int32Array(rows),
    };
  });
  const compiled = compileStrategy(libraryStrategy("value-momentum")?.strategy as Strategy);
  const scored = () => days.map((day) => compiled.scores(day));
  scored();
  return timeOf(() => Array.from({ length: 10 }, scored));
}

function inputsOf(bars: Bars): StockInputs {
  const none = () => {
    throw new Error("The strategy reads prices alone.");
  };
  return { bars, benchmark: null, metric: none, check: none, rate: none, calendar: none };
}

function randomWalk(seed: number): Bars {
  const next = seededUniform(seed);
  let price = 100;
  const close = Float64Array.from({ length: BARS }, () => (price *= 1 + 0.03 * (next() - 0.495)));
  return {
    day: Int32Array.from(close, (_, k) => 10_000 + k),
    open: close.map((value) => value * 0.999),
    high: close.map((value) => value * 1.01),
    low: close.map((value) => value * 0.99),
    close,
    volume: close.map(() => 1e6),
  };
}
