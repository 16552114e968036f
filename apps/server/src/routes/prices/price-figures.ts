import { type Figure, figure, missing, type Provenance } from "@plumbline/core/figure";
import type { Bars, PriceChange } from "@plumbline/core/series";
import { type Day, formatDay } from "@plumbline/core/time";

/** Where prices are from: their provider, and the file that was imported. */
export type PriceOrigin = Pick<Provenance, "source" | "file">;

/** The origin of the figures of a series. */
export function originOf({ source, file }: PriceOrigin): PriceOrigin {
  return file === undefined ? { source } : { source, file };
}

/** A change between two closes as a figure that names both days. */
export function changeFigure(change: PriceChange, origin: PriceOrigin): Figure {
  if (change.change === null) return missing(change.because);
  return figure(change.change, provenance(change, origin, "STA-15"), "no-price");
}

/** The same as a rate per year; null for periods that are not longer than a year. */
export function annualChangeFigure(change: PriceChange, origin: PriceOrigin): Figure | null {
  if (change.change === null) return missing(change.because);
  if (change.annual === null) return null;
  return figure(change.annual, provenance(change, origin, "STA-02"), "no-price");
}

function provenance(change: Extract<PriceChange, { change: number }>, origin: PriceOrigin, formula: string) {
  return {
    ...originOf(origin),
    periodStart: formatDay(change.referenceDay),
    periodEnd: formatDay(change.day),
    formula,
  };
}

/** The close of a bar as a figure; `index` counts from the end when negative. */
export function closeFigure(bars: Bars, index: number, origin: PriceOrigin): Figure {
  const day = bars.day.at(index);
  if (day === undefined) return missing("history-too-short");
  return figure(
    bars.close.at(index) ?? Number.NaN,
    { ...originOf(origin), periodEnd: formatDay(day as Day) },
    "no-price",
  );
}
