import type { WireWatchlist } from "@plumbline/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addStocks,
  deleteList,
  type Lists,
  moved,
  noteOn,
  orderLists,
  orderStocks,
  removeStock,
  renameList,
  restoreStock,
  shownLists,
} from "./list-changes.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const stock = (code: string, note: string | null = null) => ({ code, note, addedAt: "2026-01-01T00:00:00Z" });
const list = (id: string, ...codes: string[]): WireWatchlist => ({ id, name: id, stocks: codes.map((c) => stock(c)) });
const LISTS: Lists = [list("first", "AAPL", "MSFT", "KO"), list("second", "KO")];
const codesOf = (lists: Lists) => lists.map(({ stocks }) => stocks.map(({ code }) => code));

describe("what the page shows before the server has answered", () => {
  it("has a new stock at the end of the first list, and one that is on it in its place", () => {
    const { apply } = addStocks(undefined, [{ code: "MSFT" }, { code: "V", note: "cards" }], NOW);
    expect(codesOf(apply(LISTS))).toEqual([["AAPL", "MSFT", "KO", "V"], ["KO"]]);
    expect(apply(LISTS)[0]?.stocks.at(-1)).toEqual({ code: "V", note: "cards", addedAt: "2026-11-23T12:00:00.000Z" });
  });

  it("has a first list as soon as the first star is set", () => {
    expect(codesOf(addStocks(undefined, [{ code: "AAPL" }], NOW).apply([]))).toEqual([["AAPL"]]);
  });

  it("adds to the list that is named, and to none that is gone", () => {
    expect(codesOf(addStocks("second", [{ code: "V" }], NOW).apply(LISTS))[1]).toEqual(["KO", "V"]);
    expect(addStocks("gone", [{ code: "V" }], NOW).apply(LISTS)).toEqual(LISTS);
  });

  it("takes a stock from one list, or from all of them", () => {
    expect(codesOf(removeStock("first", "KO").apply(LISTS))).toEqual([["AAPL", "MSFT"], ["KO"]]);
    expect(codesOf(removeStock(undefined, "KO").apply(LISTS))).toEqual([["AAPL", "MSFT"], []]);
  });

  it("has notes, names and lists as they were changed", () => {
    expect(noteOn("first", "MSFT", "cloud").apply(LISTS)[0]?.stocks[1]?.note).toBe("cloud");
    expect(renameList("second", "Drinks").apply(LISTS)[1]?.name).toBe("Drinks");
    expect(deleteList("first").apply(LISTS)).toEqual([LISTS[1]]);
    expect(
      orderLists(["second"])
        .apply(LISTS)
        .map(({ id }) => id),
    ).toEqual(["second", "first"]);
  });

  it("keeps stocks that an order does not name behind the others, in their order", () => {
    expect(codesOf(orderStocks("first", ["KO", "GONE"]).apply(LISTS))[0]).toEqual(["KO", "AAPL", "MSFT"]);
  });

  it("has a stock whose removal is taken back where it was, with its note", () => {
    const noted: Lists = [{ ...list("first", "AAPL"), stocks: [stock("AAPL"), stock("MSFT", "cloud"), stock("KO")] }];
    const removed = removeStock("first", "MSFT").apply(noted);
    const back = restoreStock("first", stock("MSFT", "cloud"), ["AAPL", "MSFT", "KO"]).apply(removed);
    expect(codesOf(back)).toEqual([["AAPL", "MSFT", "KO"]]);
    expect(back[0]?.stocks[1]?.note).toBe("cloud");
  });

  it("has all changes that are under way, in the order in which they were made", () => {
    const changes = [removeStock("first", "AAPL"), orderStocks("first", ["KO", "MSFT"]), noteOn("first", "KO", "cola")];
    expect(shownLists(LISTS, changes)[0]?.stocks.map(({ code, note }) => [code, note])).toEqual([
      ["KO", "cola"],
      ["MSFT", null],
    ]);
    expect(shownLists(LISTS, [])).toBe(LISTS);
  });

  it("is what the server had when a change that it refuses is left out", () => {
    const refused = removeStock("first", "AAPL");
    const kept = noteOn("first", "KO", "cola");
    expect(shownLists(shownLists(LISTS, [refused, kept].slice(1)), [])).toEqual(kept.apply(LISTS));
  });
});

describe("a moved row", () => {
  const letters = ["A", "B", "C", "D"];

  it.each([
    [0, 3, "BCDA"],
    [3, 0, "DABC"],
    [1, 2, "ACBD"],
    [1, -5, "BACD"],
    [1, 99, "ACDB"],
  ])("from place %d to place %d makes %s", (from, to, expected) => {
    expect(moved(letters, from, to).join("")).toBe(expected);
  });

  it("leaves the others in their order and loses none, wherever it goes", () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), (from, to) => {
        const one = letters[from] as string;
        const after = moved(letters, from, to);
        expect(after[to]).toBe(one);
        expect(after.filter((other) => other !== one)).toEqual(letters.filter((other) => other !== one));
      }),
    );
  });
});
