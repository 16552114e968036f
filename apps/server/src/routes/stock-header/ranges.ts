import type { WireRange } from "@plumbline/contract";
import { figure, missing, type Reason } from "@plumbline/core/figure";
import { type PriceRange, priceRange, sessionRange } from "@plumbline/core/series";
import { formatDay } from "@plumbline/core/time";
import type { PriceSeries } from "@plumbline/market/companies";

const YEAR_MONTHS = 12;
const DECADE_MONTHS = 120;

/** The range of the last session, of 52 weeks and of ten years: of prices, or of total returns where a source has only those. */
export function rangesOf(series: PriceSeries | null): { today: WireRange; year: WireRange; decade: WireRange } {
  if (!series) return { today: noRange("no-price"), year: noRange("no-price"), decade: noRange("no-price") };
  const today = wireRange(sessionRange(series.shown()), series.source);
  // Where a source reinvests dividends itself there is nothing else: the page says that these are no prices paid.
  const bars = series.price() ?? series.total();
  if (!bars)
    return { today, year: noRange("not-available-from-provider"), decade: noRange("not-available-from-provider") };
  return {
    today,
    year: wireRange(priceRange(bars, YEAR_MONTHS), series.source),
    decade: wireRange(priceRange(bars, DECADE_MONTHS), series.source),
  };
}

function noRange(because: Reason): WireRange {
  const none = missing(because);
  return { low: none, high: none, lowDay: null, highDay: null, position: none, complete: false, from: null };
}

function wireRange(range: PriceRange | null, source: string): WireRange {
  if (!range) return noRange("no-price");
  const span = { source, periodStart: formatDay(range.from), periodEnd: formatDay(range.to), formula: "STA-15" };
  return {
    low: figure(range.low, span, "no-price"),
    high: figure(range.high, span, "no-price"),
    lowDay: formatDay(range.lowDay),
    highDay: formatDay(range.highDay),
    position: range.position === null ? missing("denominator-not-positive") : figure(range.position, span, "no-price"),
    complete: range.complete,
    from: formatDay(range.from),
  };
}
