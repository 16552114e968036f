import { pricedRatio, type ShareSplit, shareSplits } from "@plumbline/core/fundamentals";
import type { Bars, Split, SplitStep } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { pricedReceipts } from "./receipt-on.ts";
import type { StoredStock } from "./stored-stock.ts";
import { tradedPrice } from "./traded-price.ts";

/** How prices as traded are brought to a later day, as far as splits go that their vendor does not state. */
export interface PriceSplits {
  /** Of what is priced, on the day on which the price steps. */
  readonly splits: readonly Split[];
  /** The same for prices per ordinary share: other ones where the shares per receipt changed by the split as well. */
  readonly perShare: readonly Split[];
  /** Prices of earlier days may be on either count: the bars do not show on which day a split came. */
  readonly unknownBefore: number;
}

/** The market of a day of a split may move as well, in log. */
const SAME_STEP = 0.15;

/**
 * Whether prices are adjusted for the splits that filings show and the vendor does not state is decided by the prices: where they step by
 * the ratio between the filings that bound a split, they are as traded and the split is on that day; where they cover the time
 * without a step, they are adjusted for it already.
 *
 * Prices of receipts step by what became of a receipt: not at all where its ratio changed as the shares were split.
 *
 * @param asOf Neither filings nor prices of a later day are seen.
 * @see REC-17, REC-18
 */
export function priceSplits(stock: Pick<StoredStock, "instrument" | "history" | "facts">, asOf: Day): PriceSplits {
  const { history, facts } = stock;
  const priced = pricedReceipts(stock);
  const table = facts && history ? shareSplits(facts, priced.splitsOfShares, asOf) : [];
  const [splits, perShare]: [Split[], Split[]] = [[], []];
  let unknownBefore = Number.NEGATIVE_INFINITY;
  for (const split of table) {
    if (split.vendor !== null || !history) continue;
    const expected = pricedRatio(split, priced);
    const found =
      expected === null ? null : inPrices(split, expected, { ...tradedPrice(history, asOf), bars: history.bars });
    if (expected === null || found === null) {
      unknownBefore = split.from;
      continue;
    }
    const { exDay, ratio } = found;
    if (ratio !== 1) splits.push(found);
    const perOrdinaryShare = (ratio * split.ratio) / expected;
    if (perOrdinaryShare !== 1) perShare.push({ exDay, ratio: perOrdinaryShare });
  }
  return { splits, perShare, unknownBefore };
}

/** The part of a split that prices as traded still have to be brought over; null where they do not tell. */
function inPrices(
  { after, from }: ShareSplit,
  expected: number,
  { steps, bars: { day } }: { readonly steps: readonly SplitStep[]; readonly bars: Bars },
): Split | null {
  if (expected === 1) return { exDay: from, ratio: 1 };
  const isSplit = ({ day: on, factor }: SplitStep) =>
    on > after && on <= from && Math.abs(Math.log(factor / expected)) <= SAME_STEP;
  const step = steps.find(isSplit);
  if (step) return { exDay: step.day, ratio: expected };
  // Prices of all the time without a step are adjusted for it already.
  return (day[0] as number) <= after && (day.at(-1) as number) >= from ? { exDay: from, ratio: 1 } : null;
}
