import type { Day } from "../../time/index.ts";
import type { Traced } from "../derivation/derivation.ts";
import type { Fundamentals } from "../fundamentals-as-of.ts";
import type { FiscalPeriod } from "../periods/fiscal-period.ts";
import type { Periods } from "../periods/periods.ts";
import { isSameEnd } from "../periods/timeline.ts";

export const IDENTITIES = [
  "assets-are-claims",
  "quarters-make-the-year",
  "gross-profit-is-revenue-less-cost",
  "earnings-are-eps-times-shares",
  "current-assets-within-assets",
  "revenue-of-a-usual-size",
] as const;

export type Identity = (typeof IDENTITIES)[number];

/** A relation between numbers that must hold and does not: something to look at, never to alter. */
export interface IdentityBreach {
  readonly identity: Identity;
  readonly span: "quarter" | "year";
  readonly end: Day;
  /** The number that follows from the others; a bound where the relation is an inequality. */
  readonly expected: number;
  readonly actual: number;
  /** The item whose quarters do not make its year; absent of identities between items. */
  readonly item?: "revenue" | "netIncome" | "cfo";
}

const BALANCE_TOLERANCE = 0.005;
const EARNINGS_TOLERANCE = 0.02;
/** A quarter's revenue lies between these parts of the year's. */
const MIN_QUARTER = 1 / 20;
const MAX_QUARTER = 1 / 1.5;

type Breach = Omit<IdentityBreach, "span" | "end"> | null;

/**
 * Checks every quarter and year of a company for relations that its numbers must satisfy.
 *
 * @param fundamentals The company on a day.
 * @returns The breaches, oldest first, quarters before years; none where numbers are missing.
 * @see docs/rules.md, "Identities"
 *
 * @example
 * identityBreaches(known); // [] for sound accounts
 */
export function identityBreaches(fundamentals: Fundamentals): readonly IdentityBreach[] {
  return [fundamentals.quarters, fundamentals.years].flatMap((periods) =>
    periods.list.flatMap(({ end }, index) =>
      breachesOf(fundamentals, periods, index).flatMap((breach) =>
        breach ? [{ ...breach, span: periods.span, end }] : [],
      ),
    ),
  );
}

function breachesOf(fundamentals: Fundamentals, periods: Periods, index: number): readonly Breach[] {
  const item = (id: Parameters<Periods["item"]>[0]) => periods.item(id, index);
  return [
    near("assets-are-claims", claims(periods, index), numberOf(item("assets")), BALANCE_TOLERANCE),
    near(
      "gross-profit-is-revenue-less-cost",
      numberOf(item("revenue")) - numberOf(item("costOfRevenue")),
      numberOf(item("grossProfit")),
      BALANCE_TOLERANCE,
    ),
    earningsBreach(periods, index),
    atMost("current-assets-within-assets", numberOf(item("assets")), numberOf(item("assetsCurrent"))),
    ...(periods.span === "year" ? quarterBreaches(fundamentals, index) : []),
  ];
}

/** Liabilities as tagged, equity, and temporary equity; of derived liabilities the relation is their definition. */
function claims(periods: Periods, index: number): number {
  const liabilities = periods.item("liabilities", index);
  if (liabilities.value === null || liabilities.fact === null) return Number.NaN;
  const between = periods.item("temporaryEquity", index);
  return liabilities.value + numberOf(periods.item("equityWithMinority", index)) + (between.value ?? 0);
}

function quarterBreaches({ quarters, years }: Fundamentals, index: number): readonly Breach[] {
  const inside = quartersOfYear(quarters.list, years.list[index]);
  if (!inside) return [];
  const sums = (["revenue", "netIncome", "cfo"] as const).map((id) => {
    const sum = inside.reduce((total, quarter) => total + numberOf(quarters.item(id, quarter)), 0);
    const breach = near("quarters-make-the-year", numberOf(years.item(id, index)), sum, BALANCE_TOLERANCE);
    return breach && { ...breach, item: id };
  });
  const revenue = numberOf(years.item("revenue", index));
  const sizes = inside.flatMap((quarter) => {
    const actual = numberOf(quarters.item("revenue", quarter));
    return [
      atMost("revenue-of-a-usual-size", revenue * MAX_QUARTER, actual),
      actual < revenue * MIN_QUARTER
        ? { identity: "revenue-of-a-usual-size" as const, expected: revenue * MIN_QUARTER, actual }
        : null,
    ];
  });
  return [...sums, ...sizes];
}

/** A breach where two numbers that exist differ by more than the tolerance. */
function near(identity: Identity, expected: number, actual: number, tolerance: number): Breach {
  return Math.abs(actual - expected) > tolerance * Math.abs(expected) ? { identity, expected, actual } : null;
}

function atMost(identity: Identity, expected: number, actual: number): Breach {
  return actual > expected ? { identity, expected, actual } : null;
}

/** Earnings per share are published to the cent: a difference of half a cent is not a breach, however small the earnings. */
function earningsBreach(periods: Periods, index: number): Breach {
  const income = periods.item("netIncomeCommon", index);
  const shares = periods.sharesDiluted(index);
  // The share count of a year replaces that of its fourth quarter only roughly.
  if (income.value === null || shares.value === null || shares.note !== null) return null;
  const rounding = (0.005 * shares.value) / Math.abs(income.value);
  const earnings = numberOf(periods.eps(index)) * shares.value;
  return near("earnings-are-eps-times-shares", income.value, earnings, Math.max(EARNINGS_TOLERANCE, rounding));
}

/** NaN for a missing number: no relation can be breached by it. */
function numberOf(number: Traced): number {
  return number.value ?? Number.NaN;
}

/**
 * The four quarters that make a fiscal year.
 *
 * @param quarters Quarters, oldest first.
 * @param year The year.
 * @returns Their indexes, oldest first; `null` when one is missing or they do not follow each other.
 * @see FND-09
 *
 * @example
 * quartersOfYear(known.quarters.list, known.years.list[0]); // [0, 1, 2, 3]
 */
export function quartersOfYear(
  quarters: readonly FiscalPeriod[],
  year: FiscalPeriod | undefined,
): readonly [number, number, number, number] | null {
  if (!year) return null;
  const last = quarters.findIndex(({ end }) => isSameEnd(end, year.end));
  const first = quarters[last - 3];
  const fourth = quarters[last];
  if (!first || !fourth || fourth.unbroken < 4 || !isSameEnd(first.start, year.start)) return null;
  return [last - 3, last - 2, last - 1, last];
}
