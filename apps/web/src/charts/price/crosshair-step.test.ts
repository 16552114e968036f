import { expect, it } from "vitest";
import { crosshairStep } from "./crosshair-step.ts";

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

it("starts at the last bar and then moves a bar an arrow, ten with Shift", () => {
  expect(crosshairStep(key("ArrowLeft"), null, 100)).toBe(99);
  expect(crosshairStep(key("ArrowLeft"), 99, 100)).toBe(98);
  expect(crosshairStep(key("ArrowRight", true), 50, 100)).toBe(60);
});

it("stays on the chart", () => {
  expect(crosshairStep(key("ArrowLeft"), 0, 100)).toBe(0);
  expect(crosshairStep(key("PageUp"), 95, 100)).toBe(99);
});

it("jumps to both ends", () => {
  expect(crosshairStep(key("Home"), 50, 100)).toBe(0);
  expect(crosshairStep(key("End"), null, 100)).toBe(99);
});

it("leaves other keys, and a chart without bars, alone", () => {
  expect(crosshairStep(key("Enter"), 5, 100)).toBeNull();
  expect(crosshairStep(key("Home"), null, 0)).toBeNull();
});
