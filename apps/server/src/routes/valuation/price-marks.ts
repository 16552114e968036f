import type { WireFigure, WireValuation } from "@plumbline/contract";
import { type Figure, figure, missing, type Reason } from "@plumbline/core/figure";
import { priceRange } from "@plumbline/core/series";
import { formatDay } from "@plumbline/core/time";
import { targetConsensus, whyNoAverage } from "@plumbline/market/companies";
import { markedDoubts } from "../prices/index.ts";
import type { ValuedStock } from "./valued-stock.ts";

type Marks = Pick<WireValuation, "price" | "yearRange" | "targets">;

/** A mark, or the reason why the price that it would be held against is missing. */
type Held = (mark: WireFigure) => WireFigure;

const YEAR_MONTHS = 12;

/**
 * Prices to compare the values of a share with. Where its price is not comparable, its range and targets are not either: but what does not
 * exist at all is missing for its own reason.
 */
export function priceMarks(valued: ValuedStock): Marks {
  const { market, prices } = valued.company;
  const { price } = market;
  const isComparable = price.value !== null || prices.series === null;
  const held: Held = (mark) => (isComparable || mark.value === null ? mark : price);
  const { low, high } = yearRange(valued);
  return { price, yearRange: { low: held(low), high: held(high) }, targets: targetsOf(valued, held) };
}

function yearRange({ company }: ValuedStock): Marks["yearRange"] {
  const { series, whyNone } = company.prices;
  if (!series) return bothOf(whyNone ?? "no-price");
  const bars = series.price();
  // Lows of earlier days with dividends reinvested are lower than any price ever paid.
  const range = bars && priceRange(bars, YEAR_MONTHS);
  if (!bars) return bothOf("adjusted-prices-only");
  if (!range) return bothOf("no-price");
  const days = { periodStart: formatDay(range.from), periodEnd: formatDay(range.to) };
  const provenance = { source: series.source, ...days, formula: "STA-15" };
  const ends = { low: figure(range.low, provenance, "no-price"), high: figure(range.high, provenance, "no-price") };
  return markedDoubts(ends, series);
}

function bothOf(because: Reason): Marks["yearRange"] {
  return { low: missing(because), high: missing(because) };
}

function targetsOf({ snapshot, stock, asOf }: ValuedStock, held: Held): Marks["targets"] {
  const { low, median, mean, high, firms, thin } = targetConsensus(stock, asOf);
  const because = whyNoAverage(snapshot, stock.instrument, stock.targets.length > 0);
  const of = (mark: Figure) => (because === null ? held(mark) : missing(because));
  return { low: of(low), median: of(median), mean: of(mean), high: of(high), firms, thin };
}
