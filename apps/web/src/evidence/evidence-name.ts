import type { Evidence } from "@plumbline/contract";

/** Statement items that are named in every language. */
const ITEMS = [
  "revenue",
  "netIncome",
  "netIncomeCommon",
  "costOfRevenue",
  "grossProfit",
  "operatingIncome",
  "pretax",
  "interestExpense",
  "cfo",
  "capex",
  "freeCashFlow",
  "cashAndShortTermInvestments",
  "assets",
  "assetsCurrent",
  "quickAssets",
  "liabilities",
  "liabilitiesCurrent",
  "liabilitiesAndEquity",
  "equity",
  "equityWithMinority",
  "temporaryEquity",
  "preferred",
  "commonEquity",
  "inventory",
  "debtWithinAYear",
  "longTermDebtCurrent",
  "longTermDebtNoncurrent",
  "totalDebt",
  "sharesOfYear",
  "sharesOfNineMonths",
] as const;

/** The spans of the unnamed parts of a cumulative difference, in their order. */
const SPANS = {
  "cum2-cum1": ["halfYear", "quarter"],
  "cum3-cum2": ["nineMonths", "halfYear"],
  "cum4-cum3": ["fiscalYear", "nineMonths"],
  "year-less-quarters": ["fiscalYear", "quarter", "quarter", "quarter"],
  "sum-of-quarters": ["quarter", "quarter", "quarter", "quarter"],
} as const;

type SpanName = (typeof SPANS)[keyof typeof SPANS][number];

export type PartName =
  | {
      readonly kind: "text";
      readonly key: `fundamentals.item.${(typeof ITEMS)[number]}` | `fundamentals.span.${SpanName}`;
    }
  /** A concept in the terms of its taxonomy. */
  | { readonly kind: "concept"; readonly words: string };

function spansOf(how: string): readonly SpanName[] {
  return SPANS[how as keyof typeof SPANS] ?? [];
}

/** The text key of an item of the statements; null for one that is not named. */
export function itemKey(item: string): `fundamentals.item.${(typeof ITEMS)[number]}` | null {
  const known = ITEMS.find((name) => name === item);
  return known ? `fundamentals.item.${known}` : null;
}

/**
 * The name of a part: its item, its span of the year, or its concept.
 *
 * @param index Its place among the parts of `whole`.
 * @returns Null where none is known: then the period identifies the part.
 */
export function partName(part: Evidence, whole: Evidence, index: number): PartName | null {
  const key = part.name && itemKey(part.name);
  if (key) return { kind: "text", key };
  if (part.name) return { kind: "concept", words: conceptWords(part.name) };
  const span = spansOf(whole.how)[index];
  return span ? { kind: "text", key: `fundamentals.span.${span}` } : null;
}

/**
 * A concept as words.
 *
 * @example
 * conceptWords("us-gaap:NetIncomeLoss"); // "Net Income Loss"
 */
export function conceptWords(concept: string): string {
  return concept
    .replace(/^[\w-]+:/, "")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
}

const METHODS = [
  "as-filed",
  "split-adjusted",
  "rescaled",
  "sign-reversed",
  "cum2-cum1",
  "cum3-cum2",
  "cum4-cum3",
  "year-less-quarters",
  "sum-of-quarters",
  "sum",
  "difference",
  "larger-of",
  "ratio",
  "average",
  "roll-forward",
  "income-per-share",
  "none-on-balance-sheet",
] as const;

/** The text key of the method that made a number; null for an unknown method. */
export function howKey(how: string): `fundamentals.how.${(typeof METHODS)[number]}` | null {
  const known = METHODS.find((word) => word === how);
  return known ? `fundamentals.how.${known}` : null;
}

const NOTES = [
  "operating-income-from-pretax",
  "cost-excludes-depreciation",
  "pretax-from-income-and-tax",
  "rescaled",
  "item-level",
  "includes-restricted-cash",
  "rounded",
  "numerator-unmatched",
  "shares-contradict-earnings",
  "shares-of-the-year",
  "no-inventory-on-balance-sheet",
  "discontinued-operations",
  "first-reported",
  "restated",
  "not-confirmed",
] as const;

type NoteKey = `fundamentals.note.${(typeof NOTES)[number]}`;

/** The notes of a number and of all its parts, each once. */
export function notesIn(evidence: Evidence, found = new Set<NoteKey>()): ReadonlySet<NoteKey> {
  const known = NOTES.find((note) => note === evidence.note);
  if (known) found.add(`fundamentals.note.${known}`);
  for (const part of evidence.parts) notesIn(part, found);
  return found;
}
