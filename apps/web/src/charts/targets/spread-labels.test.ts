import fc from "fast-check";
import { expect, it } from "vitest";
import { spreadLabels } from "./spread-labels.ts";

it("moves only what would be covered", () => {
  expect(spreadLabels([0.1, 0.5, 0.9], 0.1, 1)).toEqual([0.1, 0.5, 0.9]);
  expect(spreadLabels([0.5, 0.52, 0.9], 0.1, 1)).toEqual([0.5, 0.6, 0.9]);
});

it("pushes back what would stand out at the end", () => {
  const [first, second, third] = spreadLabels([0.97, 0.98, 0.99], 0.1, 1);
  expect(third).toBe(1);
  expect(second).toBeCloseTo(0.9);
  expect(first).toBeCloseTo(0.8);
});

it("keeps the order and the distance wherever there is room", () => {
  const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(places, (drawn) => {
      const spread = spreadLabels(
        drawn.toSorted((left, right) => left - right),
        0.15,
        1,
      );
      spread.forEach((place, at) => {
        if (at > 0) expect(place - (spread[at - 1] as number)).toBeGreaterThanOrEqual(0.15 - 1e-9);
        expect(place).toBeLessThanOrEqual(1 + 1e-9);
        expect(place).toBeGreaterThanOrEqual(-1e-9);
      });
    }),
  );
});
