import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startsWithinOneEdit } from "./matching.ts";

const word = fc.stringMatching(/^[a-z]{4,12}$/);

describe("startsWithinOneEdit", () => {
  it.each([
    ["microsoft", "microsoft"],
    ["microsoft", "micro"],
    ["microsoft", "mixro"],
    ["microsoft", "mcro"],
    ["microsoft", "miccro"],
    ["microsoft", "mirco"],
    ["microsoft", "imcro"],
  ])("accepts for %s the spelling %s", (whole, typed) => {
    expect(startsWithinOneEdit(whole, typed)).toBe(true);
  });

  it.each([
    ["microsoft", "mxxro"],
    ["microsoft", "nicro"],
    ["micro", "microsoft"],
  ])("rejects for %s the spelling %s", (whole, typed) => {
    expect(startsWithinOneEdit(whole, typed)).toBe(false);
  });

  it("accepts any one letter replaced, left out or put in after the first", () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom(..."abcxyz"), (whole, number, letter) => {
        const at = 1 + (number % (whole.length - 1));
        expect(startsWithinOneEdit(whole, whole.slice(0, at) + letter + whole.slice(at + 1))).toBe(true);
        expect(startsWithinOneEdit(whole, whole.slice(0, at) + whole.slice(at + 1))).toBe(true);
        expect(startsWithinOneEdit(whole, whole.slice(0, at) + letter + whole.slice(at))).toBe(true);
      }),
    );
  });
});
