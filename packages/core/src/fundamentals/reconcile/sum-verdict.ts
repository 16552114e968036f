import { isExactSum, isSum } from "./amounts.ts";
import type { Entry } from "./entry.ts";
import type { ReconciledLines } from "./reconciled-lines.ts";
import type { ReconciledYear } from "./reconciled-year.ts";
import { SLOT, SLOTS } from "./spans.ts";

/** The verdict of the sums of a fiscal year on one of its amounts. */
export type SumVerdict = "holds" | "broken" | "unknown";

/** Stretches that make up another one. */
const SUMS: readonly Sum[] = [
  [SLOT.halfYear, [SLOT.q1, SLOT.q2]],
  [SLOT.nineMonths, [SLOT.halfYear, SLOT.q3]],
  [SLOT.nineMonths, [SLOT.q1, SLOT.q2, SLOT.q3]],
  [SLOT.year, [SLOT.nineMonths, SLOT.q4]],
  [SLOT.year, [SLOT.halfYear, SLOT.q3, SLOT.q4]],
  [SLOT.year, [SLOT.q1, SLOT.q2, SLOT.q3, SLOT.q4]],
];

type Sum = readonly [whole: number, parts: readonly number[]];

/** Of several amounts of one stretch so many are tried, the newest. */
const MAX_AMOUNTS = 4;

/** A sum may be off by half a percent of the whole: it confirms a part only if that is no more than this share of the part. */
const NEAR = 0.1;

/**
 * Whether an amount adds up with others of its year that are stated as well. A sum is broken where the filings of one perimeter state
 * all of it and no choice of their amounts adds up.
 *
 * @see REC-22
 *
 * @example
 * // q1 100, q2 110, half year 150
 * sumVerdict(lines, secondQuarter); // "broken"
 */
export function sumVerdict({ years }: ReconciledLines, entry: Entry): SumVerdict {
  const year = years[Math.floor(entry.place / SLOTS)];
  if (!year) return "unknown";
  const slot = entry.place % SLOTS;
  let verdict: SumVerdict = "unknown";
  for (const sum of SUMS) {
    if (sum[0] !== slot && !sum[1].includes(slot)) continue;
    const found = verdictOf(sum, entry, year);
    if (found === "holds") return found;
    if (found === "broken") verdict = found;
  }
  return verdict;
}

function verdictOf([whole, parts]: Sum, entry: Entry, { usable }: ReconciledYear): SumVerdict {
  const { copy, place, perimeter } = entry;
  const others = [whole, ...parts].filter((slot) => slot !== place % SLOTS);
  const statedAt = (slot: number) => (slot === place % SLOTS ? [entry] : (usable[slot] ?? []));
  const statements = [whole, ...parts].map(statedAt);
  if (statements.some(({ length }) => length === 0)) return "unknown";
  const [ofWhole = [], ...ofParts] = statements.map(amountsOf);
  const fitting = choicesOf(ofParts).flatMap((choice) =>
    ofWhole.filter((amount) => isSum(choice, amount, copy.filing.unit)).map((amount) => ({ choice, amount })),
  );
  const isNear = ({ choice, amount }: (typeof fitting)[number]) =>
    isExactSum(choice, amount, copy.filing.unit) || Math.abs(amount - added(choice)) <= NEAR * Math.abs(copy.value);
  if (fitting.some(isNear)) return isAnyOrder(entry, parts, statedAt) ? "unknown" : "holds";
  if (fitting.length > 0) return "unknown";
  const isOfPerimeter = (slot: number) => statedAt(slot).some((other) => other.perimeter === perimeter);
  return others.every(isOfPerimeter) ? "broken" : "unknown";
}

function amountsOf(entries: readonly Entry[]): readonly number[] {
  return [...new Set(entries.map(({ copy }) => copy.value))].slice(-MAX_AMOUNTS);
}

/** Every choice of one amount of each part. */
function choicesOf(parts: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let choices: readonly (readonly number[])[] = [[]];
  for (const amounts of parts) choices = choices.flatMap((choice) => amounts.map((amount) => [...choice, amount]));
  return choices;
}

function added(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Whether a quarter stands beside another one that its filing alone states: their sum is the same the other way round. */
function isAnyOrder(
  { place, copy }: Entry,
  parts: readonly number[],
  statedAt: (slot: number) => readonly Entry[],
): boolean {
  const slot = place % SLOTS;
  if (!parts.includes(slot) || slot > SLOT.q4) return false;
  return parts.some(
    (other) =>
      other !== slot && other <= SLOT.q4 && statedAt(other).every((entry) => entry.copy.filing === copy.filing),
  );
}
