/**
 * Indicators as npm libraries compute them. The libraries are no dependencies of this program: `npm install trading-signals
 * technicalindicators indicatorts` in a folder of its own, and name it in `INDICATOR_LIBRARIES`.
 */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Bars } from "@plumbline/core/series";
import type { IndicatorId } from "@plumbline/core/words";

interface Candle {
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** Bars in the forms that the libraries take. */
interface PlainBars {
  readonly high: number[];
  readonly low: number[];
  readonly close: number[];
  readonly volume: number[];
  readonly candles: Candle[];
}

export function plainBars({ high, low, close, volume }: Bars): PlainBars {
  const candles = Array.from(close, (price, i) => ({
    high: high[i] as number,
    low: low[i] as number,
    close: price,
    volume: volume[i] as number,
  }));
  const columns = { high: Array.from(high), low: Array.from(low), close: Array.from(close) };
  return { ...columns, volume: Array.from(volume), candles };
}

/** A library's computation, and the line of its result that is compared with ours. */
export interface Rival {
  /** Name and version. */
  readonly library: string;
  readonly compute: (bars: PlainBars) => unknown;
  /** Right-aligned with the bars: some leave out the places before the first value. */
  readonly line: (result: unknown) => readonly number[];
}

type Settings = Record<string, unknown>;
type Lines = Record<string, number[]>;

type Streaming = new (...settings: readonly unknown[]) => { update(value: number | Candle, replace: boolean): unknown };
type Calculated = Record<string, { calculate(input: Settings): unknown[] }>;
type Columnar = Record<string, (...input: readonly (number[] | Settings)[]) => unknown>;

/** What the installed libraries have of our indicators, with the settings of `COMPARED` in `indicators.ts`. */
export function rivalsIn(folder: string): Partial<Record<IndicatorId, readonly Rival[]>> {
  const load = createRequire(join(folder, "package.json"));
  const all: Partial<Record<IndicatorId, Rival[]>> = {};
  for (const [library, rivalsOf] of Object.entries({
    "trading-signals": (module: unknown) => streamed(module as Record<string, Streaming>),
    technicalindicators: (module: unknown) => calculated(module as Calculated),
    indicatorts: (module: unknown) => columnar(module as Columnar),
  })) {
    const description = join(folder, "node_modules", library, "package.json");
    if (!existsSync(description)) continue;
    const { version } = JSON.parse(readFileSync(description, "utf8")) as { readonly version: string };
    for (const [id, rival] of Object.entries(rivalsOf(load(library))) as [IndicatorId, Omit<Rival, "library">][]) {
      const rivals = all[id] ?? [];
      rivals.push({ library: `${library} ${version}`, ...rival });
      all[id] = rivals;
    }
  }
  return all;
}

type Rivals = Partial<Record<IndicatorId, Omit<Rival, "library">>>;

/** trading-signals takes one value after the other. */
function streamed(library: Record<string, Streaming>): Rivals {
  const of = (name: string) => library[name] as Streaming;
  const prices = (name: string, ...settings: readonly unknown[]) => ({
    compute: ({ close }: PlainBars) => updates(new (of(name))(...settings), close),
    line: asLine,
  });
  const candles = (name: string, ...settings: readonly unknown[]) => ({
    compute: (bars: PlainBars) => updates(new (of(name))(...settings), bars.candles),
    line: asLine,
  });
  const average = (length: number) => new (of("EMA"))(length);
  return {
    sma: prices("SMA", 20),
    ema: prices("EMA", 20),
    wma: prices("WMA", 20),
    rsi: prices("RSI", 14),
    macd: {
      compute: ({ close }) => updates(new (of("MACD"))(average(12), average(26), average(9)), close),
      line: lineOf("signal"),
    },
    bollinger: { ...prices("BollingerBands", 20, 2), line: lineOf("upper") },
    trueRange: candles("TR"),
    atr: candles("ATR", 14),
    adx: candles("ADX", 14),
    stochastic: {
      ...candles("StochasticOscillator", { kPeriod: 14, kSlowingPeriod: 1, dPeriod: 3 }),
      line: lineOf("stochD"),
    },
    obv: candles("OBV", 2),
    donchian: { ...candles("DonchianChannels", 20), line: lineOf("upper") },
    momentum: prices("MOM", 10),
    roc: prices("ROC", 10),
  };
}

function updates<Value extends number | Candle>(
  indicator: { update(value: Value, replace: boolean): unknown },
  values: readonly Value[],
): unknown[] {
  const results: unknown[] = [];
  for (const value of values) results.push(indicator.update(value, false));
  return results;
}

/** technicalindicators takes columns, and leaves out the places before the first value. */
function calculated(library: Calculated): Rivals {
  const of = (name: string, settings: Settings, line = asLine) => ({
    compute: ({ candles: _, close, ...columns }: PlainBars) =>
      library[name]?.calculate({ ...columns, close, values: close, ...settings }),
    line,
  });
  const macd = { fastPeriod: 12, slowPeriod: 26, signalPeriod: 9, SimpleMAOscillator: false, SimpleMASignal: false };
  return {
    sma: of("SMA", { period: 20 }),
    ema: of("EMA", { period: 20 }),
    wma: of("WMA", { period: 20 }),
    rsi: of("RSI", { period: 14 }),
    macd: of("MACD", macd, lineOf("signal")),
    bollinger: of("BollingerBands", { period: 20, stdDev: 2 }, lineOf("upper")),
    trueRange: of("TrueRange", {}),
    atr: of("ATR", { period: 14 }),
    adx: of("ADX", { period: 14 }, lineOf("adx")),
    stochastic: of("Stochastic", { period: 14, signalPeriod: 3 }, lineOf("d")),
    obv: of("OBV", {}),
    roc: of("ROC", { period: 10 }, (result) => asLine(result).map((percent) => percent / 100)),
  };
}

/** indicatorts takes and gives columns. Its ATR is another one, and it has no ADX and no weighted average. */
function columnar(library: Columnar): Rivals {
  const of = (name: string, settings: Settings, line = asLine) => ({
    compute: ({ close }: PlainBars) => library[name]?.(close, settings),
    line,
  });
  const named = (name: string) => (result: unknown) => (result as Lines)[name] as number[];
  return {
    sma: of("sma", { period: 20 }),
    ema: of("ema", { period: 20 }),
    rsi: of("rsi", { period: 14 }),
    macd: of("macd", { fast: 12, slow: 26, signal: 9 }, named("signalLine")),
    bollinger: of("bb", { period: 20 }, named("upper")),
    trueRange: { compute: ({ high, low, close }) => library.tr?.(high, low, close), line: asLine },
    stochastic: {
      compute: ({ high, low, close }) => library.stoch?.(high, low, close, { kPeriod: 14, dPeriod: 3 }),
      line: named("d"),
    },
    obv: { compute: ({ close, volume }) => library.obv?.(close, volume), line: asLine },
    roc: of("roc", { period: 10 }, (result) => asLine(result).map((percent) => percent / 100)),
    highest: of("mmax", { period: 252 }),
    lowest: of("mmin", { period: 252 }),
  };
}

function asLine(result: unknown): readonly number[] {
  return result as number[];
}

function lineOf(name: string): (result: unknown) => readonly number[] {
  return (result) => (result as (Record<string, number> | null)[]).map((values) => values?.[name] ?? Number.NaN);
}
