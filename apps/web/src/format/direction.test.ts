import fc from "fast-check";
import { expect, it } from "vitest";
import { directionOf } from "./direction.ts";
import { formatChange } from "./percent.ts";

it("points the way in which the written change goes", () => {
  expect(directionOf(0.02)).toBe("up");
  expect(directionOf(-0.02)).toBe("down");
  expect(directionOf(0)).toBe("flat");
  expect(directionOf(null)).toBe("none");
});

it("never contradicts the sign that is written", () => {
  const signs = { up: "+", down: "−", flat: "0", none: "-" } as const;
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (change) => {
      expect(formatChange(change, "en")[0]).toBe(signs[directionOf(change)]);
    }),
  );
});
