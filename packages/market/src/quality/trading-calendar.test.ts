import { describe, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { missingDays } from "./missing-days.ts";
import { TradingCalendar } from "./trading-calendar.ts";

function trading(...days: number[]): PriceHistory {
  const column = new Float64Array(days.length);
  const bars = { day: Int32Array.from(days), open: column, high: column, low: column, close: column, volume: column };
  return { symbol: "A", basis: "raw", source: "test", bars, actions: { splits: [], dividends: [] } };
}

describe("the calendar of a market", () => {
  it("has the days on which most of the living series trade, and no day of a single one", () => {
    const calendar = new TradingCalendar();
    for (const days of [
      [1, 2, 3, 5],
      [1, 2, 3, 5],
      [1, 3, 4, 5],
      [5, 6],
      [5, 6],
    ])
      calendar.add(trading(...days));
    // Day 4 is of one series in three; after day 5 only two series live, too few to tell.
    expect([...calendar.sessions()]).toEqual([1, 2, 3, 5]);
  });

  it("does not depend on the order in which series are added", () => {
    const series = [trading(1, 2, 3), trading(2, 3), trading(1, 3), trading(3)];
    const one = new TradingCalendar();
    const other = new TradingCalendar();
    for (const history of series) one.add(history);
    for (const history of series.toReversed()) other.add(history);
    expect(one.sessions()).toEqual(other.sessions());
  });

  it("lists the sessions that a series lacks between its first and last bar, but not before or after", () => {
    const calendar = Int32Array.of(10, 11, 12, 13, 14, 15, 16);
    expect(missingDays(trading(11, 12, 15), calendar)).toMatchObject({
      code: "missing-days",
      count: 2,
      day: "1970-01-14",
    });
    expect(missingDays(trading(11, 12, 13), calendar)).toBeNull();
  });
});
