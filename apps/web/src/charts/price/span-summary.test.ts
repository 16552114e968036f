import { expect, it } from "vitest";
import { spanSummary } from "./span-summary.ts";

const closes = (...close: number[]) => {
  const column = Float64Array.from(close);
  const date = close.map((_, i) => `2024-01-0${i + 1}`);
  return { date, open: column, high: column, low: column, close: column, volume: column };
};

it("names ends and extremes of the span, not of what can be panned to", () => {
  expect(spanSummary({ bars: closes(1, 50, 40, 70, 60), start: 1 })).toEqual({
    from: "2024-01-02",
    to: "2024-01-05",
    first: 50,
    last: 60,
    low: 40,
    lowDate: "2024-01-03",
    high: 70,
    highDate: "2024-01-04",
  });
});

it("passes over bars without a close", () => {
  expect(spanSummary({ bars: closes(Number.NaN, 50, Number.NaN), start: 0 })).toMatchObject({ first: 50, last: 50 });
});

it("is missing for a span without prices", () => {
  expect(spanSummary({ bars: closes(Number.NaN), start: 0 })).toBeNull();
  expect(spanSummary({ bars: closes(), start: 0 })).toBeNull();
});
