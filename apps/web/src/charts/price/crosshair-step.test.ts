import { expect, it } from "vitest";
import { crosshairStep } from "./crosshair-step.ts";

it("starts at the last bar and then moves a bar an arrow", () => {
  expect(crosshairStep("ArrowLeft", null, 100)).toBe(99);
  expect(crosshairStep("ArrowLeft", 99, 100)).toBe(98);
  expect(crosshairStep("ArrowRight", 50, 100)).toBe(51);
});

it("stays on the chart", () => {
  expect(crosshairStep("ArrowLeft", 0, 100)).toBe(0);
  expect(crosshairStep("ArrowUp", 99, 100)).toBe(99);
});

it("jumps to both ends", () => {
  expect(crosshairStep("Home", 50, 100)).toBe(0);
  expect(crosshairStep("End", null, 100)).toBe(99);
});

it("leaves other keys, and a chart without bars, alone", () => {
  expect(crosshairStep("Enter", 5, 100)).toBeNull();
  expect(crosshairStep("Home", null, 0)).toBeNull();
});
