import { setImmediate } from "node:timers/promises";
import type { Day } from "@plumbline/core/time";
import { asOfDay, readStock } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { type DayWriter, dayWriter, type GroupNames } from "./day-writer.ts";
import type { FactorFile } from "./factors/factor-file.ts";
import { joinedStock, moatsOf, screenedStock } from "./screened-stock.ts";
import type { Screening } from "./screening.ts";
import type { ScreeningColumns } from "./screening-columns.ts";
import { screeningOf } from "./screening-of.ts";
import { completed, type ScreeningPart } from "./screening-part.ts";

export interface ScreeningOptions {
  /** Only these stocks of the market; ratios of groups are then those of the members among them. */
  readonly symbols?: readonly string[];
  /** What is stored of the accounts of all stocks: the same numbers for a fraction of the work. */
  readonly factors?: FactorFile | null | undefined;
  /** Called after each stock. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Waited for after each stock, or after some whose accounts are stored; lets timers and messages in between unless given. */
  readonly breathe?: () => Promise<unknown>;
}

/**
 * Computes the screening of a market on a day. It reads one stock at a time and lets timers and messages in between.
 *
 * @param options `asOf`: what was filed or traded later is not used; the market's own today unless given.
 *
 * @example
 * const { matrix, rowOf } = await computeScreening(snapshot, { asOf: "2024-06-28" });
 * matrix.metrics.get("pe")?.values[rowOf("AAPL")]; // 32.8
 */
export async function computeScreening(
  snapshot: Snapshot,
  { asOf, ...options }: ScreeningOptions & { readonly asOf?: string | undefined } = {},
): Promise<Screening> {
  const [columns] = await computeColumns(snapshot, [asOfDay(snapshot, asOf)], options);
  return screeningOf(columns as ScreeningColumns);
}

/**
 * Computes the screenings of many days in one pass: the facts of each company are prepared once.
 *
 * @param days In any order.
 * @returns One screening per day, in their order.
 */
export async function computeScreenings(
  snapshot: Snapshot,
  days: readonly Day[],
  options: ScreeningOptions = {},
): Promise<readonly Screening[]> {
  return (await computeColumns(snapshot, days, options)).map(screeningOf);
}

/** Stocks whose accounts are stored take so little that waiting after each would cost more than a few of them. */
const STORED_AT_ONCE = 16;

/** The same as plain data. */
export async function computeColumns(
  snapshot: Snapshot,
  days: readonly Day[],
  { symbols, ...options }: ScreeningOptions,
): Promise<readonly ScreeningColumns[]> {
  const stocks = stocksOf(snapshot, symbols);
  const parts = await computeParts(snapshot, { stocks, days, groups: groupsOf(stocks) }, options);
  return parts.map((part) => completed([part]));
}

/** One of some shares of the stocks of a market, each as large as the others. */
export interface Share {
  /** From 0. */
  readonly part: number;
  readonly of: number;
}

/**
 * Computes a share of a screening of all stocks; `completed` makes one of all parts in their order.
 *
 * @param day What was filed or traded later is not used.
 */
export async function computePart(
  snapshot: Snapshot,
  day: Day,
  { part, of, ...options }: Share & Pick<ScreeningOptions, "factors" | "breathe">,
): Promise<ScreeningPart> {
  const stocks = stocksOf(snapshot, undefined);
  const [from, to] = [part, part + 1].map((k) => Math.round((k * stocks.length) / of));
  const shared = { stocks: stocks.slice(from, to), days: [day], groups: groupsOf(stocks) };
  return (await computeParts(snapshot, shared, options))[0] as ScreeningPart;
}

interface ScreenedShare {
  readonly stocks: readonly Instrument[];
  readonly days: readonly Day[];
  readonly groups: GroupNames;
}

async function computeParts(
  snapshot: Snapshot,
  { stocks, days, groups }: ScreenedShare,
  { factors = null, onProgress, breathe = setImmediate }: ScreeningOptions,
): Promise<readonly ScreeningPart[]> {
  const writers = days.map((day): [Day, DayWriter] => [day, dayWriter(day, stocks.length, groups)]);
  const atOnce = Math.ceil(STORED_AT_ONCE / days.length);
  for (const [done, instrument] of stocks.entries()) {
    const isStored = factors?.has(instrument.symbol) === true;
    if (isStored) joinStock(snapshot, instrument, factors, writers);
    else addStock(snapshot, instrument, writers);
    onProgress?.(done + 1, stocks.length);
    if (!isStored || done % atOnce === 0) await breathe();
  }
  return writers.map(([, writer]) => writer.part());
}

type Writers = readonly (readonly [Day, DayWriter])[];

function addStock(snapshot: Snapshot, instrument: Instrument, writers: Writers): void {
  const stock = readStock(snapshot, instrument);
  const moatOf = moatsOf(snapshot, stock);
  for (const [day, writer] of writers) {
    const company = screenedStock(snapshot, stock, day);
    if (company) writer.add(instrument, company, moatOf(company));
  }
}

function joinStock(snapshot: Snapshot, instrument: Instrument, factors: FactorFile, writers: Writers): void {
  for (const [day, writer] of writers) {
    const company = joinedStock(snapshot, instrument, factors, day);
    if (company) writer.join(instrument, company);
  }
}

function stocksOf({ instruments }: Snapshot, symbols: readonly string[] | undefined): readonly Instrument[] {
  const wanted = symbols && new Set(symbols);
  return instruments.filter(({ assetClass, symbol }) => assetClass === "stock" && (!wanted || wanted.has(symbol)));
}

function groupsOf(stocks: readonly Instrument[]): GroupNames {
  const names = (of: (stock: Instrument) => string | null) =>
    [...new Set(stocks.map(of).filter((name) => name !== null))].sort();
  return { sectors: names(({ sector }) => sector), industries: names(({ industry }) => industry) };
}
