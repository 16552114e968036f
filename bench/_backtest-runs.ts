import {
  type SignalColumns,
  type SignalRules,
  type StockInput,
  type SweepAxis,
  type SweepColumns,
  sweepAxis,
  sweepSignals,
} from "@plumbline/core/backtest";
import { relativeStrengthIndex, simpleMovingAverage } from "@plumbline/core/indicators";
import type { Bars } from "@plumbline/core/series";
import { seededUniform } from "@plumbline/core/stats";

/** The market and the strategy of bench/backtest.ts; bench/peers has the same numbers. */
export const BARS = 2_520;
export const START_BAR = 303;
const OVERBOUGHT = 70;
const RSI_LENGTH = 14;
export const SETTINGS: StockInput["settings"] = {
  capital: 10_000,
  costs: { rate: 0.001, slippage: 0.0005, fixed: 0, minimum: 0 },
  fractional: true,
  volumeShare: null,
  fillAt: "nextOpen",
  cashRate: null,
  delistingRecovery: 1,
};
export const RULES: SignalRules = { stops: {}, sizing: { kind: "share", fraction: 1 } };

/** Prices of made-up stocks, open and close of one after the other, on memory that threads share. */
export function madeUpPrices(stocks: number): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(stocks * 2 * BARS * Float64Array.BYTES_PER_ELEMENT);
  const prices = new Float64Array(buffer);
  const uniform = seededUniform(13);
  for (let stock = 0; stock < stocks; stock++) {
    let price = 100;
    for (let bar = 0; bar < BARS; bar++) {
      const open = price * (1 + 0.01 * (uniform() - 0.5));
      price = open * (1.0003 + 0.03 * (uniform() - 0.5));
      prices[2 * stock * BARS + bar] = open;
      prices[(2 * stock + 1) * BARS + bar] = price;
    }
  }
  return buffer;
}

/** The bars of one stock; highs and lows are not used by the strategy. */
export function barsOf(buffer: SharedArrayBuffer, stock: number): Bars {
  const column = (place: number) =>
    new Float64Array(buffer, (2 * stock + place) * BARS * Float64Array.BYTES_PER_ELEMENT, BARS);
  const [open, close] = [column(0), column(1)];
  return { day: DAYS, open, high: close, low: open, close, volume: close };
}

const DAYS = Int32Array.from({ length: BARS }, (_, bar) => 14_610 + bar);

/** The fast average crosses the slow one upwards while the strength is not high: buy; back below: sell. */
export function writeCrosses(
  { fast, slow, strength }: Readonly<Record<"fast" | "slow" | "strength", Float64Array>>,
  { entry, exit }: SignalColumns,
): void {
  entry.fill(0);
  exit.fill(0);
  const bars = fast.length;
  let bar = 0;
  while (bar < bars) {
    while (bar < bars && !((fast[bar] as number) > (slow[bar] as number))) bar++;
    if (bar < bars && (strength[bar] as number) < OVERBOUGHT) entry[bar] = 1;
    while (bar < bars && (fast[bar] as number) > (slow[bar] as number)) bar++;
    if (bar < bars) exit[bar] = 1;
  }
}

/** The columns of a stock with averages of 20 and 60 closes. */
export function columnsOf({ close }: Bars): Parameters<typeof writeCrosses>[0] {
  return {
    fast: simpleMovingAverage(close, 20),
    slow: simpleMovingAverage(close, 60),
    strength: relativeStrengthIndex(close, RSI_LENGTH),
  };
}

/** 100 fast averages × 100 slow ones. */
export const AXES: readonly SweepAxis[] = [
  sweepAxis("fast", { from: 2, to: 101, step: 1 }),
  sweepAxis("slow", { from: 105, to: 303, step: 2 }),
];

/** Runs combinations of the sweep over the first stock, the averages computed once each. */
export function sweepPairs(buffer: SharedArrayBuffer, from: number, to: number): SweepColumns {
  const bars = barsOf(buffer, 0);
  const averages = new Map<number, Float64Array>();
  for (const { values } of AXES) {
    for (const length of values) averages.set(length, simpleMovingAverage(bars.close, length));
  }
  const strength = relativeStrengthIndex(bars.close, RSI_LENGTH);
  const average = (length: number | undefined) => averages.get(length as number) as Float64Array;
  return sweepSignals({
    bars,
    settings: SETTINGS,
    startBar: START_BAR,
    axes: AXES,
    from,
    to,
    signalsOf: ({ fast, slow }, signals) => {
      writeCrosses({ fast: average(fast), slow: average(slow), strength }, signals);
      return RULES;
    },
  });
}
