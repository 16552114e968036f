import { describe, expect, it } from "vitest";
import { fixed, inTurn, plainly, quoted, say, significant, wordValue } from "./detail.ts";

// The English sentences are those of the report before its findings had values.
describe("what is said of a case", () => {
  it("is an English sentence with the values that matter, and the same by its id", () => {
    expect(say("dividend-unmoved", { amount: 0.24, before: 101.2, open: 101.9, close: 102 })).toEqual({
      english: "A dividend of 0.24 did not move the price: close 101.2 before, open 101.9, close 102.",
      said: [{ id: "dividend-unmoved", values: { amount: 0.24, before: 101.2, open: 101.9, close: 102 } }],
    });
  });

  it("counts in singular and plural", () => {
    const days = { days: ["2006-04-03", "2006-07-06"] };
    expect(say("days-missing", { symbol: "VIAC", count: 2, days }).english).toBe(
      "VIAC lacks 2 sessions: 2006-04-03, 2006-07-06.",
    );
    expect(say("days-missing", { symbol: "VIAC", count: 1, days: { days: ["2006-04-03"] } }).english).toBe(
      "VIAC lacks 1 session: 2006-04-03.",
    );
  });

  it("keeps the decimals that were found", () => {
    const factor = fixed(2, 3);
    const sentence = say("break", { before: 100, open: 50, factor, turnover: fixed(0.96, 1) });
    expect(sentence.english).toBe("Close 100 was followed by open 50 (factor 2.000) on 1.0 x the usual turnover.");
    expect(significant(1, 6)).toEqual({ value: 1, decimals: 5 });
    expect(say("move-unlike", { before: 1, after: 2, difference: { fraction: -0.0123, decimals: 1 } }).english).toBe(
      "The move from 1 to 2 differs by -1.2 % from the vendor's adjusted close.",
    );
  });

  it("has null for a number that does not exist, which JSON can write", () => {
    const { said } = say("volume-dropped", { volume: Number.NaN });
    expect(said).toEqual([{ id: "volume-dropped", values: { volume: null } }]);
    expect(say("break", { before: 1, open: 2, factor: fixed(2, 3), turnover: fixed(Number.NaN, 1) }).said).toEqual([
      { id: "break", values: expect.objectContaining({ turnover: { value: null, decimals: 1 } }) },
    ]);
  });

  it("may be several sentences, the words of another program, or no more than the code says", () => {
    const all = inTurn(say("listed-until", { listed: 3 }), quoted("End of central directory not found."));
    expect(all.english).toBe("The archive cannot be listed past 3 entries: End of central directory not found.");
    expect(all.said.map(({ id }) => id)).toEqual(["listed-until", "quoted"]);
    expect(plainly("The file is empty.")).toEqual({ english: "The file is empty.", said: [] });
  });

  it("names words that each language has its own for", () => {
    const values = { count: 9, source: { source: "stooq" }, chosenSource: { source: "yahoo" } };
    const bases = { basis: wordValue("split-adjusted"), chosenBasis: wordValue("raw") };
    expect(say("basis-unused", { ...values, ...bases }).english).toBe(
      "9 split-adjusted bars of stooq are not used beside the raw ones of yahoo.",
    );
  });
});
