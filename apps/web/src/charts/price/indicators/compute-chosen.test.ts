import { expect, it } from "vitest";
import { computeChosen } from "./compute-chosen.ts";

const column = (...values: number[]) => Float64Array.from(values);
const BARS = {
  date: ["2024-01-02", "2024-01-03", "2024-01-04"],
  open: column(4, 5, 6),
  high: column(5, 6, 7),
  low: column(3, 4, 5),
  close: column(4, 5, 6),
  volume: column(100, 200, 300),
};

it("averages the closes before the first bar as well, so that a line begins at the left edge", () => {
  const [average] = computeChosen([{ id: "sma", pane: 0, values: [2] }], BARS, column(1, 2));
  // By hand: (2 + 4) / 2, (4 + 5) / 2, (5 + 6) / 2.
  expect(Array.from(average?.columns.value ?? [])).toEqual([3, 4.5, 5.5]);
});

it("computes from bars alone what needs highs and lows", () => {
  const [channel] = computeChosen([{ id: "donchian", pane: 0, values: [2] }], BARS, column(100, 200));
  // By hand: the highest high of two bars.
  expect(Array.from(channel?.columns.upper ?? [])).toEqual([Number.NaN, 6, 7]);
});
