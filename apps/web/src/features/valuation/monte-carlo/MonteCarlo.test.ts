import { expect, it } from "vitest";
import { histogramLayout } from "./MonteCarlo.tsx";

const histogram = { low: 10, width: 5, counts: [2, 8, 4], below: 1, above: 0 };

it("gives the fullest bin the whole height and marks the bins above the price", () => {
  const { heights, isAbove } = histogramLayout(histogram, 16);
  expect(heights).toEqual([0.25, 1, 0.5]);
  // The bin from 15 to 20 has its middle, 17.5, above 16.
  expect(isAbove).toEqual([false, true, true]);
});

it("places a price within the bins and beyond them", () => {
  const { placeOf } = histogramLayout(histogram, null);
  expect([placeOf(10), placeOf(17.5), placeOf(25), placeOf(40)]).toEqual([0, 0.5, 1, 2]);
});
