import { expect, it } from "vitest";
import { stepBars } from "./step-bars.ts";

it("moves from where the reader is by then, also when two keys come before either is drawn", () => {
  let chosen = 3;
  const steps: ((from: number) => number)[] = [];
  expect(stepBars("ArrowRight", 8, (step) => steps.push(step))).toBe(true);
  expect(stepBars("ArrowRight", 8, (step) => steps.push(step))).toBe(true);
  for (const step of steps) chosen = step(chosen);
  expect(chosen).toBe(5);
});

it("leaves other keys to the page", () => {
  const moved: unknown[] = [];
  expect(stepBars("Tab", 8, (step) => moved.push(step))).toBe(false);
  expect(moved).toEqual([]);
});
