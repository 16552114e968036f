import type { WireMetric } from "@plumbline/contract";
import type { MetricAverage, MetricColumns, MetricId } from "@plumbline/core/fundamentals";
import { tracedFigure } from "./traced-figure.ts";

type Columns = WireMetric["columns"];

/** The five columns of a metric as figures. */
export function columnsOf(id: MetricId, columns: MetricColumns, source: string): Columns {
  const { latest, previous, oneYearAverage, yearOverYear, fiveYearAverage } = columns;
  const mean = (average: MetricAverage): Columns["oneYearAverage"] => ({
    mean: tracedFigure(average.mean, { source, formula: `mean(${id})` }),
    used: average.used,
    of: average.of,
  });
  return {
    latest: tracedFigure(latest, { source, formula: id }),
    previous: tracedFigure(previous, { source, formula: id }),
    oneYearAverage: mean(oneYearAverage),
    yearOverYear: {
      change: tracedFigure(yearOverYear.change, { source, formula: `change(${id})` }),
      kind: yearOverYear.kind,
      base: tracedFigure(yearOverYear.base, { source, formula: id }),
      turn: yearOverYear.turn,
    },
    fiveYearAverage: mean(fiveYearAverage),
  };
}
