import type { WireStatistics } from "@plumbline/contract";
import { type Figure, figure } from "@plumbline/core/figure";
import { lowerBound } from "@plumbline/core/series";
import { type DailyCloses, rollingReturns, summaryOf } from "@plumbline/core/stats";
import { type Day, formatDay } from "@plumbline/core/time";
import { chartLine, type DatedColumn } from "./chart-line.ts";

const YEAR = 12;

interface RollingQuestion {
  /** The whole history, so that the first day of the span has a year before it. */
  readonly closes: DailyCloses;
  readonly from: Day;
  readonly index: DailyCloses | null;
  readonly source: string;
}

/** What holding the stock for a year brought, whenever one bought (STA-15). */
export function rollingYears({ closes, from, index, source }: RollingQuestion): WireStatistics["rolling"] {
  const stock = since(yearsOf(closes), from);
  const [first, last] = [stock.day[0], stock.day.at(-1)];
  const summary = summaryOf(stock.value);
  const period =
    first === undefined ? {} : { periodStart: formatDay(first as Day), periodEnd: formatDay((last ?? first) as Day) };
  const figureOf = (value: number | null): Figure =>
    figure(value ?? Number.NaN, { source, formula: "STA-15", ...period }, "history-too-short");
  return {
    line: chartLine(stock, index && yearsOf(index)),
    n: summary.n,
    median: figureOf(summary.median),
    winRate: figureOf(summary.winRate),
    best: figureOf(summary.best),
    worst: figureOf(summary.worst),
  };
}

/** Only days whose year before is known. */
function yearsOf(closes: DailyCloses): DatedColumn {
  const value = rollingReturns(closes, YEAR);
  const known = value.findIndex((change) => !Number.isNaN(change));
  const start = known < 0 ? value.length : known;
  return { day: closes.day.subarray(start), value: value.subarray(start) };
}

function since({ day, value }: DatedColumn, from: Day): DatedColumn {
  const start = lowerBound(day, from);
  return { day: day.subarray(start), value: value.subarray(start) };
}
