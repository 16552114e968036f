import { type Day, datePartsOf, dayOf } from "@plumbline/core/time";

const QUARTER = 91;
const YEAR = 365;
const TOLERANCE = 30;

/**
 * Names the calendar frame into which the SEC would put a period.
 *
 * @param start First day; `null` for an instant.
 * @returns `CY2019` or `CY2019Q1` for the year or quarter that holds the middle of the period, `CY2019Q1I` for the
 *   quarter end nearest to an instant, `null` for other lengths (year-to-date figures have no frame).
 * @see the frames of AMAT, MU and WMT, which have odd fiscal years.
 *
 * @example
 * calendarFrame(day("2024-08-30"), day("2024-11-28")); // "CY2024Q4"
 */
export function calendarFrame(start: Day | null, end: Day): string | null {
  if (start === null) return `${quarterNearest(end)}I`;
  const length = end - start + 1;
  const { year, month } = datePartsOf(Math.floor((start + end) / 2) as Day);
  if (Math.abs(length - YEAR) <= TOLERANCE) return `CY${year}`;
  return Math.abs(length - QUARTER) <= TOLERANCE ? `CY${year}Q${quarterOf(month)}` : null;
}

function quarterNearest(instant: Day): string {
  const { year, month } = datePartsOf(instant);
  const quarter = quarterOf(month);
  const before = (dayOf(year, 3 * quarter - 2, 1) - 1) as Day;
  const after = (dayOf(year, 3 * quarter + 1, 1) - 1) as Day;
  if (after - instant <= instant - before) return `CY${year}Q${quarter}`;
  return quarter === 1 ? `CY${year - 1}Q4` : `CY${year}Q${quarter - 1}`;
}

function quarterOf(month: number): number {
  return Math.ceil(month / 3);
}
