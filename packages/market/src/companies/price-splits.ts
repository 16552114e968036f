import { type ShareSplit, shareSplits } from "@plumbline/core/fundamentals";
import type { Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { splitsOfAccounts } from "./receipt-on.ts";
import type { StoredStock } from "./stored-stock.ts";
import { tradedPrice } from "./traded-price.ts";

/** How prices as traded are brought to the shares of a later day, as far as splits go that their vendor does not state. */
export interface PriceSplits {
  /** On the day on which the price steps. */
  readonly splits: readonly Split[];
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
 * @param asOf Neither filings nor prices of a later day are seen.
 * @see REC-17
 */
export function priceSplits(stock: Pick<StoredStock, "instrument" | "history" | "facts">, asOf: Day): PriceSplits {
  const { history, facts } = stock;
  const unstated = facts
    ? shareSplits(facts, splitsOfAccounts(stock), asOf).filter(({ vendor }) => vendor === null)
    : [];
  const splits: Split[] = [];
  let unknownBefore = Number.NEGATIVE_INFINITY;
  if (!history || unstated.length === 0) return { splits, unknownBefore };
  const { day } = history.bars;
  const { steps } = tradedPrice(history, asOf);
  for (const split of unstated) {
    const step = steps.find((one) => one.day > split.after && one.day <= split.from && isOf(one.factor, split));
    if (step) splits.push({ exDay: step.day, ratio: split.ratio });
    else if (!((day[0] as number) <= split.after && (day.at(-1) as number) >= split.from)) unknownBefore = split.from;
  }
  return { splits, unknownBefore };
}

function isOf(factor: number, { ratio }: ShareSplit): boolean {
  return Math.abs(Math.log(factor / ratio)) <= SAME_STEP;
}
