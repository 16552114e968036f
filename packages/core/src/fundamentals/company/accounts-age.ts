import { type Day, MAX_AGE_DAYS } from "../../time/index.ts";
import { ACCOUNTS_STATES, type AccountsState } from "../../words/index.ts";
import { type Traced, unknown } from "../derivation/derivation.ts";
import type { FiscalPeriod } from "../periods/fiscal-period.ts";
import type { Periods } from "../periods/periods.ts";

export { ACCOUNTS_STATES, type AccountsState };

/** How old the accounts of a company are on a day. */
export interface AccountsAge {
  /** Last day of the latest quarter; of an annual filer, of the latest year. */
  readonly lastEnd: Day;
  /** Days since then. */
  readonly days: number;
  /** True when no quarter is known, or none of the latest fiscal year: a company that came to report years only. */
  readonly isAnnualFiler: boolean;
  readonly state: AccountsState;
}

/**
 * The age of accounts on a day, and so whether they are used: the one place that decides it.
 *
 * @param quarters Quarters of net income, oldest first.
 * @param years Fiscal years, oldest first; they count where the latest has no quarter.
 * @param asOf The day.
 * @returns `null` when no period is known.
 * @see FND-20
 *
 * @example
 * accountsAge(quartersTo20231231, years, day("2024-07-04"))?.state; // "stale": 186 days
 */
export function accountsAge(
  quarters: readonly FiscalPeriod[],
  years: readonly FiscalPeriod[],
  asOf: Day,
): AccountsAge | null {
  const [quarter, year] = [quarters.at(-1), years.at(-1)];
  const isAnnualFiler = quarter === undefined || (year !== undefined && year.end - quarter.end >= SHORTEST_YEAR);
  const last = isAnnualFiler ? year : quarter;
  return last ? agedOn({ lastEnd: last.end, isAnnualFiler }, asOf) : null;
}

/** Days of the shortest fiscal year (FND-02): a quarter so long before the end of a year is not of that year. */
const SHORTEST_YEAR = 350;

/**
 * The same accounts on another day, when nothing newer was filed.
 *
 * @param accounts Their last period.
 * @param asOf The day.
 * @see FND-20
 *
 * @example
 * agedOn({ lastEnd: day("2023-12-31"), isAnnualFiler: false }, day("2025-02-04")).state; // "accounts-too-old": 401 days
 */
export function agedOn(
  { lastEnd, isAnnualFiler }: Pick<AccountsAge, "lastEnd" | "isAnnualFiler">,
  asOf: Day,
): AccountsAge {
  const days = asOf - lastEnd;
  const limit = isAnnualFiler ? MAX_AGE_DAYS.annualAccounts : MAX_AGE_DAYS.quarterlyAccounts;
  const used = days > limit.marked ? "stale" : "current";
  return { lastEnd, days, isAnnualFiler, state: days > limit.refused ? "accounts-too-old" : used };
}

/**
 * Whether the same accounts are judged alike on another day, when nothing newer was filed.
 *
 * @param accounts How they were judged; `null` when no period was known.
 * @param asOf The other day.
 * @see FND-20
 *
 * @example
 * isAgedAlike(accountsAge(quartersTo20231231, years, day("2024-05-01")), day("2024-07-03")); // true: 185 days
 */
export function isAgedAlike(accounts: AccountsAge | null, asOf: Day): boolean {
  return accounts === null || agedOn(accounts, asOf).state === accounts.state;
}

/**
 * The days on which the same accounts are judged otherwise because they have grown older.
 *
 * @param ends Last days of the latest quarter and of the latest fiscal year; none of what is not known.
 * @returns Rising; on all other days only filings and splits change what is known about a company.
 * @see FND-20
 *
 * @example
 * agingDays([day("2024-03-31")])[0]; // the 186th day after the quarter: 2024-10-03
 */
export function agingDays(ends: readonly Day[]): readonly Day[] {
  return [...new Set(ends.flatMap((end) => LIMITS.map((limit) => (end + limit + 1) as Day)))].sort((a, b) => a - b);
}

const LIMITS = [MAX_AGE_DAYS.quarterlyAccounts, MAX_AGE_DAYS.annualAccounts].flatMap(({ marked, refused }) => [
  marked,
  refused,
]);

/**
 * The periods of accounts that are too old, as models, ratios and checks see them: no number at all.
 *
 * @param periods The periods.
 * @see FND-20
 *
 * @example
 * withheld(quarters).item("revenue", 0).value; // null, because "accounts-too-old"
 */
export function withheld(periods: Periods): Periods {
  return {
    ...pastOnly(periods),
    item: (id) => tooOld(id),
    yearBefore: (id) => tooOld(id),
    eps: () => tooOld("eps"),
    sharesDiluted: () => tooOld("sharesDiluted"),
    hasNoInventory: () => false,
  };
}

/**
 * The same as its history shows them: single periods with their numbers, and nothing of twelve months.
 *
 * @param periods The periods.
 * @see FND-20
 *
 * @example
 * pastOnly(quarters).trailing("revenue", 3).value; // null, because "accounts-too-old"
 */
export function pastOnly(periods: Periods): Periods {
  return {
    ...periods,
    trailing: (id) => tooOld(id),
    average: (id) => tooOld(id),
    epsTrailing: () => tooOld("eps"),
    // Kept are the numbers of accounts that are not too old.
    once: (_kind, index, compute) => compute(index),
  };
}

function tooOld(item: string): Traced {
  return unknown("accounts-too-old", item);
}
