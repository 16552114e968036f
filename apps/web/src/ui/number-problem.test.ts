import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts, translator } from "../i18n/index.ts";
import { type NumberBounds, numberProblem, numberWithin } from "./number-problem.ts";

// Any part brings the texts of the shell with it.
beforeAll(() => loadTexts("checks"));

const problemOf = (written: string, bounds: NumberBounds, used = "20") =>
  numberProblem(written, bounds, { used, language: "en", text: translator.read().text });

describe("a typed number", () => {
  // 9,5 is nine and a half for a reader in Paris; grouped digits with a decimal comma are French too.
  it("is read as readers of the language write it", () => {
    expect(numberWithin("9,5", {}, "fr")).toBe(9.5);
    expect(numberWithin("1 234,5", {}, "fr")).toBe(1234.5);
    expect(numberWithin("1,234.5", {}, "en")).toBe(1234.5);
  });

  it("is taken only within its bounds, both included, and as a whole number where only those make sense", () => {
    expect([0.9, 1, 100, 101].map((value) => numberWithin(String(value), { min: 1, max: 100 }, "en"))).toEqual([
      null,
      1,
      100,
      null,
    ]);
    expect(numberWithin("10.5", { min: 1, max: 100, isWhole: true }, "en")).toBeNull();
    expect(numberWithin("10", { min: 1, max: 100, isWhole: true }, "en")).toBe(10);
  });
});

it("says of a number that is not taken why, and which one is used", () => {
  expect(problemOf("x", {})).toBe("This is not a number. Used: 20.");
  expect(problemOf("101", { min: 1, max: 100 })).toBe("Allowed: 1 to 100. Used: 20.");
  expect(problemOf("-3", { min: 0, max: 0.125 }, "")).toBe("Allowed: 0 to 0.125.");
  expect(problemOf("10.5", { min: 1, max: 100, isWhole: true })).toBe("Whole numbers only. Used: 20.");
});
