import { granularity } from "../facts/select-copy.ts";
import { comparative } from "./comparative.ts";
import type { Entry } from "./entry.ts";
import { lineSeams } from "./line-seams.ts";
import type { ReconciledLines } from "./reconciled-lines.ts";
import { SLOT, SLOTS } from "./spans.ts";
import { entriesOf } from "./term.ts";
import { changeOutside, isOtherSign, type Past, ratioOutside } from "./usual-range.ts";

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
  if (isShownYear(lines, entry) && isFarFromPast(compared, entry.copy.value, index, 1)) return true;
  return year.quarters.some(({ term }, quarter) => {
    if (term === null || !entriesOf(term).includes(entry)) return false;
    const place = 4 * index + quarter;
    return isFarFromPast(compared, term.value, place, 4) || isOtherSign(term.value, amountsBefore(lines, place, 4));
  });
}

/** Whether it is the figure of its year: one that was restated since is of another perimeter than the years beside it. */
export function isShownYear({ years }: ReconciledLines, entry: Entry): boolean {
  return entry.place % SLOTS === SLOT.year && years[Math.floor(entry.place / SLOTS)]?.year.term?.entry === entry;
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

/**
 * Whether an amount leaves the range of changes, and of its ratios to other items. A change across a seam is none, and ratios are
 * compared since the last seam.
 */
export function isFarFromPast({ lines, partners }: Compared, value: number, place: number, aYear: 1 | 4): boolean {
  const past = pastOf(lines, place, aYear);
  const change = changeOutside(value, past, aYear);
  const before = sinceSeam(past);
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

/**
 * The periods before one that count the same things as it does, the last one first: those since the last seam, and the year before that
 * seam as the filings after it restate it (REC-13, REC-14).
 */
export function amountsBefore(lines: ReconciledLines, place: number, aYear: 1 | 4): readonly number[] {
  return sinceSeam(pastOf(lines, place, aYear));
}

function sinceSeam({ amounts, seams }: Past): readonly number[] {
  return seams.length === 0 ? amounts : amounts.slice(0, seams[0]);
}

/** The periods before one, with all that was shown before the last seam. */
function pastOf(lines: ReconciledLines, place: number, aYear: 1 | 4): Past {
  const last = aYear * YEARS_BEFORE;
  const after = lineSeams(lines, aYear === 1 ? "year" : "quarter")
    .map((seam) => aYear * seam.after)
    .filter((start) => start <= place && start > place - last)
    .reverse();
  const [start = Number.NEGATIVE_INFINITY] = after;
  const amounts: number[] = [];
  for (let before = place - 1; before >= Math.max(place - last, 0); before--) {
    const isRestated = before < start && before >= start - aYear;
    amounts.push(isRestated ? restatedAt(lines, before, aYear) : amountAt(lines, before, aYear));
  }
  return { amounts, seams: after.map((first, k) => place - first + (k === 0 ? aYear : 0)) };
}

/** The figure of a period as the filings of the period a year later restate it; NaN where they do not. */
function restatedAt(lines: ReconciledLines, place: number, aYear: 1 | 4): number {
  if (Number.isNaN(amountAt(lines, place + aYear, aYear))) return Number.NaN;
  const slot = aYear === 1 ? SLOT.year : place & 3;
  return comparative(lines, Math.floor(place / aYear) + 1, slot).term?.value ?? Number.NaN;
}

/** The figure shown for a quarter or a year; NaN where there is none. */
function amountAt({ years }: ReconciledLines, place: number, aYear: 1 | 4): number {
  const cell = aYear === 1 ? years[place]?.year : years[place >> 2]?.quarters[(place & 3) as 0 | 1 | 2 | 3];
  return cell?.term?.value ?? Number.NaN;
}
