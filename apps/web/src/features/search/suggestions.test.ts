import { describe, expect, it } from "vitest";
import { buildSearchIndex } from "./matching/index.ts";
import { instrumentList } from "./matching/instrument-list.fixture.ts";
import { suggestionsFor } from "./suggestions.ts";

const index = buildSearchIndex(instrumentList);
const offered = (query: string, starred: string[], recent: string[]) =>
  suggestionsFor(index, query, { starred, recent }).map(({ kind, rows }) => [
    kind,
    rows.map((row) => instrumentList.symbol[row]),
  ]);

describe("the suggestions", () => {
  it("are the starred and the recent stocks for an empty query, each stock once", () => {
    expect(offered("", ["MSFT"], ["V", "MSFT", "MU"])).toEqual([
      ["starred", ["MSFT"]],
      ["recent", ["V", "MU"]],
    ]);
  });

  it("leave out stocks that this market does not have", () => {
    expect(offered(" ", ["NOPE"], ["NADA", "V"])).toEqual([["recent", ["V"]]]);
  });

  it("are only results for a query", () => {
    expect(offered("visa", ["MSFT"], ["MU"])).toEqual([["results", ["V"]]]);
    expect(offered("zzzz", ["MSFT"], ["MU"])).toEqual([]);
  });
});
