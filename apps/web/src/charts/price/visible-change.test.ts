import { expect, it } from "vitest";
import { visibleChange } from "./visible-change.ts";

const closes = (...close: number[]) => {
  const column = Float64Array.from(close);
  const date = close.map((_, i) => `2024-01-0${i + 1}`);
  return { date, open: column, high: column, low: column, close: column, volume: column };
};

it("measures from the first close in view to the last", () => {
  expect(visibleChange(closes(80, 100, 120, 150), 1, 3)).toEqual({ from: "2024-01-02", to: "2024-01-04", change: 0.5 });
});

it("passes over bars without a price at the edges", () => {
  expect(visibleChange(closes(Number.NaN, 100, 110, Number.NaN), 0, 3)).toMatchObject({
    from: "2024-01-02",
    to: "2024-01-03",
  });
});

it("has no change with one bar, or when the view lies beside the bars", () => {
  expect(visibleChange(closes(100), 0, 0)).toBeNull();
  expect(visibleChange(closes(100, 110), 5, 9)).toBeNull();
});
