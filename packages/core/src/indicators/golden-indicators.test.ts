import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { type Bars, rollingMaximum, rollingMinimum } from "../series/index.ts";
import { day } from "../time/index.ts";
import {
  averageDirectionalIndex,
  averageTrueRange,
  bollingerBands,
  donchianChannel,
  exponentialMovingAverage,
  macd,
  momentum,
  onBalanceVolume,
  rateOfChange,
  relativeStrengthIndex,
  simpleMovingAverage,
  stochastic,
  trueRange,
  weightedMovingAverage,
} from "./index.ts";

type GoldenColumn = readonly (number | null)[];

interface GoldenCase {
  readonly bars: { readonly date: string[] } & Readonly<Record<"open" | "high" | "low" | "close" | "volume", number[]>>;
  readonly expected: Readonly<Record<string, GoldenColumn>>;
  readonly firstIndex: Readonly<Record<string, number | null>>;
}

/** golden-indicators.json: independent Python, checked bar by bar against the C library of TA-Lib, see its `about`. */
interface GoldenIndicators {
  readonly tolerance: { readonly abs: number };
  readonly edge: Readonly<Record<"flatRsi" | "flatStochK" | "flatAdx", number>>;
  readonly cases: Readonly<Record<"year260" | "short40" | "tooShort12", GoldenCase>>;
}

const TALIB = { talibCompatible: true };

/** Every column of the file, by its name there, as our functions compute it. */
const OURS: Readonly<Record<string, (bars: Bars) => Float64Array>> = {
  sma20: ({ close }) => simpleMovingAverage(close, 20),
  ema20: ({ close }) => exponentialMovingAverage(close, 20),
  wma20: ({ close }) => weightedMovingAverage(close, 20),
  rsi14: ({ close }) => relativeStrengthIndex(close, 14, TALIB),
  rsi2: ({ close }) => relativeStrengthIndex(close, 2, TALIB),
  macd: ({ close }) => macd(close).line,
  macdSignal: ({ close }) => macd(close).signal,
  macdHist: ({ close }) => macd(close).histogram,
  bbU: ({ close }) => bollingerBands(close).upper,
  bbM: ({ close }) => bollingerBands(close).middle,
  bbL: ({ close }) => bollingerBands(close).lower,
  atr14: (bars) => averageTrueRange(bars),
  adx14: (bars) => averageDirectionalIndex(bars, 14, TALIB).adx,
  plusDI14: (bars) => averageDirectionalIndex(bars, 14, TALIB).plus,
  minusDI14: (bars) => averageDirectionalIndex(bars, 14, TALIB).minus,
  dx14: (bars) => averageDirectionalIndex(bars, 14, TALIB).dx,
  stochK: (bars) => stochastic(bars, TALIB).k,
  stochD: (bars) => stochastic(bars, TALIB).d,
  obv: (bars) => onBalanceVolume(bars),
  mom10: ({ close }) => momentum(close, 10),
  // TA-Lib's ROC is in percent.
  roc10: ({ close }) => rateOfChange(close, 10).map((change) => 100 * change),
  max20: ({ high }) => rollingMaximum(high, 20),
  min20: ({ low }) => rollingMinimum(low, 20),
  trange: (bars) => trueRange(bars),
  donchianU20: (bars) => donchianChannel(bars).upper,
  donchianL20: (bars) => donchianChannel(bars).lower,
  donchianM20: (bars) => donchianChannel(bars).middle,
};

describe.skipIf(needsSharedData)("golden-indicators.json", () => {
  it.each(["year260", "short40", "tooShort12"] as const)("holds at every bar of %s", (name) => {
    const { tolerance, cases } = golden();
    const { bars, expected, firstIndex } = cases[name];
    expect(tolerance.abs).toBe(1e-9);
    expect(Object.keys(expected)).toHaveLength(27);
    for (const [key, column] of Object.entries(expected)) {
      const ours = OURS[key]?.(barsOf(bars)) ?? new Float64Array();
      expect(ours, key).toHaveLength(column.length);
      expect(firstKnown(ours), key).toBe(firstIndex[key]);
      expect(differences(ours, column, tolerance.abs), key).toEqual([]);
    }
  });

  it("needs no compatibility with TA-Lib where prices move", () => {
    const { cases } = golden();
    for (const { bars, expected } of Object.values(cases)) {
      const own = barsOf(bars);
      const { adx, plus, minus, dx } = averageDirectionalIndex(own);
      const { k, d } = stochastic(own);
      const rsi14 = relativeStrengthIndex(own.close, 14);
      const columns = { rsi14, adx14: adx, plusDI14: plus, minusDI14: minus, dx14: dx, stochK: k, stochD: d };
      for (const [key, column] of Object.entries(columns)) {
        expect(differences(column, expected[key] ?? [], 1e-9), key).toEqual([]);
      }
    }
  });

  it("holds the 0 of TA-Lib for prices that do not move", () => {
    const { edge } = golden();
    const flat = new Float64Array(60).fill(12);
    const bars = { high: flat, low: flat, close: flat };
    expect(relativeStrengthIndex(flat, 14, TALIB).at(-1)).toBe(edge.flatRsi);
    expect(stochastic(bars, TALIB).k.at(-1)).toBe(edge.flatStochK);
    expect(averageDirectionalIndex(bars, 14, TALIB).adx.at(-1)).toBe(edge.flatAdx);
  });
});

function golden(): GoldenIndicators {
  return JSON.parse(readFileSync(sharedFile("golden/golden-indicators.json"), "utf8"));
}

function barsOf({ date, open, high, low, close, volume }: GoldenCase["bars"]): Bars {
  return {
    day: Int32Array.from(date, day),
    open: Float64Array.from(open),
    high: Float64Array.from(high),
    low: Float64Array.from(low),
    close: Float64Array.from(close),
    volume: Float64Array.from(volume),
  };
}

/** The place of the first number; null where there is none. */
function firstKnown(column: Float64Array): number | null {
  const place = column.findIndex((value) => !Number.isNaN(value));
  return place < 0 ? null : place;
}

/** The places in which a column is not what the file says; NaN stands for its null. */
function differences(ours: Float64Array, expected: GoldenColumn, tolerance: number): number[] {
  return expected.flatMap((value, i) => {
    const own = ours[i] as number;
    const agrees = value === null ? Number.isNaN(own) : Math.abs(own - value) <= tolerance;
    return agrees ? [] : [i];
  });
}
