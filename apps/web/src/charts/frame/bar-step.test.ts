import { expect, it } from "vitest";
import { barStep } from "./bar-step.ts";

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
});
