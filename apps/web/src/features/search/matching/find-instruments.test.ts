import { describe, expect, it } from "vitest";
import { findInstruments } from "./find-instruments.ts";
import { instrumentList } from "./instrument-list.fixture.ts";
import { buildSearchIndex } from "./search-index.ts";

const index = buildSearchIndex(instrumentList);
const find = (query: string, limit = 12) =>
  findInstruments(index, query, limit).map((row) => instrumentList.symbol[row]);

/** What someone who types this wants to see first. */
const WANTED: readonly [query: string, best: readonly string[]][] = [
  // The symbol, in any case and spelling of its class.
  ["AAPL", ["AAPL"]],
  ["brk.b", ["BRK.B"]],
  ["BRK-B", ["BRK.B"]],
  ["brkb", ["BRK.B"]],
  ["brk b", ["BRK.B"]],
  ["V", ["V"]],
  // A former symbol, which is exact, before names that begin so.
  ["FB", ["META"]],
  ["viac", ["PARA"]],
  // Beginnings of symbols before beginnings of names.
  ["m", ["MU", "MLP", "META", "MSFT"]],
  ["apl", ["APLE"]],
  // Names: the whole, the beginning, the beginning of a word, the inside.
  ["micro", ["MU", "MSFT"]],
  ["apple", ["AAPL", "APLE", "MLP"]],
  ["america", ["BAC"]],
  ["hathaway", ["BRK.B"]],
  // Words in any order.
  ["america bank", ["BAC"]],
  ["soft corp", ["MSFT"]],
  ["corp micro", ["MSFT"]],
  // Other languages, accents, pinyin initials.
  ["nestlé", ["NSRGY"]],
  ["nestle", ["NSRGY"]],
  ["苹果", ["AAPL"]],
  ["蘋果", ["AAPL"]],
  ["银行", ["BAC"]],
  ["果", ["AAPL"]],
  ["mgyh", ["BAC"]],
  ["wr", ["MSFT"]],
  ["pgg", ["AAPL"]],
  // Pinyin in full, with and without spaces, its beginning, and a part of it.
  ["pingguo", ["AAPL"]],
  ["ping guo", ["AAPL"]],
  ["weir", ["MSFT"]],
  ["yinhang", ["BAC"]],
  // A symbol with two letters swapped, even where names begin as it is typed.
  ["APPL", ["AAPL"]],
  ["mfst", ["MSFT"]],
  ["smft", ["MSFT"]],
  // One typo: a letter replaced, left out, too many, or two swapped.
  ["micrasoft", ["MSFT"]],
  ["microoft", ["MSFT"]],
  ["micrrosoft", ["MSFT"]],
  ["mircosoft", ["MSFT"]],
  ["imcrosoft", ["MSFT"]],
  ["alphabte", ["GOOGL"]],
  ["bank of amrica", ["BAC"]],
  // Two typing errors are too many, but in a symbol, where there is nothing better.
  ["mikrasoft", []],
  ["gglgl", ["GOOGL"]],
  ["mfz", ["MSFZ"]],
  // A text that no instrument has.
  ["zzzz", []],
  ["   ", []],
  ["&", []],
];

describe("the search for instruments", () => {
  it.each(WANTED)("finds for %j the instrument %j first", (query, best) => {
    expect(find(query).slice(0, Math.max(best.length, 1))).toEqual(best);
  });

  it("finds a delisted company after those that trade", () => {
    expect(find("micros", 2)).toEqual(["MSFT", "MSFZ"]);
  });

  it("puts a company without prices after those with prices", () => {
    expect(find("v").slice(0, 2)).toEqual(["V", "VZ"]);
    expect(find("in", 50)).not.toContain("VZ");
  });

  it("considers typing errors only where there are few real matches", () => {
    expect(find("micros")).toEqual(["MSFT", "MSFZ", "MU"]);
    expect(find("micro")).toEqual(["MU", "MSFT", "MSFZ"]);
  });

  it("returns no more than the limit, and the same ones first", () => {
    const all = find("c", 50);
    for (let limit = 1; limit <= all.length; limit++) expect(find("c", limit)).toEqual(all.slice(0, limit));
  });

  it("finds every company first by its own symbol and by its own name", () => {
    for (const [row, symbol] of instrumentList.symbol.entries()) {
      expect(find(symbol)[0]).toBe(symbol);
      expect(find(instrumentList.names.en[row] as string)[0]).toBe(symbol);
    }
  });
});
