import type { Entry } from "./entry.ts";
import { amountsBefore, type Compared, isFarFromPast, isNearOtherCopy, isShownYear } from "./soft-evidence.ts";
import { SLOTS } from "./spans.ts";
import { entriesOf } from "./term.ts";

/** The filings of the year after state an amount again: until then, in the newest years, nothing has confirmed it yet. */
const NOT_YET_COMPARED = 2;
/** A shorter past is none that could be too wide. */
const PAST_YEARS = 1;

/**
 * Whether a company's own past is so wide that it would not tell an amount from a plainly wrong one: it says nothing for the amount
 * either.
 *
 * @param compared The item, with the factors that make its amounts plainly wrong; without any the answer is no.
 * @see REC-22
 *
 * @example
 * isPastTooWide(cashFlowOfBank, firstQuarter); // true: it was above and below 0 by as much in the years before
 */
export function isPastTooWide(compared: Compared, entry: Entry): boolean {
  const { lines, plainlyWrong } = compared;
  if (plainlyWrong.length === 0 || isNearOtherCopy(lines, entry)) return false;
  const index = Math.floor(entry.place / SLOTS);
  const year = lines.years[index];
  if (!year || index < lines.years.length - NOT_YET_COMPARED) return false;
  const passes = (value: number, place: number, aYear: 1 | 4) =>
    amountsBefore(lines, place, aYear).filter(Number.isFinite).length >= PAST_YEARS * aYear &&
    plainlyWrong.every((factor) => !isFarFromPast(compared, factor * value, place, aYear));
  if (isShownYear(lines, entry) && passes(entry.copy.value, index, 1)) return true;
  return year.quarters.some(
    ({ term }, quarter) =>
      term !== null && entriesOf(term).includes(entry) && passes(term.value, 4 * index + quarter, 4),
  );
}
