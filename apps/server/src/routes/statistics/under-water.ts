import type { WireStatistics } from "@plumbline/contract";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import { type DailyCloses, drawdownColumn, drawdowns } from "@plumbline/core/stats";
import { type Day, formatDay } from "@plumbline/core/time";
import { chartLine, type DatedColumn } from "./chart-line.ts";

/** How far the closes of a span lay below their highest, and the deepest falls (STA-06). */
export function underWater(
  span: DailyCloses,
  index: DailyCloses | null,
): Pick<WireStatistics, "underWater" | "drawdowns"> {
  const found = drawdowns(span);
  return {
    underWater: chartLine(depthsOf(span), index && depthsOf(since(index, span.day[0] as Day))),
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
function since({ day, close }: DailyCloses, first: Day): DailyCloses {
  const from = Math.max(0, lastIndexOnOrBefore(day, first));
  return { day: day.subarray(from), close: close.subarray(from) };
}
