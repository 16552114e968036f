import { describe, expect, it } from "vitest";
import { delistedSymbols, type SeriesEnd } from "./delisted-symbols.ts";

const calendar = Int32Array.from({ length: 100 }, (_, session) => session);
const silent = { isListed: () => false, isDelisted: () => false };

function ends(source: string, lastDays: readonly number[]): SeriesEnd[] {
  return lastDays.map((lastDay, index) => ({ symbol: `${source}${index}`, source, lastDay }));
}

describe("delistedSymbols", () => {
  it("finds the series that ends while its source goes on", () => {
    expect([...delistedSymbols(ends("a", [99, 99, 98, 99, 99, 50]), calendar, silent)]).toEqual(["a5"]);
  });

  it("does not take files collected earlier for delistings", () => {
    const old = ends("a", [40, 40, 40, 40, 40]);
    const recent = ends("b", [99, 99, 99, 99, 99]);
    expect(delistedSymbols([...old, ...recent], calendar, silent).size).toBe(0);
  });

  it("does not judge a source of which only some series were brought up to date", () => {
    expect(delistedSymbols(ends("a", [99, 99, 50, 50, 50]), calendar, silent).size).toBe(0);
    expect(delistedSymbols(ends("a", [99, 99, 99, 50]), calendar, silent).size).toBe(0);
  });

  it("does not take a stock for delisted that another source has for longer", () => {
    const halfway = ends("a", [99, 99, 99, 99, 99, 50]);
    expect(delistedSymbols([...halfway, { symbol: "a5", source: "b", lastDay: 70 }], calendar, silent).size).toBe(0);
  });

  it("gives a halted stock ten sessions", () => {
    expect(delistedSymbols(ends("a", [99, 99, 99, 99, 99, 90]), calendar, silent).size).toBe(0);
    expect(delistedSymbols(ends("a", [99, 99, 99, 99, 99, 89]), calendar, silent).size).toBe(1);
  });

  it("believes lists: a symbol traded today is late, one that trades no more is gone", () => {
    const late = ends("a", [99, 99, 99, 99, 99, 50]);
    expect(delistedSymbols(late, calendar, { ...silent, isListed: () => true }).size).toBe(0);
    expect([...delistedSymbols(ends("a", [50]), calendar, { ...silent, isDelisted: () => true })]).toEqual(["a0"]);
  });
});
