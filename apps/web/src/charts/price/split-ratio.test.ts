import { expect, it } from "vitest";
import { splitRatio } from "./split-ratio.ts";

it("writes splits as companies announced them", () => {
  expect(splitRatio(4)).toEqual([4, 1]); // Apple 2020
  expect(splitRatio(1.5)).toEqual([3, 2]); // three for two
  expect(splitRatio(0.125)).toEqual([1, 8]); // General Electric 2021, a reverse split
  expect(splitRatio(1.333)).toEqual([4, 3]);
});

it("turns around with the split", () => {
  for (const ratio of [2, 7, 1.5, 20, 1.25]) expect(splitRatio(1 / ratio)).toEqual(splitRatio(ratio).reverse());
});

it("does not invent whole numbers for the odd ratio of a spin-off", () => {
  expect(splitRatio(1.0475)[1]).toBeGreaterThanOrEqual(1);
  const [after, before] = splitRatio(1.0475);
  expect(after / before).toBeCloseTo(1.0475, 2);
});
