import fc from "fast-check";
import { expect, it } from "vitest";
import { nearestPlace } from "./nearest-place.ts";

it("finds the place that no other is nearer than", () => {
  expect(nearestPlace([0, 0.5, 1], 0.6)).toBe(1);
  expect(nearestPlace([0, 1], 0.5)).toBe(0);
  const places = fc
    .uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1 })
    .map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(places, fc.integer({ min: -50, max: 1050 }), (rising, place) => {
      const found = Math.abs((rising[nearestPlace(rising, place)] as number) - place);
      expect(found).toBe(Math.min(...rising.map((other) => Math.abs(other - place))));
    }),
  );
});
