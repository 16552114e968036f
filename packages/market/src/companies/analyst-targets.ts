import { type Figure, missing, type Reason } from "@plumbline/core/figure";
import { type AnalystTargets, impliedUpside, targetsAsOf } from "@plumbline/core/targets";
import { type Day, formatDay, MAX_AGE_DAYS } from "@plumbline/core/time";
import { DEMO_BIG_BANKS, type Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { StoredStock } from "./stored-stock.ts";
import { lastPaid, targetPrices, whyUnjudged } from "./target-prices.ts";

/** The price targets of a stock on a day. */
export interface StockTargets extends AnalystTargets {
  /** Why it cannot be told what became of any target; null where it can. */
  readonly unjudged: Reason | null;
  /** Targets published after the day, which are not seen. */
  readonly later: number;
}

/**
 * What analysts expect of a stock on a day, held against its prices as far as its source allows. In a fictional market
 * the big banks are those of its maker.
 *
 * @param asOf What was published or traded later is not seen.
 * @returns Without a price where the last one is two weeks old, unless the stock trades no more.
 * @see PT-01 to PT-08, `targetsAsOf`
 */
export function analystTargets({ manifest }: Snapshot, stock: StoredStock, asOf: Day): StockTargets {
  const { instrument, targets: posts } = stock;
  const record = { posts, prices: targetPrices(stock), currency: instrument.currency };
  const known = targetsAsOf(record, asOf, manifest.fictional ? { bigBanks: DEMO_BIG_BANKS } : {});
  const why = whyUnjudged(stock);
  const unjudged = why ?? (known.price.value === null ? "no-price" : null);
  const price = current(why === null ? known.price : lastPaid(stock, asOf), instrument, asOf);
  const later = posts.filter(({ published }) => published > asOf).length;
  return { ...known, later, price, impliedUpside: upsideOf(known, price), unjudged };
}

function upsideOf({ impliedUpside: known, consensus }: AnalystTargets, price: Figure): Figure {
  const isIncomparable = known.value === null && known.because === "currency-unknown";
  return isIncomparable ? known : impliedUpside(consensus.mean, price);
}

function current(price: Figure, { delisted }: Instrument, asOf: Day): Figure {
  const isEnded = delisted !== null && delisted <= asOf;
  if (price.value === null || isEnded) return price;
  const { periodEnd = "" } = price.provenance;
  return periodEnd < formatDay((asOf - MAX_AGE_DAYS.price) as Day) ? missing("price-too-old") : price;
}
