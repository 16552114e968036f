import { readFileSync } from "node:fs";
import { sharedFile } from "../../../../scripts/shared-data.ts";
import { relativeStrengthIndex, simpleMovingAverage } from "../indicators/index.ts";
import type { Bars } from "../series/index.ts";
import { day } from "../time/index.ts";
import type { SignalColumns } from "./signal-run.ts";
import type { AccountSettings } from "./trade-columns.ts";

interface GoldenRun {
  readonly id: string;
  readonly strategy: "sma" | "rsi2";
  readonly params: {
    readonly fee: number;
    readonly fixed?: number;
    readonly slip_buy?: number;
    readonly fractional?: boolean;
    readonly weight?: number;
    readonly stop_pct?: number;
    readonly tp_pct?: number;
    readonly stop_on?: "fill" | "signal";
  };
  readonly trades: readonly {
    readonly entryBar: number;
    readonly exitBar: number;
    readonly size: number;
    readonly entryPrice: number;
    readonly exitPrice: number;
    readonly grossPnl: number;
    readonly fees: number;
    readonly netPnl: number;
    readonly returnPct: number;
    readonly reason: "signal" | "stop" | "target" | "end";
  }[];
  readonly orders: readonly {
    readonly bar: number;
    readonly side: "buy" | "sell";
    readonly qty: number;
    readonly price: number;
    readonly fee: number;
  }[];
  readonly finalEquity: number;
  readonly equityEvery20: readonly number[];
  readonly metrics: Readonly<Record<string, number>>;
}

/** golden-backtest.json: runs of an independent engine in Python, four of them reproduced by backtesting.py. */
export interface GoldenBacktest {
  readonly tolerance: { readonly abs: number };
  readonly bars: Record<"open" | "high" | "low" | "close" | "volume", number[]> & { readonly date: string[] };
  readonly startBar: Record<"sma" | "rsi2", number>;
  readonly runs: readonly GoldenRun[];
  readonly buyAndHold: { readonly fromBar: number; readonly finalEquity: number };
  readonly corporateActions: {
    readonly input: {
      readonly cash: number;
      readonly bars: readonly { date: string; open: number; close: number; split?: number; dividend?: number }[];
    };
    readonly expected: {
      sharesAfterSplit: number;
      cashAfterBuy: number;
      dividendCash: number;
      equity: readonly number[];
    };
    readonly fractionalSplit: { held: number; ratio: number; price: number; shares: number; cashInLieu: number };
    readonly fractionalSplit2: { held: number; ratio: number; openAfter: number; shares: number; cashInLieu: number };
  };
  readonly fillRules: Readonly<Record<string, Readonly<Record<string, number | string | null>>>>;
}

export function goldenBacktest(): GoldenBacktest {
  return JSON.parse(readFileSync(sharedFile("golden/golden-backtest.json"), "utf8")) as GoldenBacktest;
}

export function goldenBars({ bars }: GoldenBacktest): Bars {
  return {
    day: Int32Array.from(bars.date, day),
    open: Float64Array.from(bars.open),
    high: Float64Array.from(bars.high),
    low: Float64Array.from(bars.low),
    close: Float64Array.from(bars.close),
    volume: Float64Array.from(bars.volume),
  };
}

/** The account of the golden runs: 10,000, cash without interest. */
export const GOLDEN_SETTINGS: AccountSettings = {
  capital: 10_000,
  costs: { rate: 0, slippage: 0, fixed: 0, minimum: 0 },
  fractional: false,
  volumeShare: null,
  fillAt: "nextOpen",
  cashRate: null,
  delistingRecovery: 1,
};

/**
 * The two strategies of the file. It closes what is held at the open of the last bar, as backtesting.py does: an exit signal on
 * the bar before says so.
 */
export function goldenSignals({ close }: Bars, strategy: "sma" | "rsi2"): SignalColumns {
  const isBefore = strategy === "sma" ? crossesOf(close) : pullbacksOf(close);
  const entry = Uint8Array.from(close, (_, bar) => Number(isBefore.entry(bar)));
  const exit = Uint8Array.from(close, (_, bar) => Number(isBefore.exit(bar)));
  exit[close.length - 2] = 1;
  return { entry, exit };
}

/** The mean of 10 closes crosses that of 30. */
function crossesOf(close: Float64Array) {
  const fast = simpleMovingAverage(close, 10);
  const slow = simpleMovingAverage(close, 30);
  const above = (bar: number) => (fast[bar] as number) > (slow[bar] as number);
  const below = (bar: number) => (fast[bar] as number) < (slow[bar] as number);
  return {
    entry: (bar: number) => above(bar) && !above(bar - 1) && bar > 29,
    exit: (bar: number) => below(bar) && !below(bar - 1) && bar > 29,
  };
}

/** RSI(2) below 10 above the mean of 50 closes; out above the mean of 5. */
function pullbacksOf(close: Float64Array) {
  const slow = simpleMovingAverage(close, 50);
  const fast = simpleMovingAverage(close, 5);
  const rsi = relativeStrengthIndex(close, 2, { talibCompatible: true });
  return {
    entry: (bar: number) => (close[bar] as number) > (slow[bar] as number) && (rsi[bar] as number) < 10,
    exit: (bar: number) => (close[bar] as number) > (fast[bar] as number),
  };
}
