import { expect, it } from "vitest";
import { isOfMonth, isOfYearTo, isSincePeak } from "./with-doubts.ts";

const DOUBTS = [{ day: "2023-07-05", change: 0.61, because: "unsupported", other: null } as const];

it("is part of one-year holdings that were bought before the move and sold on its day or later", () => {
  const on = (day: string) => isOfYearTo(day, DOUBTS);
  expect([on("2023-07-04"), on("2023-07-05"), on("2024-07-04"), on("2024-07-05")]).toEqual([false, true, true, false]);
});

it("is part of a drawdown whose peak is before the move, not of one whose peak is on its day", () => {
  const date = ["2023-07-03", "2023-07-04", "2023-07-05", "2023-07-06"];
  const since = (day: string, stock: number[]) => isSincePeak(day, { date, stock }, DOUBTS);
  expect(since("2023-07-06", [0, -0.1, 0, -0.2])).toBe(false);
  expect(since("2023-07-06", [0, -0.1, -0.4, -0.3])).toBe(true);
  expect(since("2023-07-04", [0, -0.1, -0.4, -0.3])).toBe(false);
});

it("is part of its calendar month where the year counts", () => {
  const window = { from: "2019-01-01", to: "2023-12-31", months: 60, isComplete: true };
  expect(isOfMonth("2023-07-05", 6, window)).toBe(true);
  expect(isOfMonth("2018-07-05", 6, window)).toBe(false);
});
