import { describe, expect, it } from "vitest";
import { inputsOf, type PlainInputs } from "../checks/check-inputs.fixture.ts";
import { buildMatrix, classicScreens, runScreen } from "./index.ts";

describe("the classic screens", () => {
  const graham: PlainInputs = {
    priceInAccounts: 18,
    epsTtm: 2,
    // Book value 20 a share; of current assets 4200 - 1000 = 3200 are net, 32 a share, two thirds of which are 21.3.
    equity: 2000,
    preferred: 0,
    goodwill: 0,
    intangibles: 0,
    sharesOutstanding: 100,
    marketValue: 1800,
    assets: 4000,
    currentAssets: 4200,
    currentLiabilities: 500,
    liabilities: 1000,
    totalDebt: 100,
    longTermDebt: 100,
    dividendsTtm: 0.5,
    dividendYears: 25,
    dividendHistoryYears: 25,
    epsAnnual: [1, 1, 1, 1.2, 1.2, 1.4, 1.5, 1.6, 1.8, 2],
    revenueTtmDollars: 900e6,
  };
  const matrix = buildMatrix([
    { inputs: inputsOf("manufacturer", graham), sector: 0, industry: 0 },
    { inputs: inputsOf("manufacturer", { ...graham, priceInAccounts: 60, marketValue: 6000 }), sector: 0, industry: 0 },
    { inputs: inputsOf("manufacturer", {}), sector: 0, industry: 0 },
  ]);
  const screenOf = (id: string) => {
    const screen = classicScreens(0.05).find((one) => one.id === id);
    return screen ? [...runScreen(matrix, screen.filters, { order: screen.order }).rows] : null;
  };

  it.each(["graham-defensive", "graham-enterprising", "net-net", "graham-simple"])("%s takes the cheap one", (id) => {
    expect(screenOf(id)).toEqual([0]);
  });

  it("can all be run, and name their source", () => {
    for (const { filters, order, source } of classicScreens(0.05)) {
      expect(() => runScreen(matrix, filters, { order })).not.toThrow();
      expect(source).not.toBe("");
    }
  });

  it("leave out the screen that compares with bonds when their yield is unknown", () => {
    const ids = classicScreens(null).map(({ id }) => id);
    expect(ids).not.toContain("graham-simple");
    expect(ids).toHaveLength(classicScreens(0.05).length - 1);
  });
});
