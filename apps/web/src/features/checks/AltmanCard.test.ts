import { ALTMAN_ZONES } from "@plumbline/core/checks";
import { expect, it } from "vitest";
import { ALTMAN_BOUNDS, altmanPlace } from "./AltmanCard.tsx";

it("has the zone bounds of the core", () => {
  expect(ALTMAN_ZONES).toMatchObject(ALTMAN_BOUNDS);
});

it("gives each zone a third of the scale", () => {
  expect(altmanPlace(1.1, "zNonManufacturer")).toBeCloseTo(1 / 3, 12);
  expect(altmanPlace(2.6, "zNonManufacturer")).toBeCloseTo(2 / 3, 12);
  // Halfway from 1.81 to 2.99.
  expect(altmanPlace(2.4, "z")).toBeCloseTo(1 / 2, 12);
  expect([altmanPlace(-40, "z"), altmanPlace(40, "z")]).toEqual([0, 1]);
});
