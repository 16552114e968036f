import type { ItemId } from "./concepts/expression.ts";
import type { Traced } from "./derivation/derivation.ts";
import { notesOn } from "./derivation/evidence.ts";
import type { Fundamentals } from "./fundamentals-as-of.ts";
import { quartersOfYear } from "./identities/identity-breaches.ts";

/** A fiscal year of an item of which the year and its four quarters are known. */
export interface FullYear {
  /** Place of the year in the list of years. */
  readonly index: number;
  readonly year: number;
  readonly sum: number;
  /** Whether the quarters' sum is another number than the year. */
  readonly isApart: boolean;
  /** Whether a quarter says that it adds up to an older figure of the year (REC-10). */
  readonly isMarked: boolean;
}

/** Share of the year by which its quarters' sum may differ from it. */
const TOLERANCE = 0.005;

/** Units in which filings state their amounts, the largest first. */
const UNITS = [1e6, 1e3, 1];

/** A year and four quarters are each rounded to half a unit. */
const ROUNDED_UNITS = 2.5;

/** The full fiscal years of an item, oldest first. */
export function fullYears({ quarters, years }: Pick<Fundamentals, "quarters" | "years">, id: ItemId): FullYear[] {
  return years.list.flatMap((period, index) => {
    const year = years.item(id, index);
    const inside = year.value === null ? null : quartersOfYear(quarters.list, period);
    if (year.value === null || !inside) return [];
    const numbers = inside.map((quarter) => quarters.item(id, quarter));
    const values = numbers.flatMap(({ value }) => (value === null ? [] : [value]));
    if (values.length < 4) return [];
    const sum = values.reduce((total, value) => total + value, 0);
    const isApart = areApart(sum, year.value, ROUNDED_UNITS * unitOf([...values, year.value]));
    return [{ index, year: year.value, sum, isApart, isMarked: numbers.some(isFirstReported) }];
  });
}

/** Whether two amounts differ by more than 0.5 % of the second and by more than rounding. */
export function areApart(one: number, other: number, rounding: number): boolean {
  return Math.abs(one - other) > Math.max(TOLERANCE * Math.abs(other), rounding);
}

/** The largest unit of which all amounts are multiples. */
export function unitOf(values: readonly number[]): number {
  return UNITS.find((unit) => values.every((value) => value % unit === 0)) ?? 0;
}

function isFirstReported(number: Traced): boolean {
  return number.value !== null && notesOn(number).includes("first-reported");
}
