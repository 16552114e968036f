import type { ChartRange } from "@plumbline/contract/calls";
import { addMonths, type Day, endOfPreviousYear, formatDay, parseDay } from "@plumbline/core/time";

/**
 * Which range is asked for to show a range: short ones come out of three years of days, so that one can pan back from
 * them and change between them without another request.
 */
const ASKED: Readonly<Record<ChartRange, ChartRange>> = {
  "1m": "3y",
  "3m": "3y",
  "6m": "3y",
  ytd: "3y",
  "1y": "3y",
  "3y": "5y",
  "5y": "5y",
  "10y": "10y",
  max: "max",
};

const MONTHS: Readonly<Partial<Record<ChartRange, number>>> = {
  "1m": 1,
  "3m": 3,
  "6m": 6,
  "1y": 12,
  "3y": 36,
  "5y": 60,
  "10y": 120,
};

export function askedRange(range: ChartRange): ChartRange {
  return ASKED[range];
}

/**
 * The bar at which a range begins: the reference bar of STA-15, from which the change of the header is measured too, so
 * that what the chart shows as the change of a range is what the header says.
 *
 * @param dates Dates of the bars, rising.
 * @returns Its index; 0 when the bars begin later than the range.
 */
export function spanStart(range: ChartRange, dates: readonly string[]): number {
  const last = parseDay(dates.at(-1) ?? "");
  const from = last === null ? null : referenceDay(range, last);
  if (from === null) return 0;
  const limit = formatDay(from);
  let index = dates.length - 1;
  while (index > 0 && (dates[index] as string) > limit) index--;
  return index;
}

function referenceDay(range: ChartRange, last: Day): Day | null {
  if (range === "ytd") return endOfPreviousYear(last);
  const months = MONTHS[range];
  return months === undefined ? null : addMonths(last, -months);
}
