import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atMostEvery } from "./at-most-every.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("passes the first call on at once, and of those that follow only the newest", () => {
  const passed: number[] = [];
  const report = atMostEvery(80, (bar: number) => passed.push(bar));
  for (const bar of [1, 2, 3, 4]) report(bar);
  expect(passed).toEqual([1]);
  vi.advanceTimersByTime(80);
  expect(passed).toEqual([1, 4]);
});

it("is open again after a pause", () => {
  const passed: number[] = [];
  const report = atMostEvery(80, (bar: number) => passed.push(bar));
  report(1);
  vi.advanceTimersByTime(80);
  report(2);
  expect(passed).toEqual([1, 2]);
});
