import type { Issue, PriceHistory } from "../model/index.ts";
import { type DeliveredPrices, examinePrices, missingDays } from "../quality/index.ts";
import { mergeHistories } from "../sources/prices/index.ts";
import type { SeriesEnd } from "./delisted-symbols.ts";
import type { ImportRun } from "./import-run.ts";
import type { PriceDeliveries } from "./price-deliveries.ts";
import type { SecurityMaster } from "./security-master.ts";

/** What the market knows of the prices of one symbol after the import. */
export interface PricedSymbol {
  readonly symbol: string;
  readonly basis: PriceHistory["basis"];
  readonly source: string;
  /** Days since 1970-01-01. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly bars: number;
  /** ISO 4217 code that the files state; `null` when they state none. */
  readonly currency: string | null;
  /** Where the series of each source ends, those that are not used too. */
  readonly ends: readonly SeriesEnd[];
  /** True when a file of this import delivered prices of it that passed the gate. */
  readonly isDelivered: boolean;
}

/**
 * Examines what was delivered symbol by symbol, joins it with what the market has, and writes it.
 *
 * @param deliveries The prices.
 * @param master What lists say about the currency a symbol trades in.
 * @param run The import.
 * @returns The symbols that have prices now, ascending.
 */
export function importPrices(deliveries: PriceDeliveries, master: SecurityMaster, run: ImportRun): PricedSymbol[] {
  const calendar = deliveries.sessions();
  const known = run.parent?.instruments.filter(({ priceBasis }) => priceBasis !== null) ?? [];
  const symbols = [...new Set([...known.map(({ symbol }) => symbol), ...deliveries.symbols])].sort();
  const priced: PricedSymbol[] = [];
  let bars = 0;
  for (const [index, symbol] of symbols.entries()) {
    const before = run.parent?.prices(symbol) ?? null;
    const delivered = deliveries.of(symbol);
    const currency = run.parent?.find(symbol)?.currency ?? master.reference(symbol)?.currency ?? null;
    const { accepted, ...stated } = examineAll(delivered, { before, calendar, currency, run });
    const history = mergeAll(before, accepted, run);
    if (before !== null && history !== null && calendar !== null) run.found(gapsLeft(history, delivered, calendar));
    if (history !== null) {
      run.writer.addPrices(history);
      const ends = (accepted.length > 0 ? accepted : [history]).map(endOf);
      priced.push({ ...summary(history), ...stated, ends, isDelivered: accepted.length > 0 });
      bars += history.bars.day.length;
    }
    run.progress({ phase: "examining", done: index + 1, total: symbols.length, amount: bars, unit: "bars" });
  }
  return priced;
}

interface Examining {
  readonly before: PriceHistory | null;
  readonly calendar: Int32Array | null;
  /** ISO 4217 code that the symbol trades in, when known. */
  readonly currency: string | null;
  readonly run: ImportRun;
}

interface Examined {
  /** In the order of the files. */
  readonly accepted: readonly PriceHistory[];
  readonly currency: string | null;
}

/** Each delivery that passes is a witness for the next one; the most trustworthy one is heard first. */
function examineAll(delivered: readonly DeliveredPrices[], { before, calendar, run, ...known }: Examining): Examined {
  const accepted = new Map<DeliveredPrices, PriceHistory>();
  let [existing, currency] = [before, known.currency];
  const byTrust = delivered.toSorted((left, right) => rank(left) - rank(right));
  for (const delivery of byTrust) {
    const { history, issues } = examinePrices(delivery, { today: run.today, calendar, currency, existing });
    run.found(before === null ? issues : issues.filter(({ code }) => code !== "missing-days"));
    if (history === null || history.bars.day.length === 0) continue;
    accepted.set(delivery, history);
    existing ??= history;
    currency ??= delivery.currency ?? null;
  }
  return { accepted: delivered.flatMap((delivery) => accepted.get(delivery) ?? []), currency };
}

/** Raw prices first; of two alike the longer series. */
function rank({ history }: DeliveredPrices): number {
  const bases = { raw: 0, "split-adjusted": 1, "total-return": 2 } as const;
  return bases[history.basis] - history.bars.day.length / Number.MAX_SAFE_INTEGER;
}

function mergeAll(before: PriceHistory | null, accepted: readonly PriceHistory[], run: ImportRun): PriceHistory | null {
  if (accepted.length === 0) return before;
  const { history, issues } = mergeHistories(before === null ? accepted : [before, ...accepted]);
  run.found(issues);
  return history;
}

/** A delivery that extends a market may leave a gap between the two, or close one: the whole is judged, not the part. */
function gapsLeft(history: PriceHistory, delivered: readonly DeliveredPrices[], calendar: Int32Array): Issue[] {
  const last = delivered.at(-1);
  if (last === undefined) return [];
  const stated = [history, ...delivered.map((delivery) => delivery.history)].flatMap(({ bars }) => [...bars.day]);
  const gaps = missingDays(history, calendar, { file: last.file, days: Int32Array.from(stated) });
  return gaps === null ? [] : [gaps];
}

function endOf({ symbol, source, bars }: PriceHistory): SeriesEnd {
  return { symbol, source, lastDay: bars.day.at(-1) ?? Number.NEGATIVE_INFINITY };
}

function summary({
  symbol,
  basis,
  source,
  bars,
}: PriceHistory): Omit<PricedSymbol, "currency" | "ends" | "isDelivered"> {
  const [firstDay, lastDay] = [bars.day[0], bars.day.at(-1)];
  if (firstDay === undefined || lastDay === undefined) throw new RangeError(`${symbol} has no bars.`);
  return { symbol, basis, source, firstDay, lastDay, bars: bars.day.length };
}
