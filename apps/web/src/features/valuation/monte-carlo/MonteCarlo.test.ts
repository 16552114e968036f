import { expect, it } from "vitest";
import { histogramPlaces } from "./MonteCarlo.tsx";

const histogram = { low: 10, width: 5, counts: [2, 8, 4], below: 1, above: 0 };

it("gives the fullest bin the whole height and tells apart what is above the price", () => {
  const { heights, isAbove } = histogramPlaces(histogram, 16);
  expect(heights).toEqual([0.25, 1, 0.5]);
  // The bin from 15 to 20 has its middle, 17.5, above 16.
  expect(isAbove).toEqual([false, true, true]);
});

it("places a price between the ends of the bins, and beyond them", () => {
  const { placeOf } = histogramPlaces(histogram, null);
  expect([placeOf(10), placeOf(17.5), placeOf(25), placeOf(40)]).toEqual([0, 0.5, 1, 2]);
});
