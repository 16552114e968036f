import { describe, expect, it } from "vitest";
import { delistedSymbols, type SeriesEnd } from "./delisted-symbols.ts";

const calendars = { sessions: () => Int32Array.from({ length: 100 }, (_, session) => session) };
const silent = { isListed: () => false, isDelisted: () => false, delistingsOf: () => [] };

/** Series of one file, a symbol each. */
function ends(file: string, lastDays: readonly number[], calendar: string | null = "US"): SeriesEnd[] {
  return lastDays.map((lastDay, index) => ({ symbol: `${file}${index}`, source: "s", file, calendar, lastDay }));
}

describe("delistedSymbols", () => {
  it("finds the series that ends while the others of its file and exchange go on", () => {
    expect([...delistedSymbols(ends("a", [99, 99, 98, 99, 99, 50]), calendars, silent)]).toEqual(["a5"]);
  });

  it("does not treat files that were collected earlier as delistings, even when one vendor made them", () => {
    const files = [99, 99, 99, 99, 99, 50].flatMap((lastDay, index) => ends(`f${index}`, [lastDay]));
    expect(delistedSymbols(files, calendars, silent).size).toBe(0);
  });

  it("does not judge a stock by the end of another exchange, nor one whose exchange is unknown", () => {
    const others = ends("a", [99, 99, 99, 99, 99]);
    const foreign: SeriesEnd = { symbol: "0700.HK", source: "s", file: "a", calendar: "HK", lastDay: 50 };
    expect(delistedSymbols([...others, foreign], calendars, silent).size).toBe(0);
    expect(delistedSymbols(ends("a", [99, 99, 99, 99, 99, 50], null), calendars, silent).size).toBe(0);
  });

  it("does not judge a file of which only some series were brought up to date", () => {
    expect(delistedSymbols(ends("a", [99, 99, 50, 50, 50]), calendars, silent).size).toBe(0);
    expect(delistedSymbols(ends("a", [99, 99, 99, 50]), calendars, silent).size).toBe(0);
  });

  it("does not treat a stock as delisted when another file has it for longer", () => {
    const longer: SeriesEnd = { symbol: "a5", source: "t", file: "b", calendar: "US", lastDay: 70 };
    expect(delistedSymbols([...ends("a", [99, 99, 99, 99, 99, 50]), longer], calendars, silent).size).toBe(0);
  });

  it("gives a halted stock ten sessions", () => {
    expect(delistedSymbols(ends("a", [99, 99, 99, 99, 99, 90]), calendars, silent).size).toBe(0);
    expect(delistedSymbols(ends("a", [99, 99, 99, 99, 99, 89]), calendars, silent).size).toBe(1);
  });

  it("follows lists: a symbol that is traded today is late, one that is no longer traded is delisted", () => {
    const late = ends("a", [99, 99, 99, 99, 99, 50]);
    expect(delistedSymbols(late, calendars, { ...silent, isListed: () => true }).size).toBe(0);
    expect([...delistedSymbols(ends("a", [50]), calendars, { ...silent, isDelisted: () => true })]).toEqual(["a0"]);
  });

  it("accepts a notice of the end of a listing near the last price, and no other", () => {
    const noticed = (filed: number) =>
      delistedSymbols(ends("a", [50]), calendars, { ...silent, delistingsOf: () => [filed] }).size;
    // Form 25 takes effect ten days after it is filed (Exchange Act, Rule 12d2-2).
    expect([noticed(41), noticed(51), noticed(80)]).toEqual([1, 1, 1]);
    expect([noticed(10), noticed(100)]).toEqual([0, 0]);
  });
});
