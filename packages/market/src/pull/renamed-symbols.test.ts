import { describe, expect, it } from "vitest";
import type { Instrument } from "../model/index.ts";
import { renamedSymbols } from "./renamed-symbols.ts";

const stock = (symbol: string, cik: number | null, more: Partial<Instrument> = {}): Instrument =>
  ({ symbol, cik, delisted: null, ...more }) as Instrument;
const listed = (symbol: string, cik: number) => ({ symbol, cik, name: `Company ${cik}`, exchange: "Nasdaq" });

describe("a stock trades under another symbol", () => {
  it("when its company is listed under one that the market has not, also when another company has taken the old one", () => {
    // Facebook (CIK 1326801) became META on 2022-06-09; FB was free for another.
    const market = [stock("FB", 1326801), stock("KO", 21344)];
    expect(renamedSymbols(market, [listed("META", 1326801), listed("KO", 21344)])).toEqual(new Map([["FB", "META"]]));
    expect(renamedSymbols(market, [listed("META", 1326801), listed("FB", 9), listed("KO", 21344)])).toEqual(
      new Map([["FB", "META"]]),
    );
  });

  it("while its other classes, warrants and units are something else", () => {
    const lists = [listed("META", 7), listed("META.WT", 7), listed("META.UN", 7)];
    expect(renamedSymbols([stock("OLD", 7)], lists)).toEqual(new Map([["OLD", "META"]]));
    expect(renamedSymbols([stock("OLD", 7)], [listed("OLD.A", 7)])).toEqual(new Map());
  });

  it("not when it is listed as before, is gone, or when several could be meant", () => {
    const second = [listed("OLD", 7), listed("NEW", 7)];
    expect(renamedSymbols([stock("OLD", 7)], second)).toEqual(new Map());
    expect(renamedSymbols([stock("OLD", 7, { delisted: 19_000 as never })], [listed("NEW", 7)])).toEqual(new Map());
    expect(renamedSymbols([stock("OLD", 7)], [listed("NEW", 7), listed("NEWER", 7)])).toEqual(new Map());
    expect(renamedSymbols([stock("A", 7), stock("B", 7)], [listed("NEW", 7)])).toEqual(new Map());
    expect(renamedSymbols([stock("OLD", 7), stock("NEW", 7)], [listed("NEW", 7)])).toEqual(new Map());
    expect(renamedSymbols([stock("OLD", null)], [listed("NEW", 7)])).toEqual(new Map());
  });
});
