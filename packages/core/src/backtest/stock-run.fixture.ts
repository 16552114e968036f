import fc from "fast-check";
import type { Actions, Bars } from "../series/index.ts";
import type { Day } from "../time/index.ts";
import type { EntryOrder } from "./entry-order.ts";
import type { PriceStops } from "./price-stops.ts";
import type { SignalRun } from "./signal-run.ts";
import type { AccountSettings, TradeColumns } from "./trade-columns.ts";

/** An account of 10,000 without costs that can own parts of a share. */
export const SETTINGS: AccountSettings = {
  capital: 10_000,
  costs: { rate: 0, slippage: 0, fixed: 0, minimum: 0 },
  fractional: true,
  volumeShare: null,
  fillAt: "nextOpen",
  cashRate: null,
  delistingRecovery: 1,
};

export const COSTS: AccountSettings["costs"] = { rate: 0.001, slippage: 0.0005, fixed: 1, minimum: 2 };

type Row = readonly [open: number, high: number, low: number, close: number, volume?: number];

/** A run over bars written out by hand; `E` in the signals buys, `X` sells, `.` says nothing. */
export function runOf(rows: readonly Row[], signals: string, rest: Partial<SignalRun> = {}): SignalRun {
  const column = (place: number) => Float64Array.from(rows, (row) => row[place] ?? 1e6);
  return {
    bars: {
      day: Int32Array.from(rows, (_, bar) => 18_000 + bar),
      open: column(0),
      high: column(1),
      low: column(2),
      close: column(3),
      volume: column(4),
    },
    entry: Uint8Array.from(signals, (sign) => Number(sign === "E")),
    exit: Uint8Array.from(signals, (sign) => Number(sign === "X")),
    stops: {},
    sizing: { kind: "share", fraction: 1 },
    settings: SETTINGS,
    startBar: 0,
    ...rest,
  };
}

/** A trade in the numbers that a reader checks by hand. */
export function tradesOf(trades: TradeColumns) {
  return trades.exitReason.map((reason, row) => ({
    from: trades.entryBar[row],
    to: trades.exitBar[row],
    bought: trades.entryPrice[row],
    sold: trades.exitPrice[row],
    reason,
  }));
}

interface DrawnBar {
  readonly gap: number;
  readonly move: number;
  readonly up: number;
  readonly down: number;
  readonly isMissing: boolean;
  readonly signal: number;
}

const drawnBars = fc.array(
  fc.record({
    gap: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    move: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    up: fc.double({ min: 0, max: 0.03, noNaN: true }),
    down: fc.double({ min: 0, max: 0.03, noNaN: true }),
    isMissing: fc.integer({ min: 0, max: 19 }).map((chance) => chance === 0),
    signal: fc.integer({ min: 0, max: 7 }),
  }),
  { minLength: 2, maxLength: 80 },
);

/** Bars of a random walk, some of them missing, with signals. */
export const walks: fc.Arbitrary<Pick<SignalRun, "bars" | "entry" | "exit">> = drawnBars.map((drawn) => ({
  bars: barsOf(drawn),
  entry: Uint8Array.from(drawn, ({ signal }) => Number(signal === 1 || signal === 2 || signal === 5)),
  exit: Uint8Array.from(drawn, ({ signal }) => Number(signal === 3 || signal === 5)),
}));

function barsOf(drawn: readonly DrawnBar[]): Bars {
  const rows: number[][] = [];
  let before = 100;
  for (const { gap, move, up, down, isMissing } of drawn) {
    const open = before * (1 + gap);
    const close = open * (1 + move);
    const high = Math.max(open, close) * (1 + up);
    const low = Math.min(open, close) * (1 - down);
    rows.push(isMissing ? [Number.NaN, Number.NaN, Number.NaN, Number.NaN] : [open, high, low, close]);
    if (!isMissing) before = close;
  }
  const column = (place: number) => Float64Array.from(rows, (row) => row[place] as number);
  return {
    day: Int32Array.from(rows, (_, bar) => 18_000 + bar),
    open: column(0),
    high: column(1),
    low: column(2),
    close: column(3),
    volume: Float64Array.from(rows, (_, bar) => 100 + 37 * (bar % 7)),
  };
}

const rate = fc.double({ min: 0.01, max: 0.2, noNaN: true });
export const stops: fc.Arbitrary<PriceStops> = fc.record(
  {
    loss: rate,
    profit: rate,
    trailing: rate,
    bars: fc.integer({ min: 1, max: 9 }),
    from: fc.constantFrom("fill", "signal"),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<PriceStops>;

/** Orders at prices that a bar of the walks may reach and may not. */
export const entryOrders: fc.Arbitrary<EntryOrder> = fc.oneof(
  fc.record({ type: fc.constant("limit" as const), below: fc.constantFrom(0.001, 0.01, 0.04) }),
  fc.record({ type: fc.constant("stop" as const), above: fc.constantFrom(0.001, 0.01, 0.04) }),
);

const settings: fc.Arbitrary<AccountSettings> = fc.record({
  capital: fc.constantFrom(1_000, 10_000, 123_456.78),
  costs: fc.record({
    rate: fc.constantFrom(0, 0.001, 0.02),
    slippage: fc.constantFrom(0, 0.0005, 0.01),
    fixed: fc.constantFrom(0, 1, 30),
    minimum: fc.constantFrom(0, 5),
  }),
  fractional: fc.boolean(),
  volumeShare: fc.constantFrom(null, 0.1, 0.5),
  fillAt: fc.constantFrom("nextOpen", "close"),
  cashRate: fc.constant(null),
  delistingRecovery: fc.constantFrom(0, 0.3, 1),
});

const days = fc.integer({ min: 18_000, max: 18_085 });
export const actions: fc.Arbitrary<Actions> = fc.record({
  splits: fc
    .uniqueArray(fc.record({ exDay: days, ratio: fc.constantFrom(2, 0.1, 3, 1 / 3, 1.5) }), {
      selector: ({ exDay }) => exDay,
      maxLength: 4,
    })
    .map((splits) =>
      splits.sort((a, b) => a.exDay - b.exDay).map((split) => ({ ...split, exDay: split.exDay as Day })),
    ),
  dividends: fc
    .uniqueArray(fc.record({ exDay: days, amount: fc.double({ min: 0, max: 2, noNaN: true }) }), {
      selector: ({ exDay }) => exDay,
      maxLength: 6,
    })
    .map((paid) => paid.sort((a, b) => a.exDay - b.exDay).map((each) => ({ ...each, exDay: each.exDay as Day }))),
});

/** Runs of every kind. */
export const runs: fc.Arbitrary<SignalRun> = fc
  .record({
    walk: walks,
    stops,
    settings,
    actions: fc.option(actions),
    fraction: fc.constantFrom(0.3, 1),
    isDelisted: fc.boolean(),
    startBar: fc.integer({ min: 0, max: 5 }),
    earns: fc.boolean(),
    entryOrder: fc.option(entryOrders),
  })
  .map(({ walk, fraction, earns, entryOrder, settings: drawn, ...rest }) => ({
    ...walk,
    ...rest,
    ...(entryOrder && drawn.fillAt === "nextOpen" && { entryOrder }),
    settings: { ...drawn, cashRate: earns ? walk.bars.close.map((_, bar) => 0.01 * (bar % 5)) : null },
    sizing: { kind: "share", fraction },
  }));
