import { describe, expect, it } from "vitest";
import { buildSearchIndex } from "./matching/index.ts";
import { instrumentList } from "./matching/instrument-list.fixture.ts";
import { suggestionsFor } from "./suggestions.ts";

const index = buildSearchIndex(instrumentList);
const offered = (query: string, pinned: string[], recent: string[]) =>
  suggestionsFor(index, query, { pinned, recent }).map(({ kind, rows }) => [
    kind,
    rows.map((row) => instrumentList.symbol[row]),
  ]);

describe("suggestionsFor", () => {
  it("offers before anything is typed what was pinned and what was opened last, each stock once", () => {
    expect(offered("", ["MSFT"], ["V", "MSFT", "MU"])).toEqual([
      ["pinned", ["MSFT"]],
      ["recent", ["V", "MU"]],
    ]);
  });

  it("leaves out what this market does not have", () => {
    expect(offered(" ", ["NOPE"], ["NADA", "V"])).toEqual([["recent", ["V"]]]);
  });

  it("offers only results once something is typed", () => {
    expect(offered("visa", ["MSFT"], ["MU"])).toEqual([["results", ["V"]]]);
    expect(offered("zzzz", ["MSFT"], ["MU"])).toEqual([]);
  });
});
