import type { WireChart } from "@plumbline/contract";
import { expect, it } from "vitest";
import { DEFAULT_CHART } from "./chart-state.ts";
import { viewOf } from "./view-of.ts";

const date = ["2024-01-02", "2024-01-03", "2024-01-04"];
const chart: WireChart = {
  symbol: "ACME",
  names: { en: "Acme" },
  currency: "USD",
  range: "3y",
  interval: "day",
  basis: "split-adjusted",
  source: "demo",
  unitDay: "2024-01-04",
  bars: {
    date,
    open: [10, 11, null],
    high: [12, 12, null],
    low: [9, 10, null],
    close: [10, 12, 14],
    volume: [100, null, 300],
  },
  leadIn: { date: ["2023-12-28", "2023-12-29"], close: [6, 8] },
  dividends: { date: ["2024-01-03"], amount: [0.5] },
  splits: { date: ["2024-01-04"], ratio: [2] },
  doubts: [{ day: "2024-01-04", change: 0.61, because: "unsupported", other: null }],
};
const closes = (symbol: string, dates: string[], close: number[]): WireChart => ({
  ...chart,
  symbol,
  bars: { ...chart.bars, date: dates, close },
});

it("keeps missing values missing instead of 0", () => {
  const { bars } = viewOf(chart, null, DEFAULT_CHART);
  expect([bars.volume[1], bars.open[2]]).toEqual([Number.NaN, Number.NaN]);
});

it("includes the bars before the first one shown in its moving averages", () => {
  const averages = viewOf({ ...chart, leadIn: { date: [], close: Array.from({ length: 19 }, () => 10) } }, null, {
    ...DEFAULT_CHART,
    averages: [20],
  }).averages;
  // Nineteen times 10 and then 10, 12, 14: means of 20 are 200/20, 202/20 and 206/20.
  expect([...(averages[0]?.values ?? [])]).toEqual([10, 10.1, 10.3]);
});

it("gives each average the same colour, whichever others are shown", () => {
  const slotOf = (averages: (20 | 50 | 200)[]) =>
    viewOf(chart, null, { ...DEFAULT_CHART, averages }).averages.find(({ length }) => length === 200)?.slot;
  expect(slotOf([200])).toBe(slotOf([20, 50, 200]));
});

it("marks dividends, splits and doubtful moves on their bars", () => {
  const { marks } = viewOf(chart, null, DEFAULT_CHART);
  expect(marks.map(({ index, events }) => [index, ...events.map(({ kind }) => kind)])).toEqual([
    [1, "dividend"],
    [2, "split", "doubt"],
  ]);
});

it("starts a comparison on the first day on which both stocks have a price", () => {
  const view = viewOf(chart, closes("LATE", ["2024-01-03", "2024-01-04"], [50, 60]), DEFAULT_CHART);
  expect(view.comparison).toEqual({
    symbol: "LATE",
    close: Float64Array.of(Number.NaN, 50, 60),
    base: 1,
    doubts: [{ kind: "doubt", date: "2024-01-04", change: 0.61, because: "unsupported", other: null }],
  });
});

it("has no comparison with a stock that was not listed at the time", () => {
  expect(viewOf(chart, closes("LATER", ["2024-06-03"], [50]), DEFAULT_CHART).comparison).toBeNull();
});

it("draws a line where a source has closes only", () => {
  const bare = { ...chart, bars: { ...chart.bars, open: [null, null, null] } };
  expect(viewOf(bare, null, { ...DEFAULT_CHART, style: "candles" }).style).toBe("line");
  expect(viewOf(chart, null, { ...DEFAULT_CHART, style: "candles" }).style).toBe("candles");
});

it("keeps the visible part when an average is added", () => {
  const before = viewOf(chart, null, DEFAULT_CHART).key;
  expect(viewOf(chart, null, { ...DEFAULT_CHART, averages: [50], isLogarithmic: true }).key).toBe(before);
  expect(viewOf(chart, null, { ...DEFAULT_CHART, range: "1m" }).key).not.toBe(before);
});
