import { expect, it } from "vitest";
import { candleItems, dateOfTime, lineItems, timesOf, volumeItems } from "./series-items.ts";

const column = (...values: number[]) => Float64Array.of(...values);
const bars = {
  date: ["2024-02-28", "2024-02-29", "2024-03-01"],
  open: column(10, Number.NaN, Number.NaN),
  high: column(12, Number.NaN, Number.NaN),
  low: column(9, Number.NaN, Number.NaN),
  close: column(11, 10, Number.NaN),
  volume: column(500, 600, Number.NaN),
};
const times = timesOf(bars.date);

it("finds every date again on the time axis, the leap day included", () => {
  expect(times.map(dateOfTime)).toEqual(bars.date);
});

it("draws a bar of a close alone as a dash and a bar without a close as a gap", () => {
  expect(candleItems(times, bars)).toEqual([
    { time: times[0], open: 10, high: 12, low: 9, close: 11 },
    { time: times[1], open: 10, high: 10, low: 10, close: 10 },
    { time: times[2] },
  ]);
});

it("keeps open and close within high and low whatever was delivered", () => {
  const odd = { ...bars, high: column(10.5, 0, 0), low: column(10.2, 0, 0) };
  expect(candleItems(times, odd)[0]).toMatchObject({ low: 10, high: 11 });
});

it("breaks a line where it has no value rather than drawing 0", () => {
  expect(lineItems(times, bars.close)).toEqual([
    { time: times[0], value: 11 },
    { time: times[1], value: 10 },
    { time: times[2] },
  ]);
});

it("colours the volume of a day by the close of the day before", () => {
  expect(volumeItems(times, bars, { gain: "up", loss: "down" })).toEqual([
    { time: times[0], value: 500, color: "up" },
    { time: times[1], value: 600, color: "down" },
    { time: times[2] },
  ]);
});
