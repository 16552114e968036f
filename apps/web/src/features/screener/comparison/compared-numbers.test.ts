import { expect, it } from "vitest";
import { hasMerit } from "./compared-numbers.ts";

it("finds merit in rates, multiples and growth, but not in the size of an amount", () => {
  expect(hasMerit({ unit: "times", nature: "level" })).toBe(true);
  expect(hasMerit({ unit: "fraction", nature: "change" })).toBe(true);
  expect(hasMerit({ unit: "money", nature: "level" })).toBe(false);
  expect(hasMerit({ unit: "perShare", nature: "level" })).toBe(false);
});
