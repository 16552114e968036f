import fc from "fast-check";
import { expect, it } from "vitest";
import { isSlow, waitBefore } from "./waits.ts";

it("asks for a confirmation every second at first, and never oftener later", () => {
  expect([0, 14, 15, 39, 40].map(waitBefore)).toEqual([1000, 1000, 3000, 3000, 10_000]);
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), (one, other) => {
      expect(waitBefore(one + other)).toBeGreaterThanOrEqual(waitBefore(one));
    }),
  );
});

it("says that it takes long once it has, and from then on", () => {
  expect([0, 10].map(isSlow)).toEqual([false, false]);
  fc.assert(fc.property(fc.integer({ min: 20, max: 1000 }), (asked) => isSlow(asked)));
});
