import type { Day } from "../../time/index.ts";
import { SHARE_CONCEPTS } from "../concepts/share-concepts.ts";
import { asFiled, type Derivation, derived } from "../derivation/derivation.ts";
import { durationBucket } from "../facts/duration-bucket.ts";
import type { Fact } from "../facts/fact.ts";
import { closestPair } from "./closest-pair.ts";
import { factOf } from "./earnings-check.ts";
import type { ItemLookups } from "./item-at.ts";
import type { Statements } from "./statements.ts";
import { at, isSameEnd, type Timeline } from "./timeline.ts";

const RULE = "FND-13";
const DILUTED = "NetIncomeLossAvailableToCommonStockholdersDiluted";
const BASIC = "NetIncomeLossAvailableToCommonStockholdersBasic";

/** The shares of the quarter lie within these parts of those of the year, also where it was listed within the year. */
const MIN_SHARES = 0.5;
const MAX_SHARES = 2.2;
/** Half a cent of rounding, and a little. */
const MATCH = 0.006;
/** Beyond it, income and shares of the year cannot be those of the reported earnings per share. */
const FACTOR = 2;

/**
 * Diluted earnings per share of a fourth quarter: its income over the shares that year and nine months imply for it; as
 * the difference of the two reported amounts where there are no such shares and the difference is plausible. A loss is
 * not diluted.
 *
 * @param statements What the company had published.
 * @param items Items of quarters and years.
 * @param end Last day of the quarter.
 * @returns A number noted `rounded` where it is a difference, `numerator-unmatched` where no income of the year gives
 * the reported earnings per share; `null` where neither can be had.
 * @see FND-13
 *
 * @example
 * fourthQuarterEps(statements, items, day("2025-09-27"))?.value; // 1.8479, where the company prints 1.85
 */
export function fourthQuarterEps(statements: Statements, items: ItemLookups, end: Day): Derivation | null {
  const isLoss = (items.quarter("netIncome", end)?.value ?? 0) < 0;
  const shares = sharesOfYear(statements, end, isLoss);
  const incomes = incomesOf(statements, items, end);
  const ranked = isLoss ? [incomes.basic, incomes.netIncome] : [incomes.diluted, incomes.netIncome, incomes.basic];
  const known = ranked.filter((income) => income !== null);
  const matching = shares ? fitOf(known, shares.yearCopy, statements) : { fit: "unknown" as const, income: null };
  const income = matching.income ?? known[0] ?? null;
  const isUsable = shares !== null && matching.fit !== "contradicted";
  if (isUsable && income && shares.nineMonths && isWithin(implied(shares), shares.year.value)) {
    return perShare(income, shares, {
      note: isLoss || matching.fit === "matched" ? null : "numerator-unmatched",
      unit: `${statements.currency}/shares`,
    });
  }
  const difference = differenceOfReported(statements, end);
  if (!difference || !isUsable) return difference;
  const expected = income ? income.quarter.value / shares.year.value : Number.NaN;
  const ratio = difference.value / expected;
  return ratio >= 1 / FACTOR && ratio <= FACTOR ? difference : null;
}

interface Shares {
  /** Average shares of the year, on the share count of the as-of day, and as filed. */
  readonly year: Derivation;
  readonly yearCopy: Fact;
  /** Average shares of nine months, on the same basis, from the filing closest to the year's; `null` where not reported. */
  readonly nineMonths: Derivation | null;
  /** The names of the numbers of year and nine months. */
  readonly names: readonly [string, string];
}

/** From the first concept that has year and nine months; where none has both, from the first that has the year. */
function sharesOfYear(statements: Statements, end: Day, isLoss: boolean): Shares | null {
  const diluted = SHARE_CONCEPTS.sharesDiluted;
  const concepts = isLoss ? [...SHARE_CONCEPTS.sharesBasic, ...diluted] : diluted;
  let first: Shares | null = null;
  for (const concept of concepts) {
    const known = at(statements.shares(concept, 4), end);
    const yearCopy = known && usedCopy(statements, known);
    if (!yearCopy) continue;
    const isDiluted = diluted.some((candidate) => candidate === concept);
    const names = isDiluted ? (["sharesOfYear", "sharesOfNineMonths"] as const) : ([concept, concept] as const);
    const pair = pairOf(statements, statements.shares(concept, 3), yearCopy);
    if (pair) {
      const onBasis = (copy: Fact) => statements.onBasis(asFiled(copy));
      return { year: onBasis(pair.longer), yearCopy: pair.longer, nineMonths: onBasis(pair.shorter), names };
    }
    first ??= { year: known, yearCopy, nineMonths: null, names };
  }
  return first;
}

