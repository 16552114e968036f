import fc from "fast-check";
import { expect, it } from "vitest";
import { knowsShares, type ShareCount, shareFactor } from "./share-count.ts";

// By hand: before 2020-08-31 a share of 166.44 is what four shares of 41.61 are since, with a split of 2 in 2014 before it.
const SPLITS = [
  { date: "2014-06-09", ratio: 2 },
  { date: "2020-08-31", ratio: 4 },
];
const all = (unitDay: string): ShareCount => ({ unitDay, splits: SPLITS, knownSince: null });

it("multiplies a price of today by the splits that the chart of a past day does not have yet", () => {
  expect(41.61 * shareFactor(all("2020-08-28"), "2024-06-28")).toBeCloseTo(166.44, 12);
  expect(shareFactor(all("2014-06-06"), "2024-06-28")).toBe(8);
});

it("divides a price of a past day by the splits since, also by those before the first bar that is shown", () => {
  expect(166.44 * shareFactor(all("2024-06-28"), "2020-08-28")).toBeCloseTo(41.61, 12);
  expect(shareFactor(all("2024-06-28"), "2014-06-06")).toBe(1 / 8);
});

it("changes no price of the day of a split itself, whose prices are after it", () => {
  expect(shareFactor(all("2024-06-28"), "2020-08-31")).toBe(1);
  expect(shareFactor(all("2020-08-31"), "2024-06-28")).toBe(1);
});

it("gives no factor where the splits between two days are not known", () => {
  const ofBars = { ...all("2024-06-28"), splits: [], knownSince: "2023-06-28" };
  expect(shareFactor(ofBars, "2023-06-27")).toBeNaN();
  expect(shareFactor(ofBars, "2023-06-28")).toBe(1);
  expect(knowsShares(ofBars, "2024-07-01")).toBe(false);
  expect(knowsShares(ofBars, "2024-06-28")).toBe(true);
});

it("gives back the price of a day that is brought to the shares of another and from there to its own", () => {
  const day = fc.constantFrom("2010-01-04", "2014-06-09", "2018-03-01", "2020-08-28", "2020-08-31", "2024-06-28");
  fc.assert(
    fc.property(day, day, (one, other) => {
      expect(shareFactor(all(one), other) * shareFactor(all(other), one)).toBeCloseTo(1, 12);
    }),
  );
});
