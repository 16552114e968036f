import { describe, expect, it } from "vitest";
import { instrumentList } from "./matching/instrument-list.fixture.ts";
import { rowsOfSector, sectorCounts } from "./sector-counts.ts";

describe("sectorCounts", () => {
  it("counts every instrument once, those without a sector last", () => {
    const counts = sectorCounts(instrumentList);
    expect(counts.map(({ sector }) => sector)).toEqual([
      "Communication Services",
      "Consumer Staples",
      "Financials",
      "Information Technology",
      "Real Estate",
      null,
    ]);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(instrumentList.symbol.length);
  });
});

describe("rowsOfSector", () => {
  const symbols = (sector: string | undefined) =>
    rowsOfSector(instrumentList, sector).map((row) => instrumentList.symbol[row]);

  it("has the members of a sector in the order of their symbols", () => {
    expect(symbols("Financials")).toEqual(["BAC", "BRK.B", "V"]);
  });

  it("has those without a sector under the empty name, the delisted last", () => {
    expect(symbols("")).toEqual(["GOOGL", "MLP", "MSFZ", "PARA"]);
  });

  it("has everything where no sector is chosen", () => {
    expect(symbols(undefined)).toHaveLength(instrumentList.symbol.length);
  });
});
