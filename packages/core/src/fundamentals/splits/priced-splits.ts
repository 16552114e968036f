import type { Receipt } from "../../figure/index.ts";
import type { Split } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import { splitRatioSince } from "../periods/split-basis.ts";
import type { ShareSplit } from "./share-splits.ts";

/** The security that is priced, where it is not simply the share that the accounts count. */
export interface PricedReceipts {
  /** As the vendor of the prices states them: of receipts as well, where their ratio changed. */
  readonly splits: readonly Split[];
  /** The splits of the shares alone. */
  readonly splitsOfShares: readonly Split[];
  /** null on days on which shares are priced. */
  readonly receiptOn: (day: Day) => Receipt | null;
}

/** Ratios of filings are rounded. */
const NO_SPLIT = 0.01;

/**
 * How many of what is priced one of them has become by a split of shares that the vendor of the prices does not state. A company may
 * split its shares and change what a receipt stands for on one day: holders of receipts then keep as many as they had.
 *
 * @param split As filings show it.
 * @param priced Shares unless given.
 * @returns 1 where the number of receipts stayed; null where the shares per receipt before or after the split are not known.
 * @see REC-17, REC-18
 *
 * @example
 * pricedRatio(eightForOne, { splits: [], splitsOfShares: [], receiptOn }); // 1 where a receipt was one share before, and is eight now
 */
export function pricedRatio(
  { ratio, after, from }: Pick<ShareSplit, "ratio" | "after" | "from">,
  priced?: PricedReceipts,
): number | null {
  if (!priced) return ratio;
  const [before, now] = [after, from].map((day) => sharesOf(priced.receiptOn(day))) as [number | null, number | null];
  if (before === null || now === null) return null;
  if (before === now) return ratio;
  const { splits, splitsOfShares } = priced;
  const stated = splitRatioSince(splits, after, from) / splitRatioSince(splitsOfShares, after, from);
  const kept = (ratio * before) / now / stated;
  return Math.abs(Math.log(kept)) < NO_SPLIT ? 1 : kept;
}

function sharesOf(receipt: Receipt | null): number | null {
  return receipt === null ? 1 : receipt.ordinaryShares;
}

/**
 * The splits of a table that filings show and the vendor of the prices does not state, each on the day from which filings are on the new
 * count: together with the vendor's they bring numbers per share, or per receipt, of one day to another.
 *
 * @param splits Those known on the day, see `shareSplits`.
 * @param priced Shares unless given.
 * @see REC-17, REC-18
 *
 * @example
 * unstatedSplits(shareSplits(walmart, [], day("2024-06-01"))); // [{ exDay: 2024-03-15, ratio: 3 }]
 */
export function unstatedSplits(splits: readonly ShareSplit[], priced?: PricedReceipts): readonly Split[] {
  return splits
    .filter(({ vendor }) => vendor === null)
    .map((split) => ({ exDay: split.from, ratio: pricedRatio(split, priced) ?? split.ratio }))
    .filter(({ ratio }) => ratio !== 1);
}
