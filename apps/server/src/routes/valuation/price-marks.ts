import type { WireValuation } from "@plumbline/contract";
import { type Figure, figure, missing } from "@plumbline/core/figure";
import { priceRange } from "@plumbline/core/series";
import { formatDay } from "@plumbline/core/time";
import { targetConsensus } from "@plumbline/market/companies";
import { markedDoubts } from "../prices/index.ts";
import type { ValuedStock } from "./valued-stock.ts";

type Marks = Pick<WireValuation, "price" | "yearRange" | "targets">;

const YEAR_MONTHS = 12;

/** Prices to compare the values of a share with. Where its price is not comparable, its range and targets are not either. */
export function priceMarks(valued: ValuedStock): Marks {
  const { price } = valued.company.market;
  const isComparable = price.value !== null || price.because === "no-price";
  return {
    price,
    yearRange: isComparable ? yearRange(valued) : bothOf(price),
    targets: targetsOf(valued, isComparable),
  };
}

function yearRange({ company }: ValuedStock): Marks["yearRange"] {
  const { series } = company.prices;
  if (!series) return bothOf(missing("no-price"));
  const bars = series.price();
  // Lows of earlier days with dividends reinvested are lower than any price ever paid.
  const range = bars && priceRange(bars, YEAR_MONTHS);
  if (!range) return bothOf(missing("not-available-from-provider"));
  const days = { periodStart: formatDay(range.from), periodEnd: formatDay(range.to) };
  const provenance = { source: series.source, ...days, formula: "STA-15" };
  const ends = { low: figure(range.low, provenance, "no-price"), high: figure(range.high, provenance, "no-price") };
  return markedDoubts(ends, series);
}

function bothOf(one: Figure): Marks["yearRange"] {
  return { low: one, high: one };
}

function targetsOf({ snapshot, stock, company, asOf }: ValuedStock, isComparable: boolean): Marks["targets"] {
  const { low, median, mean, high, firms, thin } = targetConsensus(stock, asOf);
  if (isComparable && snapshot.manifest.counts.targets > 0) return { low, median, mean, high, firms, thin };
  const none = isComparable ? missing("not-available-from-provider") : company.market.price;
  return { low: none, median: none, mean: none, high: none, firms, thin };
}
