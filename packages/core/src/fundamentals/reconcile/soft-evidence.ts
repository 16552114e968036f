import { granularity } from "../facts/select-copy.ts";
import type { Entry } from "./entry.ts";
import type { ReconciledLines } from "./reconciled-lines.ts";
import { SLOT, SLOTS } from "./spans.ts";
import { entriesOf } from "./term.ts";
import { changeOutside, isOtherSign, ratioOutside } from "./usual-range.ts";

/** Years before an amount that say what is usual. */
const YEARS_BEFORE = 10;

/** Out of its range by so much, in widths of the range: by one measure alone, by each of several, by their mean. */
const ALONE = 0.15;
const FAR = 1;
const TOGETHER = 0.1;

/** A restatement changes an amount by less than this part of it. */
const RESTATED = 0.2;

/** An amount of three digits or more, in the unit in which it is stated. */
const MIN_DIGITS = 100;

/** An item with those to which its amounts have a usual ratio. */
export interface Compared {
  readonly lines: ReconciledLines;
  readonly partners: readonly ReconciledLines[];
  /** Factors that make any amount of the item plainly wrong; none where its amounts change by as much from period to period. */
  readonly plainlyWrong: readonly number[];
}

/**
 * Whether an amount is not what the company's own past lets one expect: it is exactly that of an earlier year, or it, or a quarter
 * that follows from it, has changed as none did before, has left its margin or its sign.
 *
 * @see REC-22
 */
export function isUnusual(compared: Compared, entry: Entry): boolean {
  const { lines } = compared;
  if (repeatsEarlierYear(lines, entry)) return true;
  if (isNearOtherCopy(lines, entry)) return false;
  const index = Math.floor(entry.place / SLOTS);
  const year = lines.years[index];
  if (!year) return false;
  if (entry.place % SLOTS === SLOT.year && isFarFromPast(compared, entry.copy.value, index, 1)) return true;
  return year.quarters.some(({ term }, quarter) => {
    if (term === null || !entriesOf(term).includes(entry)) return false;
    const place = 4 * index + quarter;
    return isFarFromPast(compared, term.value, place, 4) || isOtherSign(term.value, amountsBefore(lines, place, 4));
  });
}

/** Whether some filing states exactly this amount for the same stretch of an earlier year. */
function repeatsEarlierYear({ ledger }: ReconciledLines, { copy, place }: Entry): boolean {
  // Round amounts of few digits, such as those of buybacks, are equal by chance.
  if (Math.abs(copy.value) < MIN_DIGITS * granularity(copy.value)) return false;
  for (let k = 1; k <= YEARS_BEFORE; k++) {
    const earlier = ledger.byPlace[place - k * SLOTS] ?? [];
    if (earlier.some((other) => other.copy.value === copy.value)) return true;
  }
  return false;
}

/** Whether another filing states about the same: then it is restated, and neither of another period nor of another scale. */
export function isNearOtherCopy({ ledger }: ReconciledLines, { copy, place }: Entry): boolean {
  return (ledger.byPlace[place] ?? []).some(
    (other) =>
      other.rejected === null &&
      other.copy.filing !== copy.filing &&
      Math.abs(other.copy.value - copy.value) <= RESTATED * Math.abs(copy.value),
  );
}

/** Whether an amount leaves the range of changes, and of its ratios to other items. */
export function isFarFromPast({ lines, partners }: Compared, value: number, place: number, aYear: 1 | 4): boolean {
  const before = amountsBefore(lines, place, aYear);
  const change = changeOutside(value, before, aYear);
  const ratios = partners.map((partner) => {
    const ofPartner = amountsBefore(partner, place, aYear);
    const ratiosBefore = before.map((amount, k) => amount / (ofPartner[k] as number));
    return ratioOutside(value / amountAt(partner, place, aYear), ratiosBefore);
  });
  const measured = [change, ...ratios].filter((measure) => measure !== null);
  if (measured.length === 0) return false;
  if (measured.length === 1) return (measured[0] as number) > ALONE;
  const mean = measured.reduce((sum, one) => sum + one, 0) / measured.length;
  return Math.max(...measured) > FAR || (mean > TOGETHER && measured.every((one) => one > 0));
}

/** The periods shown before one, the last one first. */
export function amountsBefore(lines: ReconciledLines, place: number, aYear: 1 | 4): readonly number[] {
  const amounts: number[] = [];
  for (let k = Math.min(place, aYear * YEARS_BEFORE); k > 0; k--)
    amounts.push(amountAt(lines, place - amounts.length - 1, aYear));
  return amounts;
}

/** The figure shown for a quarter or a year; NaN where there is none. */
function amountAt({ years }: ReconciledLines, place: number, aYear: 1 | 4): number {
  const cell = aYear === 1 ? years[place]?.year : years[place >> 2]?.quarters[(place & 3) as 0 | 1 | 2 | 3];
  return cell?.term?.value ?? Number.NaN;
}
