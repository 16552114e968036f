import { expect, it } from "vitest";
import { dayPlaces } from "./day-places.ts";

it("places days by the calendar, not by their number", () => {
  expect(dayPlaces(["2024-01-01", "2024-01-02", "2024-01-11"])).toEqual([0, 0.1, 1]);
  expect(dayPlaces(["2024-01-01"])).toEqual([0]);
});
