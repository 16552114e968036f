import { type Derivation, derived } from "../derivation/derivation.ts";
import { composedOf, conceptOf } from "./evaluate.ts";
import type { Choose, Expression, Item, ItemId, PeriodLookup } from "./expression.ts";

const stock = (find: Item["find"]): Item => ({ kind: "stock", find });

const SHORT_TERM: Expression = {
  firstAboveZeroOf: [
    "ShortTermBorrowings",
    "CommercialPaper",
    "OtherShortTermBorrowings",
    "ifrs-full:ShorttermBorrowings",
  ],
};

const NONCURRENT: Expression = {
  firstAboveZeroOf: [
    "LongTermDebtNoncurrent",
    "LongTermDebtAndCapitalLeaseObligations",
    "ConvertibleLongTermNotesPayable",
    "ConvertibleDebtNoncurrent",
    "LongTermNotesPayable",
  ],
};

/** The part of the current maturities that `LongTermDebt` includes. */
const MATURITIES_WITHIN: Expression = {
  firstAboveZeroOf: ["LongTermDebtCurrent", "LongTermDebtAndCapitalLeaseObligationsCurrent"],
};

/** Rounding, discount and cost of issue: how far the parts may lie from `LongTermDebt`. */
const TOLERANCE = 0.05;

/**
 * Interest-bearing debt. A tag of 0 means only that its line is not in use; one line may be tagged twice; `LongTermDebt`
 * includes current maturities and is the least that the long-term debt can be. Operating leases are left out.
 *
 * @see 1.4
 */
export const DEBT_ITEMS = {
  longTermDebtCurrent: stock({
    firstAboveZeroOf: [
      "LongTermDebtCurrent",
      "LongTermDebtAndCapitalLeaseObligationsCurrent",
      "ConvertibleDebtCurrent",
      "ConvertibleNotesPayableCurrent",
      "NotesPayableCurrent",
      "ifrs-full:CurrentPortionOfLongtermBorrowings",
    ],
  }),
  debtWithinAYear: stock({
    among: ["DebtCurrent", SHORT_TERM, { item: "longTermDebtCurrent" }],
    choose: (find, lookup) => {
      const all = find(0);
      return isAboveZero(all) ? all : (withinAYear(find(1), find(2), lookup) ?? all);
    },
    words: "the first where it is above 0, else the others together, one line tagged twice counted once, of",
  }),
  longTermDebtNoncurrent: stock({
    firstOf: [
      {
        among: [
          NONCURRENT,
          "LongTermDebt",
          MATURITIES_WITHIN,
          { item: "longTermDebtCurrent" },
          "DebtCurrent",
          SHORT_TERM,
        ],
        choose: (find, lookup) => find(0) ?? noncurrentOf(find(1), find, lookup),
        words:
          "the first, else the second less the third if reported, 0 where the second is the line of one of the others, of",
      },
      "ifrs-full:LongtermBorrowings",
    ],
  }),
  longTermDebt: stock({
    among: [
      { item: "longTermDebtNoncurrent" },
      { item: "longTermDebtCurrent" },
      "LongTermDebt",
      "DebtCurrent",
      SHORT_TERM,
    ],
    choose: (find) => {
      const noncurrent = find(0);
      const maturities = find(1);
      const whole = find(2);
      const parts = together(noncurrent, maturities);
      if (!whole || !fallsShort(parts, whole)) return parts;
      const holdsMaturities = !isAboveZero(find(3)) && !isAboveZero(maturities);
      return (holdsMaturities ? nearTo(whole, together(find(4), noncurrent)) : null) ?? whole;
    },
    words: "the first two together, the third where they fall more than 5 % short of it, of",
  }),
  totalDebt: stock({
    firstOf: [
      {
        among: [
          { item: "debtWithinAYear" },
          { item: "longTermDebtNoncurrent" },
          "LongTermDebt",
          "DebtCurrent",
          SHORT_TERM,
          { item: "longTermDebtCurrent" },
        ],
        choose: totalDebt,
        words:
          "the first two together; where the fourth, else the sixth, and the second fall more than 5 % short of the third, that and the fifth in their place, of",
      },
      "ifrs-full:Borrowings",
    ],
  }),
} as const satisfies Partial<Record<ItemId, Item>>;

function totalDebt(find: Parameters<Choose>[0], lookup: PeriodLookup): Derivation | null {
  const within = find(0);
  const noncurrent = find(1);
  const whole = find(2);
  const parts = composedOf("sum", [
    ["debtWithinAYear", within],
    ["longTermDebtNoncurrent", noncurrent],
  ]);
  if (!whole) return parts;
  const all = find(3);
  const shortTerm = find(4);
  const maturities = find(5);
  const isAllUsed = isAboveZero(all);
  if (!fallsShort(together(isAllUsed ? all : maturities, noncurrent), whole)) return parts;
  const beside = isAllUsed || isOneLine(shortTerm, maturities, lookup) ? null : shortTerm;
  const holdsMaturities = !isAllUsed && !isAboveZero(maturities);
  return (holdsMaturities ? nearTo(whole, together(beside, noncurrent)) : null) ?? together(beside, whole);
}

/** Short-term debt and current maturities; of one line tagged twice the latter. */
function withinAYear(
  shortTerm: Derivation | null,
  maturities: Derivation | null,
  lookup: PeriodLookup,
): Derivation | null {
  return isOneLine(shortTerm, maturities, lookup) ? maturities : together(shortTerm, maturities);
}

/** `LongTermDebt` less what of it is due within a year; nothing of it where a current tag is the very same line. */
function noncurrentOf(whole: Derivation | null, find: Parameters<Choose>[0], lookup: PeriodLookup): Derivation | null {
  if (!whole) return null;
  const same = [find(3), find(4), find(5)].find((line) => isOneLine(line, whole, lookup));
  const taken = same ?? find(2);
  // Maturities above the whole are not in it: the filer means the non-current part by that tag.
  if (!taken || taken.value > whole.value) return whole;
  const names = [conceptOf(whole), conceptOf(taken)];
  return derived({ value: whole.value - taken.value, how: "difference", rule: "1.4", parts: [whole, taken], names });
}

function together(first: Derivation | null, second: Derivation | null): Derivation | null {
  return composedOf("sum", [
    [first ? conceptOf(first) : "", first],
    [second ? conceptOf(second) : "", second],
  ]);
}

function isAboveZero(number: Derivation | null): number is Derivation {
  return number !== null && number.value > 0;
}

/** One amount under two tags, which some filing shows both. */
function isOneLine(first: Derivation | null, second: Derivation | null, lookup: PeriodLookup): boolean {
  return isAboveZero(first) && second !== null && second.value === first.value && lookup.isFiledTogether(first, second);
}

function fallsShort(parts: Derivation | null, whole: Derivation): boolean {
  return (parts?.value ?? 0) < whole.value * (1 - TOLERANCE);
}

function nearTo(whole: Derivation, parts: Derivation | null): Derivation | null {
  return parts && Math.abs(parts.value - whole.value) <= TOLERANCE * whole.value ? parts : null;
}
