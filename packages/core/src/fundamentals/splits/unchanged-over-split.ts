import type { Split } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { sharesStatedAgain } from "./share-copies.ts";
import { SAME_RATIO } from "./usual-ratio.ts";

/** A filing of these days after a split may have been printed before it. */
const GRACE_DAYS = 7;
/** Of the size of a split; small ones must be told from rounding as well. */
const PART_OF_RATIO = 1 / 3;

/**
 * Whether filings before and after a split of a vendor state the average shares of the same periods unchanged, and none
 * restates them: the holders of the company kept as many shares as they had, as at a spin-off.
 *
 * @param prepared Facts of the company.
 * @param split As the vendor states it.
 * @param asOf Filings of a later day are not seen.
 * @returns False where no filing after the split is known. Amendments do not count: they repeat what was filed.
 * @see REC-17
 *
 * @example
 * isUnchangedOver(honeywell, { exDay: day("2018-10-01"), ratio: 1.011 }, day("2019-03-01")); // true
 */
export function isUnchangedOver(prepared: PreparedFacts, { exDay, ratio }: Split, asOf: Day): boolean {
  const size = Math.log(ratio);
  let isUnchanged = false;
  for (const { older, newer, quotient } of sharesStatedAgain(prepared)) {
    if (newer.filed > asOf) break;
    const isOver = older.filed < exDay && newer.filed > exDay + GRACE_DAYS && !newer.form.endsWith("/A");
    if (!isOver) continue;
    const change = Math.log(quotient);
    if (Math.abs(change - size) < Math.abs(change)) return false;
    if (Math.abs(change) <= Math.min(SAME_RATIO, PART_OF_RATIO * Math.abs(size))) isUnchanged = true;
  }
  return isUnchanged;
}
