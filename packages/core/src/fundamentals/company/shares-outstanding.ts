import { SHARE_CONCEPTS } from "../concepts/share-concepts.ts";
import { type Derivation, type Note, type Traced, unknown } from "../derivation/derivation.ts";
import type { Fundamentals } from "../fundamentals-as-of.ts";
import { SNAP_DAYS } from "../periods/timeline.ts";

/**
 * The number of shares for a market value, on the share count of the as-of day: from the cover page of the latest
 * filing, otherwise from the balance sheet, otherwise the average diluted shares. Companies with several classes have
 * no plain number on the cover; a count older than the latest period, or a hundred times off from the average, is taken
 * only when there is no other.
 *
 * @param fundamentals The company on a day.
 * @returns The count, none of accounts that are too old; a note says when it is not from the cover page of the latest filing.
 * @see FND-12, FND-13, FND-15, FND-20
 *
 * @example
 * sharesOutstanding(apple).value; // 14,681,140,000
 */
export function sharesOutstanding(fundamentals: Fundamentals): Traced {
  const { statements, isAnnualOnly, years, quarters, accounts } = fundamentals;
  if (accounts?.state === "accounts-too-old") return unknown("accounts-too-old", "sharesOutstanding");
  const periods = isAnnualOnly ? years : quarters;
  const latest = periods.list.at(-1)?.end ?? Number.NEGATIVE_INFINITY;
  const onDay = (concepts: readonly string[]) =>
    latestFiled(concepts.flatMap((concept) => statements.shares(concept, 0)));
  const cover = onDay(SHARE_CONCEPTS.coverPageShares);
  const balance = onDay(SHARE_CONCEPTS.balanceSheetShares);
  const average = periods.sharesDiluted(periods.list.length - 1);
  const isCurrent = (count: Derivation | null) =>
    count !== null && count.end >= latest - SNAP_DAYS && isOfScale(count.value, average.value);
  if (cover && isCurrent(cover)) return cover;
  if (balance && isCurrent(balance)) return noted(balance, "shares-from-balance-sheet");
  if (average.value !== null) return noted(average, "shares-from-diluted-average");
  const stale = cover ?? balance;
  return stale ? noted(stale, "shares-stale") : unknown(average.because, "sharesOutstanding");
}

/** A listing makes many shares of few, but not a hundred of one: that is thousands taken for ones. */
const SLIP = 100;

function isOfScale(count: number, average: number | null): boolean {
  return average === null || (count <= SLIP * average && average <= SLIP * count);
}

function latestFiled(counts: readonly Derivation[]): Derivation | null {
  return counts.reduce<Derivation | null>((latest, count) => {
    if (!latest || count.filed > latest.filed) return count;
    return count.filed === latest.filed && count.end > latest.end ? count : latest;
  }, null);
}

function noted(count: Derivation, note: Note): Derivation {
  return { ...count, note };
}
