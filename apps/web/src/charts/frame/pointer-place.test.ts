import { expect, it } from "vitest";
import { barAt } from "./pointer-place.ts";

it("is the bar in whose band the pointer is, and the outermost beyond the ends", () => {
  expect([-0.1, 0, 0.24, 0.25, 0.99, 1.3].map((place) => barAt(place, 4))).toEqual([0, 0, 0, 1, 3, 3]);
});
