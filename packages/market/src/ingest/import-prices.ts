import type { Split } from "@plumbline/core/series";
import type { PriceHistory } from "../model/index.ts";
import type { SeriesEnd } from "./delisted-symbols.ts";
import type { ImportRun } from "./import-run.ts";
import { inAdvance } from "./in-advance.ts";
import type { PriceDeliveries } from "./price-deliveries.ts";
import type { ExaminedSymbol, PriceWork } from "./price-work/index.ts";
import type { SecurityMaster } from "./security-master.ts";
import type { TargetDeliveries } from "./target-deliveries.ts";

/** What the market knows of the prices of one symbol after the import. */
export interface PricedSymbol {
  readonly symbol: string;
  readonly basis: PriceHistory["basis"];
  readonly source: string;
  /** Days since 1970-01-01. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly bars: number;
  readonly splits: readonly Split[];
  /** ISO 4217 code that the files state; `null` when they state none. */
  readonly currency: string | null;
  /** Where the series of each source ends, those that are not used too. */
  readonly ends: readonly SeriesEnd[];
  /** True when a file of this import delivered prices of it that passed the gate. */
  readonly isDelivered: boolean;
}

/** What knows of the symbols beside their prices. */
export interface PriceListeners {
  /** What lists say about the currency a symbol trades in. */
  readonly master: SecurityMaster;
  /** Hear what the stocks cost that they are for. */
  readonly targets: TargetDeliveries;
}

/**
 * Examines what was delivered symbol by symbol, joins it with what the market has, and writes it.
 *
 * @param deliveries The prices; they are taken out of it.
 * @param listeners What lists say about the symbols; who hears their prices.
 * @param importing The import, and who examines the prices.
 * @returns The symbols that have prices now, ascending.
 */
export async function importPrices(
  deliveries: PriceDeliveries,
  { master, targets }: PriceListeners,
  { run, work }: { readonly run: ImportRun; readonly work: PriceWork },
): Promise<PricedSymbol[]> {
  const { parent, today } = run;
  const calendar = deliveries.sessions();
  const known = parent?.instruments.filter(({ priceBasis }) => priceBasis !== null) ?? [];
  const symbols = [...new Set([...known.map(({ symbol }) => symbol), ...deliveries.symbols])].sort();
  const examined = inAdvance(symbols, work.depth, async (symbol) => {
    const currency = parent?.find(symbol)?.currency ?? master.reference(symbol)?.currency ?? null;
    const [before, delivered] = [parent?.prices(symbol) ?? null, deliveries.take(symbol)];
    return work.examine({ before, delivered, calendar, currency, today });
  });
  const priced: PricedSymbol[] = [];
  let [done, bars] = [0, 0];
  for await (const [, symbol] of examined) {
    run.found(symbol.issues);
    if (symbol.history !== null) {
      run.writer.addPrices(symbol.history);
      targets.hear(symbol.history);
      priced.push(summary(symbol.history, symbol));
      bars += symbol.history.bars.day.length;
    }
    done += 1;
    run.progress({ phase: "examining", done, total: symbols.length, amount: bars, unit: "bars" });
  }
  return priced;
}

function summary(history: PriceHistory, { passed, currency }: ExaminedSymbol): PricedSymbol {
  const { symbol, basis, source, bars, actions } = history;
  const [firstDay, lastDay] = [bars.day[0], bars.day.at(-1)];
  if (firstDay === undefined || lastDay === undefined) throw new RangeError(`${symbol} has no bars.`);
  const isDelivered = passed.length > 0;
  const ends = (isDelivered ? passed : [{ source, lastDay }]).map((end) => ({ symbol, ...end }));
  const { splits } = actions;
  return { symbol, basis, source, firstDay, lastDay, bars: bars.day.length, splits, currency, ends, isDelivered };
}
