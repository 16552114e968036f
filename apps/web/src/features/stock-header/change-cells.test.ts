import type { WireFigure } from "@plumbline/contract";
import { CHANGE_PERIODS } from "@plumbline/contract/calls";
import { expect, it } from "vitest";
import { basisOf, changeCells } from "./change-cells.ts";
import type { StockSummary } from "./stock-header.query.ts";

const known = (value: number): WireFigure => ({ value, provenance: { source: "demo" } });
const tooShort: WireFigure = { value: null, because: "history-too-short" };

const changes = Object.fromEntries(
  CHANGE_PERIODS.map((period) => {
    const isLong = ["3y", "5y", "10y"].includes(period);
    const change = period === "10y" ? tooShort : known(0.1);
    const annual = isLong ? (period === "10y" ? tooShort : known(0.03)) : null;
    return [period, { price: change, total: known(0.2), priceAnnual: annual, totalAnnual: annual, from: null }];
  }),
) as StockSummary["changes"];

it("has the eight periods in the order of the specification", () => {
  expect(changeCells(changes, "price").map(({ period }) => period)).toEqual([
    "1d",
    "1m",
    "6m",
    "ytd",
    "1y",
    "3y",
    "5y",
    "10y",
  ]);
});

it("adds a rate per year only for periods of more than a year", () => {
  const annualised = changeCells(changes, "price").filter(({ annual }) => annual !== null);
  expect(annualised.map(({ period }) => period)).toEqual(["3y", "5y"]);
});

it("keeps the reason of a change for which the history is too short, once", () => {
  const decade = changeCells(changes, "price").at(-1);
  expect(decade).toEqual({ period: "10y", change: tooShort, annual: null });
});

it("measures with dividends reinvested where the total is chosen", () => {
  expect(changeCells(changes, "total").map(({ change }) => change.value)).toEqual(CHANGE_PERIODS.map(() => 0.2));
});

it("is what a reader chose, but the total return where the source reinvests dividends", () => {
  expect(basisOf({ priceBasis: "split-adjusted" }, "price")).toBe("price");
  expect(basisOf({ priceBasis: null }, "total")).toBe("total");
  expect(basisOf({ priceBasis: "total-return" }, "price")).toBe("total");
});
