import type { Bars } from "@plumbline/core/series";
import type { DailyCloses } from "@plumbline/core/stats";
import type { Day } from "@plumbline/core/time";
import { readMarketIndex, readPriceSeries } from "../companies/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { RunError, type RunOrder } from "./run-order.ts";

/** What a run is compared with. */
export interface Benchmark {
  /** Symbol, or name of the index. */
  readonly name: string;
  readonly source: string;
  /** With dividends reinvested where the market knows them. */
  readonly closes: DailyCloses;
  /** As rules ask it: prices on one share count. */
  readonly bars: Bars;
}

/**
 * Reads what a run is compared with, up to its last day.
 *
 * @returns null where none is wanted, and where the market has no broad index of these days.
 * @throws {RunError} if the market has no prices of the instrument.
 * @see BT-07
 */
export function readBenchmark(snapshot: Snapshot, benchmark: RunOrder["benchmark"], to: Day): Benchmark | null {
  if (benchmark === null) return null;
  return typeof benchmark === "string" ? ofInstrument(snapshot, benchmark, to) : ofIndex(snapshot, to);
}

function ofInstrument(snapshot: Snapshot, code: string, to: Day): Benchmark {
  const instrument = snapshot.find(code);
  const series = instrument && readPriceSeries(snapshot, instrument);
  if (!instrument || !series) throw new RunError("unknown-benchmark", `The market has no prices of ${code}.`);
  const { day, close } = upTo(series.total() ?? series.shown(), to);
  return { name: instrument.symbol, source: series.source, closes: { day, close }, bars: series.shown() };
}

function ofIndex(snapshot: Snapshot, to: Day): Benchmark | null {
  const last = Math.min(to, snapshot.lastDay ?? to) as Day;
  const prices = readMarketIndex(snapshot, "price", last);
  const total = readMarketIndex(snapshot, "total", last);
  const closes = total ?? prices;
  if (!closes) return null;
  const { day, close } = (prices ?? closes).closes;
  const unknown = new Float64Array(close.length).fill(Number.NaN);
  const bars = { day, open: close, high: close, low: close, close, volume: unknown };
  return { name: closes.name, source: closes.source, closes: closes.closes, bars };
}

function upTo({ day, close }: DailyCloses, to: Day): DailyCloses {
  const rows = day.findLastIndex((each) => each <= to) + 1;
  return { day: day.subarray(0, rows), close: close.subarray(0, rows) };
}
