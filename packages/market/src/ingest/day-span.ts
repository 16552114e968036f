import { MAX_GAP_DAYS } from "./level-break.ts";

/** First and last day of some bars, and whether so many are missing between two that another security may begin there. */
export interface DaySpan {
  readonly first: number;
  readonly last: number;
  readonly hasGap: boolean;
}

/** @param day Rises or falls throughout; with no day the span is empty. */
export function daySpan(day: Int32Array): DaySpan {
  const ends = [day[0] ?? Number.NaN, day.at(-1) ?? Number.NaN];
  const isGap = (value: number, at: number) => at > 0 && Math.abs(value - (day[at - 1] as number)) > MAX_GAP_DAYS;
  return { first: Math.min(...ends), last: Math.max(...ends), hasGap: day.some(isGap) };
}

/** Whether such a gap is in one of some spans, or between two. */
export function hasGap(spans: readonly DaySpan[]): boolean {
  let last = Number.POSITIVE_INFINITY;
  for (const span of spans.toSorted((left, right) => left.first - right.first)) {
    if (span.hasGap || span.first - last > MAX_GAP_DAYS) return true;
    last = last === Number.POSITIVE_INFINITY ? span.last : Math.max(last, span.last);
  }
  return false;
}
