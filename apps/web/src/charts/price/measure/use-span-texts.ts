import { useFormats, useText } from "../../../i18n/index.ts";
import type { SpanFigures } from "./span-figures.ts";

/** What one bar of a chart spans. */
export type BarInterval = "day" | "week" | "month";

/** Writes what was measured. */
export function useSpanTexts(interval: BarInterval) {
  const text = useText();
  const { change, difference, day, percent } = useFormats();
  const bars = (n: number) => text(`charting.spanBars.${interval}`, { count: n, n });
  const days = (n: number) => text("charting.calendarDays", { count: n, n });
  const parts = (figures: SpanFigures) => ({
    difference: difference(figures.difference, figures.toPrice),
    change: change(figures.change),
    bars: bars(figures.bars),
    days: days(figures.calendarDays),
    perYear: Number.isNaN(figures.perYear) ? "" : text("charting.perYear", { change: change(figures.perYear) }),
    drawdown: text("charting.deepestDrawdown", { depth: percent(figures.drawdown) }),
    dates: text("chart.viewSpan", { from: day(figures.fromDate), to: day(figures.toDate) }),
  });
  return {
    parts,
    /** All of it in one sentence after the other. */
    said: (figures: SpanFigures): string => {
      const { dates, difference: money, change: share, bars: count, days: length, perYear, drawdown } = parts(figures);
      return [
        text("charting.measured", { dates, difference: money, change: share, bars: count, days: length }),
        perYear,
        drawdown,
      ]
        .filter(Boolean)
        .join(" · ");
    },
  };
}
