import { expect, it } from "vitest";
import { barStep, stepBars } from "./bar-step.ts";

it("moves bar by bar, by a year of quarters, and to the ends, and stays inside", () => {
  expect(barStep("ArrowRight", 3, 8)).toBe(4);
  expect(barStep("ArrowRight", 7, 8)).toBe(7);
  expect(barStep("ArrowLeft", 0, 8)).toBe(0);
  expect(barStep("PageUp", 2, 8)).toBe(6);
  expect(barStep("PageDown", 2, 8)).toBe(0);
  expect(barStep("Home", 5, 8)).toBe(0);
  expect(barStep("End", 5, 8)).toBe(7);
});

it("leaves other keys to the page", () => {
  expect(barStep("Tab", 3, 8)).toBeNull();
  const moved: unknown[] = [];
  expect(stepBars("Tab", 8, (step) => moved.push(step))).toBe(false);
  expect(moved).toEqual([]);
});

it("moves from where the reader is by then, also when two keys come before either is drawn", () => {
  let chosen = 3;
  const steps: ((from: number) => number)[] = [];
  expect(stepBars("ArrowRight", 8, (step) => steps.push(step))).toBe(true);
  expect(stepBars("ArrowRight", 8, (step) => steps.push(step))).toBe(true);
  for (const step of steps) chosen = step(chosen);
  expect(chosen).toBe(5);
});
