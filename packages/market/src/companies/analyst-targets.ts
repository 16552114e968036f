import type { Reason } from "@plumbline/core/figure";
import { type AnalystTargets, impliedUpside, targetsAsOf } from "@plumbline/core/targets";
import type { Day } from "@plumbline/core/time";
import { DEMO_BIG_BANKS } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { StoredStock } from "./stored-stock.ts";
import { lastPaid, targetPrices, whyUnjudged } from "./target-prices.ts";

/** The price targets of a stock on a day. */
export interface StockTargets extends AnalystTargets {
  /** Why it cannot be told what became of any target; null where it can. */
  readonly unjudged: Reason | null;
}

/**
 * What analysts expect of a stock on a day, held against its prices as far as its source allows. In a fictional market
 * the big banks are those of its maker.
 *
 * @param asOf What was published or traded later is not seen.
 * @see PT-01 to PT-08, `targetsAsOf`
 */
export function analystTargets({ manifest }: Snapshot, stock: StoredStock, asOf: Day): StockTargets {
  const record = { posts: stock.targets, prices: targetPrices(stock), currency: stock.instrument.currency };
  const known = targetsAsOf(record, asOf, manifest.fictional ? { bigBanks: DEMO_BIG_BANKS } : {});
  const unjudged = whyUnjudged(stock);
  if (unjudged === null) return { ...known, unjudged: known.price.value === null ? "no-price" : null };
  const price = lastPaid(stock, asOf);
  return { ...known, price, impliedUpside: impliedUpside(known.consensus.mean, price), unjudged };
}
