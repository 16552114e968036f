import type { WireFigure, WireGroupRatios } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { sectorColumns } from "./SectorRatioCells.tsx";
import { changeBars } from "./SectorTable.tsx";

describe("the bars of changes", () => {
  it("draws gains and losses from one zero line on one scale", () => {
    // By hand: the scale runs from -0.1 to 0.3, so zero lies at a quarter.
    expect(changeBars([0.3, -0.1, 0.1])).toEqual([
      { isGain: true, start: "25%", width: "75%" },
      { isGain: false, start: "0%", width: "25%" },
      { isGain: true, start: "25%", width: "25%" },
    ]);
  });

  it("has no bar for a missing change", () => {
    expect(changeBars([null, 0.2])[0]).toBeNull();
    expect(changeBars([0, 0])).toEqual([null, null]);
  });

  it("does not change when all changes are doubled", () => {
    const changes = [0.04, -0.02, 0.11, null, -0.07];
    expect(changeBars(changes.map((change) => change && change * 2))).toEqual(changeBars(changes));
  });
});

describe("the columns of ratios", () => {
  const known: WireFigure = { value: 12, provenance: { source: "demo" } };
  const missing: WireFigure = { value: null, because: "not-in-market-data" };
  const has = { aggregate: known, median: known };
  const lacks = { aggregate: missing, median: missing };
  const sector = (pe: typeof has | typeof lacks): WireGroupRatios => ({
    name: "Energy",
    members: 9,
    leftOut: 0,
    pe,
    ps: { aggregate: missing, median: known },
    pcf: lacks,
  });

  it("are those that at least one sector has; the others keep their reason", () => {
    const { known: shown, missing: folded } = sectorColumns([sector(lacks), sector(has)]);
    expect(shown).toEqual(["pe", "ps"]);
    expect(folded).toEqual([{ ratio: "pcf", figure: missing }]);
  });

  it("keep their places while the ratios load", () => {
    expect(sectorColumns([])).toEqual({ known: ["pe", "ps", "pcf"], missing: [] });
  });
});
