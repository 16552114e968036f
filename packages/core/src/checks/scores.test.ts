import { describe, expect, it } from "vitest";
import { type AltmanInputs, altman, type PiotroskiYear, piotroski } from "./index.ts";

const YEAR: PiotroskiYear = {
  netIncome: 10,
  assets: 100,
  cfo: 12,
  longTermDebt: 20,
  currentAssets: 40,
  currentLiabilities: 20,
  shares: 10,
  grossProfit: 30,
  revenue: 80,
};

describe("Piotroski's score", () => {
  const results = (year: PiotroskiYear, yearBefore = YEAR) =>
    piotroski({ year, yearBefore, twoYearsBefore: YEAR }).signals.map(({ result }) => result);

  it("gives no point for a number that stays the same, except the number of shares", () => {
    expect(results(YEAR)).toEqual(["pass", "pass", "fail", "pass", "fail", "fail", "pass", "fail", "fail"]);
  });

  it("counts fewer available signals where a number is missing", () => {
    const found = piotroski({ year: { ...YEAR, grossProfit: null }, yearBefore: YEAR, twoYearsBefore: YEAR });
    expect(found).toMatchObject({ available: 8, score: 4 });
    expect(found.signals[7]).toMatchObject({ result: "na", value: null, against: 0.375 });
  });

  it("passes no debt in both years and fails new debt", () => {
    const free = { ...YEAR, longTermDebt: 0 };
    expect(results(free, free)[4]).toBe("pass");
    expect(results(YEAR, free)[4]).toBe("fail");
  });

  it("is the same in any currency", () => {
    const inCents = (year: PiotroskiYear) =>
      Object.fromEntries(
        Object.entries(year).map(([name, amount]) => [name, name === "shares" ? amount : 128 * (amount as number)]),
      ) as unknown as PiotroskiYear;
    const better = { ...YEAR, netIncome: 15, revenue: 90, grossProfit: 40 };
    expect(results(inCents(better), inCents(YEAR))).toHaveLength(9);
    expect(piotroski({ year: inCents(better), yearBefore: inCents(YEAR), twoYearsBefore: inCents(YEAR) })).toEqual(
      piotroski({ year: better, yearBefore: YEAR, twoYearsBefore: YEAR }),
    );
  });
});

describe("Altman's scores", () => {
  const inputs: AltmanInputs = {
    currentAssets: 50,
    currentLiabilities: 50,
    retainedEarnings: 0,
    operatingIncome: 0,
    marketValue: 301,
    equity: 0,
    liabilities: 100,
    revenue: 0,
    assets: 100,
  };

  it("lie in the grey zone on a bound", () => {
    // All terms but X4 are 0: Z = 0.6 x 4.9 = 2.94 below 2.99, and 0.6 x 5 = 3 above it; Z'' = 1.05 x X4.
    expect(altman({ ...inputs, marketValue: 490 }).z.zone).toBe("grey");
    expect(altman({ ...inputs, marketValue: 500 }).z.zone).toBe("safe");
    expect(altman({ ...inputs, marketValue: 301 }).z.zone).toBe("distress");
  });

  it("do not need inputs that they do not use", () => {
    const found = altman({ ...inputs, marketValue: null, revenue: null, equity: 300 });
    expect(found.z).toEqual({ score: null, zone: null });
    expect(found.zNonManufacturer.score).toBeCloseTo(3.15, 12);
    expect(found.zEmergingMarket.score).toBeCloseTo(6.4, 12);
  });

  it("do not exist without assets or liabilities", () => {
    expect(altman({ ...inputs, assets: 0 }).z.score).toBeNull();
    expect(altman({ ...inputs, liabilities: 0 }).zPrivate.score).toBeNull();
  });
});
