import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editsBetween, nearSymbols } from "./near-symbols.ts";
import { packTexts } from "./packed-texts.ts";

const SYMBOLS = ["aapl", "aple", "googl", "msft", "ko", "brkb", "v"];
const packed = packTexts(SYMBOLS.map((text, owner) => ({ text, owner })));
const near = (typed: string) => nearSymbols(packed, typed).map(({ owner, edits }) => [SYMBOLS[owner], edits]);

describe("the edits between two texts", () => {
  it.each([
    // Damerau, "A technique for computer detection and correction of spelling errors", 1964: one letter another, missing, too many,
    // or two neighbours swapped.
    ["aapl", "aapm", 1],
    ["aapl", "apl", 1],
    ["aapl", "aaapl", 1],
    ["aapl", "apal", 1],
    // Levenshtein, 1966: kitten, sitten, sittin, sitting.
    ["kitten", "sitting", 3],
    ["", "abc", 3],
    ["ko", "ko", 0],
  ])("of %j and %j are %i", (one, other, edits) => {
    expect(editsBetween(one, other)).toBe(edits);
  });

  it("are as many in either direction, at least the difference in length, and at most the longer length", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const edits = editsBetween(one, other);
        expect(editsBetween(other, one)).toBe(edits);
        expect(edits).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(edits).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(edits === 0).toBe(one === other);
      }),
    );
  });
});

describe("the symbols near one that nobody has", () => {
  it.each([
    ["gogle", [["googl", 2]]],
    ["msdt", [["msft", 1]]],
    [
      "appl",
      [
        ["aapl", 1],
        ["aple", 2],
      ],
    ],
    ["kp", [["ko", 1]]],
    ["brk", [["brkb", 1]]],
    // Two of three letters are another: that would be near nearly everything.
    ["kxz", []],
    // No symbol is a single letter away from nothing, and no name is one.
    ["q", []],
    ["alphabets", []],
    ["a b", []],
  ])("of %j are %j", (typed, found) => {
    expect(near(typed)).toEqual(found);
  });
});
