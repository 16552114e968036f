import { type Figure, figure, missing } from "@plumbline/core/figure";
import type { Bars } from "@plumbline/core/series";
import { type Day, formatDay } from "@plumbline/core/time";

/** The close of a bar as a figure; `index` counts from the end when negative. */
export function closeFigure(bars: Bars, index: number, source: string): Figure {
  const day = bars.day.at(index);
  if (day === undefined) return missing("history-too-short");
  return figure(bars.close.at(index) ?? Number.NaN, { source, periodEnd: formatDay(day as Day) }, "no-price");
}
