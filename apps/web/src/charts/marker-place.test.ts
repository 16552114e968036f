import fc from "fast-check";
import { expect, it } from "vitest";
import { markerPlace } from "./marker-place.ts";

it("puts the marker where the close lies between low and high", () => {
  expect([0, 0.25, 1].map(markerPlace)).toEqual([0, 0.25, 1]);
});

it("draws no marker without a position, rather than one at 0", () => {
  expect(markerPlace(null)).toBeNull();
  expect(markerPlace(Number.NaN)).toBeNull();
});

it("never leaves the bar, and keeps the order of positions", () => {
  const position = fc.double({ noNaN: true });
  fc.assert(
    fc.property(position, position, (left, right) => {
      const lower = markerPlace(Math.min(left, right)) ?? Number.NaN;
      const upper = markerPlace(Math.max(left, right)) ?? Number.NaN;
      expect(lower).toBeGreaterThanOrEqual(0);
      expect(upper).toBeLessThanOrEqual(1);
      expect(lower).toBeLessThanOrEqual(upper);
    }),
  );
});
