import { describe, expect, it } from "vitest";
import type { EntryOrder } from "../entry-order.ts";
import { PLAIN_SETTINGS } from "./random-market.fixture.ts";
import { runSlots, type SlotsInput } from "./run-slots.ts";
import { tradingCalendar } from "./trading-calendar.ts";

/** 2 % below a close of 100: 98. */
const LIMIT: EntryOrder = { type: "limit", below: 0.02 };
type Bar = readonly [open: number, high: number, low: number, close: number];
const STILL: Bar = [100, 101, 99, 100];
const DIPS: Bar = [99, 100, 97, 99];

interface Stock {
  readonly bars: readonly Bar[];
  /** `E` buys at the close of its bar. */
  readonly signals: string;
}

/** Stocks on the same days, the first one with the highest score. */
function trades(stocks: readonly Stock[], more: Pick<SlotsInput, "slots" | "sizing"> & Partial<SlotsInput>) {
  const rows = stocks.flatMap(({ bars }) => bars);
  const column = (place: number) => Float64Array.from(rows, (bar) => bar[place] as number);
  const days = stocks[0]?.bars.length ?? 0;
  const prices = {
    barStart: Int32Array.from({ length: stocks.length + 1 }, (_, stock) => stock * days),
    day: Int32Array.from(rows, (_, row) => 18_000 + (row % days)),
    bars: { open: column(0), high: column(1), low: column(2), close: column(3) },
  };
  const { trades: made } = runSlots({
    prices,
    day: tradingCalendar(prices),
    entry: Uint8Array.from(stocks.map(({ signals }) => signals).join(""), (sign) => Number(sign === "E")),
    exit: new Uint8Array(rows.length),
    scores: { at: (row) => -Math.floor(row / days) },
    stops: {},
    settings: { ...PLAIN_SETTINGS, capital: 10_000, fractional: true },
    startBar: 0,
    entryOrder: LIMIT,
    ...more,
  });
  return [...made.stock].map((stock, k) => [stock, made.entryBar[k], made.entryPrice[k], made.quantity[k]]);
}

describe("orders at a price on several stocks", () => {
  it("keep their money for the whole bar, filled or not", () => {
    const stocks = [
      { bars: [STILL, STILL], signals: "E." },
      { bars: [STILL, DIPS], signals: "E." },
    ];
    const sizing = { kind: "share", fraction: 0.7 } as const;
    // The first one waits with 7,000 at 98, which it does not reach: the second one buys for the other 3,000.
    expect(trades(stocks, { slots: 2, sizing })).toEqual([[1, 1, 98, 3000 / 98]]);
  });

  it("keep their place for the bar, and free it for the signals of its close", () => {
    const stocks = [
      { bars: [STILL, STILL, STILL], signals: "E.." },
      { bars: [STILL, DIPS, [99, 100, 96, 97]] as const, signals: "EE." },
    ];
    const sizing = { kind: "share", fraction: 1 } as const;
    // One place: the better score has it on day 1. From the close of 99 of that day on, the other one waits at 97.02.
    expect(trades(stocks, { slots: 1, sizing })).toEqual([[1, 2, 97.02, 10_000 / 97.02]]);
  });

  it("need the highs and lows of the prices", () => {
    const sizing = { kind: "share", fraction: 1 } as const;
    const prices = {
      barStart: Int32Array.of(0, 1),
      day: Int32Array.of(18_000),
      bars: { open: Float64Array.of(1), close: Float64Array.of(1) },
    };
    const day = tradingCalendar(prices);
    const none = new Uint8Array(1);
    const input = { prices, day, entry: none, exit: none, stops: {}, settings: PLAIN_SETTINGS, startBar: 0 };
    expect(() => runSlots({ ...input, slots: 1, sizing, entryOrder: LIMIT })).toThrow("highs and lows");
  });
});
