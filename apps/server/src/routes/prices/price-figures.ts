import { type Figure, figure, missing } from "@plumbline/core/figure";
import type { Bars, PriceChange } from "@plumbline/core/series";
import { type Day, formatDay } from "@plumbline/core/time";

/** A change between two closes as a figure that names both days. */
export function changeFigure(change: PriceChange, source: string): Figure {
  if (change.change === null) return missing(change.because);
  return figure(change.change, provenance(change, source, "STA-15"), "no-price");
}

/** The same as a rate per year; null for periods that are not longer than a year. */
export function annualChangeFigure(change: PriceChange, source: string): Figure | null {
  if (change.change === null) return missing(change.because);
  if (change.annual === null) return null;
  return figure(change.annual, provenance(change, source, "STA-02"), "no-price");
}

function provenance(change: Extract<PriceChange, { change: number }>, source: string, formula: string) {
  return { source, periodStart: formatDay(change.referenceDay), periodEnd: formatDay(change.day), formula };
}

/** The close of a bar as a figure; `index` counts from the end when negative. */
export function closeFigure(bars: Bars, index: number, source: string): Figure {
  const day = bars.day.at(index);
  if (day === undefined) return missing("history-too-short");
  return figure(bars.close.at(index) ?? Number.NaN, { source, periodEnd: formatDay(day as Day) }, "no-price");
}
