import { type CheckId, holds } from "../checks/index.ts";
import type { CompanyType } from "../fundamentals/index.ts";
import type { Day } from "../time/index.ts";
import { thresholdFor } from "./check-column.ts";
import { type AccountFactors, FACTOR_CHECKS } from "./factors/account-factors.ts";

/** What the accounts of a company say from a day on. */
export interface DatedFactors {
  readonly day: Day;
  readonly type: CompanyType;
  /** Of the amounts in them. */
  readonly currency: string;
  readonly factors: Pick<AccountFactors, "checks" | "upTo">;
}

/** A check with another result than the last one that was known. */
export interface CheckFlip {
  readonly id: CheckId;
  readonly from: "pass" | "fail";
  readonly to: "pass" | "fail";
  /** What was held against the threshold before, and is now, in the unit of the check; infinite where no threshold matters. */
  readonly before: number;
  readonly value: number;
  /** Of the kind of company on the day. */
  readonly threshold: number;
}

/** All flips of a day. */
export interface FlipDay {
  readonly day: Day;
  /** Kind of the company on the day, and the currency of its accounts. */
  readonly type: CompanyType;
  readonly currency: string;
  readonly flips: readonly CheckFlip[];
}

interface Result {
  readonly result: "pass" | "fail";
  readonly value: number;
  readonly threshold: number;
}

/**
 * Finds the days on which checks flipped from passed to failed or back, each check at its default threshold. Only checks that the
 * accounts alone decide are looked at: the others change with the price on any day. A result that is unknown for a while is no
 * flip, and the next known one is compared with the last known one.
 *
 * @param rows What the accounts say, by day.
 * @returns Days with flips, oldest first; the flips of a day in the order of the checks.
 * @see FND-04, docs/rules.md, "Checks"
 *
 * @example
 * // A current ratio of 1.9 after one report and 2.1 after the next, where a defensive investor asks for at least 2.
 * checkFlips(rows)[0]?.flips; // [{ id: "D2", from: "fail", to: "pass", before: 1.9, value: 2.1, threshold: 2 }]
 */
export function checkFlips(rows: Iterable<DatedFactors>): FlipDay[] {
  const known = new Map<CheckId, Result>();
  const days: FlipDay[] = [];
  for (const row of rows) {
    const flips = FACTOR_CHECKS.flatMap((check, k): CheckFlip[] => {
      const now = resultOf(row, k);
      if (now === null) return [];
      const last = known.get(check.id);
      known.set(check.id, now);
      if (last === undefined || last.result === now.result) return [];
      const { result: to, value, threshold } = now;
      return [{ id: check.id, from: last.result, to, before: last.value, value, threshold }];
    });
    if (flips.length > 0) days.push({ day: row.day, type: row.type, currency: row.currency, flips });
  }
  return days;
}

/** The result of a check by its place in `FACTOR_CHECKS`; null where it is not known. */
function resultOf({ type, factors: { checks, upTo } }: DatedFactors, k: number): Result | null {
  const check = FACTOR_CHECKS[k] as (typeof FACTOR_CHECKS)[number];
  const value = checks[k] as number;
  const threshold = thresholdFor(check, type);
  if (Number.isNaN(value) || threshold > (upTo[k] as number)) return null;
  return { result: holds(check.comparison, value, threshold) ? "pass" : "fail", value, threshold };
}
