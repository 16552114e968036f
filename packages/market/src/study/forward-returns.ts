import { lastIndexOnOrBefore } from "@plumbline/core/series";
import { type Day, MAX_AGE_DAYS } from "@plumbline/core/time";
import { readPriceSeries } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { StudyDay } from "./study-days.ts";

/** Closes of a stock, by day. */
interface Closes {
  readonly day: Int32Array;
  readonly close: Float64Array;
}

/**
 * What a stock returned over the spans of a study, dividends reinvested where its source knows them.
 *
 * @returns One fraction per span, in their order. NaN where the stock had no price at the beginning, none afterwards, or
 *   an end that nobody explains, and where a move in between is doubtful.
 */
export function forwardReturns(snapshot: Snapshot, stock: Instrument, spans: readonly StudyDay[]): Float64Array {
  const series = readPriceSeries(snapshot, stock);
  if (!series) return new Float64Array(spans.length).fill(Number.NaN);
  const closes = series.total() ?? series.shown();
  const isDoubtful = (span: StudyDay) => series.doubts.some(({ day }) => day > span.day && day <= span.until);
  return Float64Array.from(spans, (span) =>
    isDoubtful(span) ? Number.NaN : forwardReturn(closes, span, stock.delisted),
  );
}

/**
 * What a stock returned between two days. One that was delisted in between is sold at its last price, and the money kept:
 * what its holders were paid beyond that is in no source of prices.
 */
function forwardReturn({ day: days, close }: Closes, { day, until }: StudyDay, delisted: Day | null): number {
  const [first, last] = [lastIndexOnOrBefore(days, day), lastIndexOnOrBefore(days, until)];
  const [bought, sold] = [days[first], days[last]];
  if (bought === undefined || sold === undefined || last === first) return Number.NaN;
  const isDelisted = delisted !== null && delisted <= until;
  if (bought < day - MAX_AGE_DAYS.price || (sold < until - MAX_AGE_DAYS.price && !isDelisted)) return Number.NaN;
  return (close[last] as number) / (close[first] as number) - 1;
}
