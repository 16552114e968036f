import { expect, it } from "vitest";
import { alignedCloses } from "./aligned-closes.ts";

const other = { date: ["2024-01-03", "2024-01-05"], close: Float64Array.of(10, 12) };

it("has no price before the first close and carries a close over a day on which only the other market was open", () => {
  const dates = ["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05"];
  expect([...alignedCloses(dates, other)]).toEqual([Number.NaN, 10, 10, 12]);
});

it("does not carry the last close of a delisted stock forward for years", () => {
  expect([...alignedCloses(["2024-02-19", "2024-02-20"], other)]).toEqual([12, Number.NaN]);
});

it("returns a stock's own closes on its own dates", () => {
  expect(alignedCloses(other.date, other)).toEqual(other.close);
});

it("is empty of prices when the other stock has none", () => {
  expect([...alignedCloses(["2024-01-02"], { date: [], close: new Float64Array() })]).toEqual([Number.NaN]);
});
