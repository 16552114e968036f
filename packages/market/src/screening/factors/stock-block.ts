import { setImmediate } from "node:timers/promises";
import { prepareFacts } from "@plumbline/core/fundamentals";
import {
  broadIndexDays,
  durableSpreads,
  factsSource,
  type RatesOn,
  ratesOf,
  type StoredStock,
  splitsOfAccounts,
  targetAverages,
} from "../../companies/index.ts";
import type { Instrument } from "../../model/index.ts";
import type { Snapshot } from "../../snapshot/index.ts";
import { moatOf } from "./factor-row.ts";
import { numbersOfDurability, yearsOfRow } from "./moat-row.ts";
import { priceSkeleton } from "./price-skeleton.ts";
import { marketBytes, type StoredMarket } from "./stock-market.ts";
import { type DatedRow, type KnownRow, type RowSource, stockRows } from "./stock-rows.ts";

/** The rows of one stock on their way into the file. */
export interface StockBlock {
  readonly symbol: string;
  readonly days: Int32Array;
  readonly digests: BigUint64Array;
  /** From the beginning of the block; a row that says the same as the one before is the same bytes. */
  readonly offsets: Int32Array;
  readonly lengths: Int32Array;
  readonly bytes: Uint8Array;
  /** What is stored of its prices and targets, see `marketBytes`. */
  readonly market: Uint8Array;
  /** Rows that were not taken over from an earlier file. */
  readonly computed: number;
}

export interface BlockOptions {
  /** Rows of a stock that were made before; none unless given. */
  readonly knownRows?: ((symbol: string) => KnownRow) | undefined;
  /** Waited for after each row; lets timers and messages in between unless given. */
  readonly breathe?: () => Promise<unknown>;
}

/**
 * Makes everything that is stored of a stock.
 *
 * @returns null of one without facts.
 */
export async function factorBlock(
  snapshot: Snapshot,
  instrument: Instrument,
  { knownRows = () => () => null, breathe = setImmediate }: BlockOptions,
): Promise<StockBlock | null> {
  const { symbol, cik } = instrument;
  const company = cik === null ? null : snapshot.facts(cik);
  if (!company) return null;
  const history = snapshot.prices(symbol);
  const splits = splitsOfAccounts({ instrument, history });
  const prepared = prepareFacts(company.facts);
  const source: RowSource = { instrument, facts: company.facts, prepared, splits, source: factsSource(snapshot) };
  const rows = [];
  for (const row of stockRows(source, knownRows(symbol))) {
    rows.push(row);
    await breathe();
  }
  const moat = durabilities(snapshot, { instrument, history, facts: prepared }, rows);
  return {
    ...rowsBlock(rows),
    symbol,
    market: marketBytes({ ...storedMarket(snapshot, { instrument, history }), moat }),
  };
}

/** How durable the spread was from each row on: with the market of past filings, which no row knows. */
function durabilities(
  snapshot: Snapshot,
  stock: Pick<StoredStock, "instrument" | "history" | "facts">,
  rows: readonly DatedRow[],
): Float64Array {
  const ratesIn = new Map<string, RatesOn>();
  const numbers = rows.flatMap(({ day: asOf, bytes }) => {
    const { moat, currency, type } = moatOf(bytes);
    const ratesOn = ratesIn.get(currency) ?? ratesOf(snapshot, stock, currency);
    ratesIn.set(currency, ratesOn);
    return numbersOfDurability(durableSpreads(yearsOfRow(moat), { type, ratesOn, asOf }).durability);
  });
  return Float64Array.from(numbers);
}

function storedMarket(
  snapshot: Snapshot,
  { instrument, history }: Pick<StoredStock, "instrument" | "history">,
): Omit<StoredMarket, "moat"> {
  const targets = snapshot.targets(instrument.symbol);
  return {
    skeleton: history && priceSkeleton(history, broadIndexDays(snapshot)),
    actions: history?.actions ?? { splits: [], dividends: [] },
    targets: targets.length === 0 ? null : targetAverages({ instrument, history, targets }),
  };
}

/** Puts the rows of a stock into one block. */
function rowsBlock(rows: Iterable<DatedRow>): Omit<StockBlock, "symbol" | "market"> {
  const [days, digests, offsets, lengths]: [number[], bigint[], number[], number[]] = [[], [], [], []];
  const parts: Uint8Array[] = [];
  let [end, computed] = [0, 0];
  for (const { day, digest, bytes, isComputed } of rows) {
    if (isComputed) computed++;
    const last = parts.at(-1);
    const isNew = last === undefined || Buffer.compare(last, bytes) !== 0;
    if (isNew) parts.push(bytes);
    days.push(day);
    digests.push(digest);
    offsets.push(isNew ? end : (offsets.at(-1) as number));
    lengths.push(bytes.length);
    if (isNew) end += bytes.length;
  }
  const whole = new Uint8Array(end);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return {
    days: Int32Array.from(days),
    digests: BigUint64Array.from(digests),
    offsets: Int32Array.from(offsets),
    lengths: Int32Array.from(lengths),
    bytes: whole,
    computed,
  };
}
