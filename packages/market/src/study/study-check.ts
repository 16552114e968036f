import { type CheckId, checkOf, holds, ruleFor } from "@plumbline/core/checks";
import type { CompanyType } from "@plumbline/core/fundamentals";
import { forwardReturnStudy, type ReturnComparison, type StudiedYear, type WithinYears } from "@plumbline/core/screen";
import { type Day, datePartsOf } from "@plumbline/core/time";
import type { StudiedCheck, StudyYear } from "./study-columns.ts";

/** A year of a study: those that passed against those that failed. */
export interface YearComparison extends ReturnComparison {
  readonly day: Day;
  readonly until: Day;
  /** Companies of which the check could not say, or whose return is not known. */
  readonly unknown: number;
}

export interface CheckStudy {
  /** Oldest first. */
  readonly years: readonly YearComparison[];
  readonly overall: ReturnComparison;
  readonly withinYears: WithinYears;
}

export interface StudyRequest {
  readonly check: CheckId;
  /** For all companies; the default of each kind of company unless given. */
  readonly threshold?: number | undefined;
}

/**
 * Divides the companies of each year by a check and compares what followed.
 *
 * @param years The years of a study, oldest first.
 * @param column The check in each of them.
 * @returns From the first year on of which the check could say something.
 *
 * @example
 * studyCheck(table.years, await table.check("G3"), { check: "G3" }).overall.difference; // 0.021
 */
export function studyCheck(
  years: readonly StudyYear[],
  column: readonly StudiedCheck[],
  { check, threshold }: StudyRequest,
): CheckStudy {
  const divided = years.map((year, k) => divide(year, column[k] as StudiedCheck, { check, threshold }));
  const first = divided.findIndex(({ passed, failed }) => passed.length + failed.length > 0);
  const [said, of] = first < 0 ? [[], []] : [divided.slice(first), years.slice(first)];
  const { byYear, ...together } = forwardReturnStudy(said);
  return {
    ...together,
    years: byYear.map(({ year: _, ...comparison }, k) => {
      const { day, until, returns } = of[k] as StudyYear;
      return { day, until, ...comparison, unknown: returns.length - comparison.passed.n - comparison.failed.n };
    }),
  };
}

function divide(
  { day, types, sectors, returns }: StudyYear,
  { values, upTo }: StudiedCheck,
  { check: id, threshold }: Pick<StudyRequest, "check" | "threshold">,
): StudiedYear {
  const check = checkOf(id);
  const limitOf = (type: CompanyType) => threshold ?? (ruleFor(check, type) ?? check.rule).threshold;
  const [passed, failed]: [number[], number[]] = [[], []];
  for (const [row, forwardReturn] of returns.entries()) {
    const value = values[row] as number;
    const limit = limitOf(types[row] as CompanyType);
    if (Number.isNaN(value) || Number.isNaN(forwardReturn) || limit > (upTo?.[row] ?? Number.POSITIVE_INFINITY))
      continue;
    (holds(check.comparison, value, limit) ? passed : failed).push(row);
  }
  const of = (column: Float64Array) => ({
    passed: Float64Array.from(passed, (row) => column[row] as number),
    failed: Float64Array.from(failed, (row) => column[row] as number),
  });
  return { year: datePartsOf(day).year, ...of(returns), sectors: of(sectors) };
}
