import { expect, it } from "vitest";
import { numberEvidence } from "./number-evidence.ts";

it.each([
  [["1.234,50", "12"], false, ","],
  [["1,234.50", "12"], false, "."],
  [["10,074", "9,987", "10,36M"], false, ","],
  [["27.125", "27.250"], true, "."],
  [["38,915", "39,005"], true, "."],
  [["1,234,567"], false, "."],
  [["0.125"], false, "."],
  [["12", "13"], false, "."],
] as const)("the decimal mark of %j is certain", (cells, isEnglish, decimalMark) => {
  expect(numberEvidence(cells, isEnglish)).toEqual({ decimalMark, isCertain: true });
});

it("the decimal mark is asked where every number has one mark before three digits", () => {
  expect(numberEvidence(["1.234", "1.245"], false).isCertain).toBe(false);
  expect(numberEvidence(["1,234"], false)).toEqual({ decimalMark: ",", isCertain: false });
});
