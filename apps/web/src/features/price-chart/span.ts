import type { CallInput, ChartRange } from "@plumbline/contract/calls";
import { referenceDay } from "@plumbline/core/series";
import { formatDay, parseDay } from "@plumbline/core/time";

/**
 * The range to request for a range to show: short ranges use three years of days, so that the reader can pan back and
 * change between them without another request.
 */
const REQUESTED: Readonly<Record<ChartRange, ChartRange>> = {
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

export function requestedRange(range: ChartRange): ChartRange {
  return REQUESTED[range];
}

/**
 * The first bar of a range: the reference bar of STA-15. The change in the header is measured from the same bar, so
 * that chart and header show the same change.
 *
 * @param dates Dates of the bars, ascending.
 * @returns The index of the bar; 0 when the bars start later than the range.
 */
export function spanStart(range: ChartRange, dates: readonly string[]): number {
  const last = parseDay(dates.at(-1) ?? "");
  if (range === "max" || last === null) return 0;
  const limit = formatDay(referenceDay(range, last));
  let index = dates.length - 1;
  while (index > 0 && (dates[index] as string) > limit) index--;
  return index;
}

export interface BarsRequest {
  readonly code: string;
  readonly range: ChartRange;
  readonly basis: "price" | "total";
  /** The day of the last bar; the market's last day by default. */
  readonly asOf?: string | undefined;
}

/** The input of the request for the bars of a range. */
export function barsInput({ code, range, basis, asOf }: BarsRequest): CallInput<"priceChart"> {
  return { code, range: requestedRange(range), ...(basis === "total" ? { basis } : {}), asOf };
}
