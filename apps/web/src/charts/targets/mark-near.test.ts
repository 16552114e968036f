import { expect, it } from "vitest";
import { markNear } from "./mark-near.ts";

const PLACES = [
  { left: 0.1, top: 0.5 },
  { left: 0.2, top: 0.5 },
];

it("is the nearest as the eye sees it, in a plot that is wider than high", () => {
  // At 1000 x 100 pixels the marks are at (100, 50) and (200, 50).
  expect(markNear(PLACES, { x: 140, y: 90, width: 1000, height: 100 }, 100)).toBe(0);
  expect(markNear(PLACES, { x: 160, y: 10, width: 1000, height: 100 }, 100)).toBe(1);
});

it("is none beyond reach", () => {
  expect(markNear(PLACES, { x: 600, y: 50, width: 1000, height: 100 }, 24)).toBeNull();
  expect(markNear([], { x: 0, y: 0, width: 10, height: 10 }, 24)).toBeNull();
});