/** The copy behind a number, at the scale at which it is used. */
function usedCopy(statements: Statements, number: Derivation): Fact | null {
  const filed = factOf(number);
  return filed && (statements.copiesOf(filed).find(({ accession }) => accession === filed.accession) ?? filed);
}

/** The copies of a year and of its nine months that were filed closest to each other. */
function pairOf(statements: Statements, nineMonths: Timeline, year: Fact) {
  const found = nineMonths.findLast(
    ({ start, end }) =>
      start !== null &&
      year.start !== null &&
      isSameEnd(start, year.start) &&
      durationBucket((end + 1) as Day, year.end) === 1,
  );
  const fact = found && factOf(found);
  return fact ? closestPair(statements.copiesOf(fact), statements.copiesOf(year), statements.asOf) : null;
}

function implied({ year, nineMonths }: Shares): number {
  return nineMonths ? 4 * year.value - 3 * nineMonths.value : Number.NaN;
}

function isWithin(shares: number, year: number): boolean {
  return shares >= MIN_SHARES * year && shares <= MAX_SHARES * year;
}

/** An income that earnings per share may be made of. */
interface Income {
  readonly name: string;
  readonly quarter: Derivation;
  readonly year: Derivation | null;
}

function incomesOf(
  statements: Statements,
  items: ItemLookups,
  end: Day,
): Readonly<Record<"diluted" | "netIncome" | "basic", Income | null>> {
  const ofConcept = (name: string): Income | null => {
    const quarter = at(statements.quarters(name), end);
    return quarter && { name, quarter, year: at(statements.years(name), end) };
  };
  const quarter = items.quarter("netIncome", end);
  const netIncome = quarter && { name: "netIncome", quarter, year: items.year("netIncome", end) };
  return { diluted: ofConcept(DILUTED), netIncome, basic: ofConcept(BASIC) };
}

interface Fit {
  readonly fit: "matched" | "unknown" | "contradicted";
  readonly income: Income | null;
}

/** Which income of the year, over its shares, gives the earnings per share that the filing of the shares reports. */
function fitOf(incomes: readonly Income[], shares: Fact, statements: Statements): Fit {
  const unit = `${statements.currency}/shares`;
  const reported = SHARE_CONCEPTS.epsDiluted
    .map((concept) => statements.inFiling(shares, concept, unit))
    .find((eps) => eps !== null);
  const candidates = incomes.flatMap((income) => {
    const value = yearIn(income, shares.accession, statements);
    return value === null ? [] : [{ income, perShare: value / shares.value }];
  });
  if (!reported || candidates.length === 0) return { fit: "unknown", income: null };
  const matched = candidates.find(({ perShare }) => Math.abs(perShare - reported.value) <= MATCH);
  if (matched) return { fit: "matched", income: matched.income };
  const isOff = candidates.every(({ perShare }) => {
    const ratio = perShare / reported.value;
    return !(ratio >= 1 / FACTOR && ratio <= FACTOR);
  });
  return { fit: isOff ? "contradicted" : "unknown", income: null };
}

/** The income of the year in a filing; as it is known where that filing does not show it as one number. */
function yearIn({ year }: Income, accession: string, statements: Statements): number | null {
  if (!year) return null;
  const copies = year.fact ? statements.copiesOf(year.fact) : [];
  return copies.find((copy) => copy.accession === accession)?.value ?? year.value;
}

function perShare(
  { name, quarter }: Income,
  shares: Shares,
  { note, unit }: { readonly note: Derivation["note"]; readonly unit: string },
): Derivation {
  return derived({
    value: quarter.value / implied(shares),
    unit,
    how: "income-per-share",
    rule: RULE,
    parts: [quarter, shares.year, shares.nineMonths as Derivation],
    names: [name, ...shares.names],
    start: quarter.start,
    end: quarter.end,
    note,
  });
}

/** Reported earnings per share of the year less those of nine months, each rounded to the cent. */
function differenceOfReported(statements: Statements, end: Day): Derivation | null {
  for (const concept of SHARE_CONCEPTS.epsDiluted) {
    const known = at(statements.perShare(concept, 4), end);
    const year = known && factOf(known);
    const pair = year && pairOf(statements, statements.perShare(concept, 3), year);
    if (!pair) continue;
    const parts = [pair.longer, pair.shorter].map((copy) => statements.onBasis(asFiled(copy)));
    const [longer, shorter] = parts as [Derivation, Derivation];
    return derived({
      value: longer.value - shorter.value,
      how: "cum4-cum3",
      rule: RULE,
      parts,
      start: (shorter.end + 1) as Day,
      end: longer.end,
      note: "rounded",
    });
  }
  return null;
}
