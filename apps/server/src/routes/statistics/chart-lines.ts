import type { WireStatistics, WireStatisticsLine } from "@plumbline/contract";
import { type Figure, figure } from "@plumbline/core/figure";
import { lastIndexOnOrBefore, lowerBound, thinRows } from "@plumbline/core/series";
import { type DailyCloses, drawdownColumn, drawdowns, rollingReturns, summaryOf } from "@plumbline/core/stats";
import { type Day, formatDay } from "@plumbline/core/time";

/** More points than this no screen shows apart. */
const MAX_POINTS = 480;

/** A value per day, days strictly rising. */
interface DatedColumn {
  readonly day: Int32Array;
  readonly value: Float64Array;
}

/**
 * A line of the stock for a chart, with that of the index on the same days.
 *
 * @param stock Every value finite.
 * @param market The last value on or before a day counts; null without an index.
 */
function chartLine(stock: DatedColumn, market: DatedColumn | null): WireStatisticsLine {
  const rows = Array.from(thinRows(stock.value, MAX_POINTS));
  const days = rows.map((row) => stock.day[row] as Day);
  return {
    date: days.map(formatDay),
    stock: rows.map((row) => chartFraction(stock.value[row] as number)),
    market: days.map((day) => {
      const value = market ? market.value[lastIndexOnOrBefore(market.day, day)] : undefined;
      return value === undefined ? null : chartFraction(value);
    }),
  };
}

/** Rounds a fraction for a chart to a hundredth of a percent, which is finer than a screen shows. */
export function chartFraction(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** How far the closes of a span lay below their highest, and the deepest falls (STA-06). */
export function underWater(
  span: DailyCloses,
  index: DailyCloses | null,
): Pick<WireStatistics, "underWater" | "drawdowns"> {
  const found = drawdowns(span);
  return {
    underWater: chartLine(depthsOf(span), index && depthsOf(closesSince(index, span.day[0] as Day))),
    drawdowns: {
      depth: found.map(({ depth }) => depth),
      peak: found.map(({ peakDay }) => formatDay(peakDay)),
      trough: found.map(({ troughDay }) => formatDay(troughDay)),
      recovery: found.map(({ recoveryDay }) => (recoveryDay === null ? null : formatDay(recoveryDay))),
      daysDown: found.map(({ daysDown }) => daysDown),
      daysToRecover: found.map(({ daysToRecover }) => daysToRecover),
      daysUnderWater: found.map(({ daysUnderWater }) => daysUnderWater),
    },
  };
}

function depthsOf({ day, close }: DailyCloses): DatedColumn {
  return { day, value: drawdownColumn(close) };
}

/** From the last close on or before a day. */
function closesSince({ day, close }: DailyCloses, first: Day): DailyCloses {
  const from = Math.max(0, lastIndexOnOrBefore(day, first));
  return { day: day.subarray(from), close: close.subarray(from) };
}

const YEAR = 12;

interface RollingRequest {
  /** The whole history, so that the first day of the span has a year before it. */
  readonly closes: DailyCloses;
  readonly from: Day;
  readonly index: DailyCloses | null;
  readonly source: string;
}

/** What holding the stock for a year brought, whenever one bought (STA-15). */
export function rollingYears({ closes, from, index, source }: RollingRequest): WireStatistics["rolling"] {
  const stock = columnSince(yearsOf(closes), from);
  const first = stock.day[0];
  const last = stock.day.at(-1);
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
  const firstKnown = value.findIndex((change) => !Number.isNaN(change));
  const start = firstKnown < 0 ? value.length : firstKnown;
  return { day: closes.day.subarray(start), value: value.subarray(start) };
}

function columnSince({ day, value }: DatedColumn, from: Day): DatedColumn {
  const start = lowerBound(day, from);
  return { day: day.subarray(start), value: value.subarray(start) };
}
