import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMadeOfProductWords } from "./product-words.ts";

describe("a password of words of this product", () => {
  // Permutations as ASVS 5.0.0, 6.1.2, asks for them: case is taken off before, the rest is tried here.
  it.each([
    "plumbline",
    "plumbline2026!",
    "123plumbline",
    "plumb-line",
    "pl.umbl1ne",
    "stockmarket",
    "st0ck market 24",
    "$tocks99",
    "wallstreet1",
    "the bull market",
    "inversión",
    "bourse2025",
    "股票股票股票",
    "投资123456",
  ])("%s is one", (password) => {
    expect(isMadeOfProductWords(password, [])).toBe(true);
  });

  it.each([
    ["a sentence of many words", "my broker the bear trades options"],
    ["a word in another one", "stockholm syndrome"],
    ["a word with a long number", "stock 83920174"],
    ["digits alone", "83920174"],
    ["what has nothing to do with it", "seven green bottles"],
  ])("%s is none", (_, password) => {
    expect(isMadeOfProductWords(password, [])).toBe(false);
  });

  it("knows the name of the server, if that is no mere letters", () => {
    expect(isMadeOfProductWords("hubbard-2026", ["hubbard"])).toBe(true);
    expect(isMadeOfProductWords("hubbard-2026", [])).toBe(false);
    expect(isMadeOfProductWords("www-www-77", ["www"])).toBe(false);
  });

  it("is one whatever few digits stand around it, and answers at once for any text", () => {
    const digits = fc.stringMatching(/^\d{0,3}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom("plumbline", "portfolio", "bolsa"), digits, (before, word, after) => {
        expect(isMadeOfProductWords(`${before}${word}${after}`, [])).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: "binary" }), (text) => {
        expect(typeof isMadeOfProductWords(text, ["plum"])).toBe("boolean");
      }),
    );
  });
});
