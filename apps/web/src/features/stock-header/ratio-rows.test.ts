import type { WireFigure, WireGroupRatios } from "@plumbline/contract";
import { expect, it } from "vitest";
import { knownRatios, ratioGroups, stockCells } from "./ratio-rows.ts";

const known = (value: number): WireFigure => ({ value, provenance: { source: "demo" } });
const loss: WireFigure = { value: null, because: "no-earnings" };
const ratio = (aggregate: number, median: number) => ({ aggregate: known(aggregate), median: known(median) });
const group = (name: string, members: number): WireGroupRatios => ({
  name,
  members,
  leftOut: 2,
  pe: ratio(31, 24),
  ps: ratio(9, 5),
  pcf: ratio(28, 20),
});
const own = { pe: loss, ps: known(8.9), pcf: known(28.1) };

it("has the ratios in the order of the specification, and keeps the reason of a missing ratio", () => {
  expect(stockCells({ ...own, sector: null, industry: null })).toEqual([
    { ratio: "pe", figure: loss, isOfGroup: false, median: null },
    { ratio: "ps", figure: known(8.9), isOfGroup: false, median: null },
    { ratio: "pcf", figure: known(28.1), isOfGroup: false, median: null },
  ]);
});

it("has a column for the ratios that the stock or one of its groups has, and for no others", () => {
  const missing: WireFigure = { value: null, because: "not-in-market-data" };
  const none = { aggregate: missing, median: missing };
  const without = { ...group("Energy", 64), pe: none, ps: none, pcf: { aggregate: loss, median: known(20) } };
  expect(knownRatios({ ...own, pe: known(12), sector: null, industry: null })).toEqual(["pe", "ps", "pcf"]);
  expect(knownRatios({ pe: loss, ps: known(2), pcf: missing, sector: without, industry: null })).toEqual(["ps", "pcf"]);
  expect(knownRatios({ pe: missing, ps: missing, pcf: missing, sector: null, industry: null })).toEqual([]);
});

it("puts the sector before the industry, each with its median beside the aggregate", () => {
  const groups = ratioGroups({ ...own, sector: group("Energy", 64), industry: group("Oil & Gas", 9) });
  expect(groups.map(({ kind, name, members, leftOut }) => [kind, name, members, leftOut])).toEqual([
    ["sector", "Energy", 64, 2],
    ["industry", "Oil & Gas", 9, 2],
  ]);
  expect(groups[0]?.cells[2]).toEqual({ ratio: "pcf", figure: known(28), isOfGroup: true, median: known(20) });
});

it("shows once that a group is too small, and keeps a median whose aggregate is missing because of losses", () => {
  const tooFew: WireFigure = { value: null, because: "too-few-members" };
  const losses: WireFigure = { value: null, because: "denominator-not-positive" };
  const small = { ...group("Water", 3), pe: { aggregate: tooFew, median: tooFew } };
  const losing = { ...group("Air", 9), pe: { aggregate: losses, median: known(20) } };
  const [sector, industry] = ratioGroups({ ...own, sector: small, industry: losing });
  expect(sector?.cells[0]).toMatchObject({ figure: tooFew, median: null });
  expect(industry?.cells[0]).toMatchObject({ figure: losses, median: known(20) });
});

it("has no groups for a stock without known groups", () => {
  expect(ratioGroups({ ...own, sector: null, industry: null })).toEqual([]);
  expect(ratioGroups({ ...own, sector: group("Energy", 64), industry: null })).toHaveLength(1);
});
