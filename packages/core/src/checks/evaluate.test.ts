import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CompanyType } from "../fundamentals/index.ts";
import { inputsOf, type PlainInputs } from "./check-inputs.fixture.ts";
import { CHECKS, type CheckId, checkOf, evaluate, evaluateChecks, SUBSTITUTES, summarise } from "./index.ts";

const of = (id: CheckId, plain: PlainInputs, type: CompanyType = "other", threshold?: number) =>
  evaluate(checkOf(id), inputsOf(type, plain), threshold);

describe("a check on its threshold", () => {
  // GEN-02: < and > are strict, <= and >= inclusive; quotients of these numbers are exact.
  it.each([
    ["O1", { priceInAccounts: 50, epsTtm: 2 }, "fail"],
    ["O7", { price: 40, sma200: 40 }, "fail"],
    ["F1", { priceInAccounts: 50, epsTtm: 5 }, "pass"],
    ["F2", { currentAssets: 3, currentLiabilities: 2 }, "pass"],
    ["F3", { totalDebt: 110, currentAssets: 300, currentLiabilities: 200 }, "pass"],
    ["F5", { dividendsTtm: 0 }, "fail"],
    ["F8", { priceInAccounts: 20, currentAssets: 40, liabilities: 10, preferred: 0, sharesOutstanding: 1 }, "pass"],
    ["D6", { epsAnnual: [3, 3, 3, 9, 9, 9, 9, 4, 4, 4] }, "pass"],
    ["D9", { altman: 2.6 }, "fail"],
    ["D11", { totalDebt: 40, equity: 100 }, "pass"],
    ["G1", { epsQuarter: 1.25, epsQuarterYearAgo: 1 }, "pass"],
  ] as const)("%s of %j: %s", (id, plain, result) => {
    expect(of(id, plain).result).toBe(result);
  });
});

describe("a check of a financial company", () => {
  // UnitedHealth, form 10-K for 2024, in millions: a current ratio of 0.83, debt payable from 5 years of income, 31 % of the
  // debt in operating cash flow, interest earned 8.3 times.
  const HEALTH_INSURER = {
    ...{ currentAssets: 85_779, currentLiabilities: 103_769, totalDebt: 76_904, longTermDebt: 72_359 },
    ...{ operatingIncomeTtm: 32_287, interestTtm: 3_906, cfoTtm: 24_204, netIncomeTtm: 14_405, equity: 92_658 },
  };

  it.each([
    ["D2", "fail"],
    ["F2", "fail"],
    ["D3", "fail"],
    ["O2", "fail"],
    ["D10", "pass"],
    ["D11", "fail"],
    ["D12", "pass"],
  ] as const)("counts where the company files the lines: %s of a health insurer: %s", (id, result) => {
    expect(of(id, HEALTH_INSURER, "insurer").result).toBe(result);
    expect(of(id, HEALTH_INSURER, "insurer").value).toBe(of(id, HEALTH_INSURER).value);
    expect(of(id, HEALTH_INSURER, "bank")).toMatchObject({
      state: "not-applicable",
      because: "not-applicable-to-banks",
    });
  });

  it.each(["D2", "D3", "F2", "F3", "F8", "F9", "F10", "D10"] as const)(
    "does not apply without the lines, even where there is no debt: %s",
    (id) => {
      for (const [type, because] of [
        ["insurer", "not-applicable-to-insurers"],
        ["reit", "not-applicable-to-reits"],
        ["broker", "not-applicable-to-brokers"],
      ] as const) {
        const found = of(id, { totalDebt: 0, longTermDebt: 0, netIncomeTtm: 9, equity: 50 }, type);
        expect(found).toMatchObject({ state: "not-applicable", because, result: "na" });
      }
    },
  );

  it("takes no debt and no cash flow of a broker, and no margin of an insurer", () => {
    for (const id of ["O2", "G8", "D11", "D12"] as const)
      expect(of(id, HEALTH_INSURER, "broker").because, id).toBe("not-applicable-to-brokers");
    const margins = { grossMargin: 0.9, grossMarginYearAgo: 0.8 };
    expect(of("G9", margins, "insurer").because).toBe("not-applicable-to-insurers");
    expect(of("G9", margins, "reit").result).toBe("pass");
  });
});

describe("general rules", () => {
  it.each(["O1", "O3", "F1"] as const)("fail %s of a company without earnings, rather than not knowing", (id) => {
    const found = of(id, { priceInAccounts: 10, epsTtm: -1, industryPe: 18 });
    expect(found).toMatchObject({ result: "fail", state: "fail", value: null, because: "no-earnings", margin: null });
  });

  it.each([
    ["F3", "no-debt"],
    ["D3", "no-long-term-debt"],
    ["D10", "no-debt"],
    ["D12", "no-debt"],
  ] as const)("pass %s of a company without debt, whatever else is missing", (id, because) => {
    expect(of(id, { totalDebt: 0, longTermDebt: 0 })).toMatchObject({ result: "pass", because });
  });

  it("require earnings for O2 even where there is no debt", () => {
    expect(of("O2", { longTermDebt: 0, netIncomeTtm: -5 }).result).toBe("fail");
  });

  it("leave the interest coverage unknown where a debtor does not report interest", () => {
    const found = of("D10", { totalDebt: 100, operatingIncomeTtm: 50 });
    expect(found).toMatchObject({ result: "na", state: "unknown", because: "not-reported" });
  });

  it("pass an operating profit that costs less than the cash of the company", () => {
    const parts = { marketValue: 10, totalDebt: 0, preferred: 0, minorityInterest: 0, cash: 50 };
    expect(of("F9", { ...parts, operatingIncomeTtm: 1 }).result).toBe("pass");
    expect(of("F9", { ...parts, operatingIncomeTtm: -1 }).result).toBe("fail");
  });

  it("leave the PEG unknown where there is no growth rate, and fail it where earnings shrink", () => {
    const history = { priceInAccounts: 10, epsTtm: 1 };
    expect(of("G7", { ...history, epsAnnual: [-1, 1, 1, 1, 1, 1] }).result).toBe("na");
    expect(of("G7", { ...history, epsAnnual: [2, 1, 1, 1, 1, 1] }).result).toBe("fail");
  });

  it("take a first average of 0 or less that became a profit as growth, and a last loss as none", () => {
    expect(of("D6", { epsAnnual: [-1, -1, 1, 1, 1, 1, 1, 1, 1, 1] }).result).toBe("pass");
    expect(of("D6", { epsAnnual: [1, 1, 1, 1, 1, 1, 1, -2, 1, 1] }).result).toBe("fail");
  });

  it("let D8 pass by price to book alone, at any P/E and even where earnings are not known", () => {
    const plain = { priceInAccounts: 15, equity: 1000, preferred: 0, sharesOutstanding: 100 };
    // P/B is 1.5. At a P/E of 150, of -15 and without one it passes; at a P/B of 1.6 only a P/E up to 14.06 does.
    for (const eps of [0.1, -1]) expect(of("D8", { ...plain, epsAnnual: [eps, eps, eps] }).result).toBe("pass");
    expect(of("D8", { ...plain, epsAnnual: [1] }).result).toBe("pass");
    const dearer = { ...plain, priceInAccounts: 16 };
    expect(of("D8", { ...dearer, epsAnnual: [1, 1, 1] }).result).toBe("fail");
    expect(of("D8", { ...dearer, epsAnnual: [1.2, 1.2, 1.2] }).result).toBe("pass");
    expect(of("D8", { ...dearer, epsAnnual: [1] }).result).toBe("na");
  });

  it("use only the years after a gap", () => {
    expect(of("F4", { epsAnnual: [1, 1, null, 1, 1, 1, 1] }).result).toBe("na");
    expect(of("F4", { epsAnnual: [null, 1, 1, 1, 1, 1] }).result).toBe("pass");
  });
});

describe("rules for types of company", () => {
  it("measure the size of a utility by its assets", () => {
    const plain = { revenueTtmDollars: 500e6, assetsDollars: 500e6 };
    expect(of("D1", plain, "utility").result).toBe("pass");
    expect(of("D1", plain, "other").result).toBe("fail");
  });

  it("measure the debt of a utility by its equity and leave out its current ratio", () => {
    const plain = { longTermDebt: 150, equity: 100, currentAssets: 10, currentLiabilities: 20 };
    expect(of("D3", plain, "utility").result).toBe("pass");
    expect(of("D2", plain, "utility")).toMatchObject({ state: "not-applicable", because: "not-applicable" });
  });

  it("require a higher Altman score of a manufacturer than of others", () => {
    expect(of("D9", { altman: 2.8 }, "manufacturer").result).toBe("fail");
    expect(of("D9", { altman: 2.8 }, "other").result).toBe("pass");
  });

  it.each(["bank", "broker", "insurer", "reit"] as const)("leave free cash flow out of the profit of a %s", (type) => {
    expect(of("O4", { netIncomeTtm: 5 }, type).result).toBe("pass");
  });

  it("judge a bank by leverage, deposits, loans and charge-offs", () => {
    const bank = { assets: 900, equity: 80, deposits: 500, liabilities: 820, loans: 600, netChargeOffsTtm: 6 };
    const { substitutes } = evaluateChecks(inputsOf("bank", bank));
    // 900 / 80 = 11.25, 500 / 820 = 0.61, 600 / 500 = 1.2, 6 / 600 = 0.01.
    expect(substitutes.map(({ check, result }) => `${check} ${result}`)).toEqual([
      "B1 pass",
      "B2 pass",
      "B3 pass",
      "B4 pass",
    ]);
    expect(substitutes[0]?.value).toBe(11.25);
  });

  it("measure how long the cash of a company lasts that loses money", () => {
    const burning = { netIncomeTtm: -150, freeCashFlowTtm: -60, cash: 400 };
    expect(of("R1", burning)).toMatchObject({ result: "pass", value: 400 / 60 });
    expect(of("R1", { ...burning, cash: 30 }).result).toBe("fail");
    expect(of("R1", { ...burning, netIncomeTtm: 1 }).state).toBe("not-applicable");
  });
});

describe("dividend records", () => {
  it.each([
    [20, 20, "pass"],
    [19, 25, "fail"],
    [12, 12, "pass"],
    [11, 12, "fail"],
    [9, 9, "na"],
  ] as const)("%d years of %d known: %s", (dividendYears, dividendHistoryYears, result) => {
    expect(of("D5", { dividendYears, dividendHistoryYears }).result).toBe(result);
  });
});

describe("near", () => {
  it.each([
    [22.5, "near", true],
    [22.4, "pass", false],
    [25, "near", true],
    [27.5, "near", true],
    [27.6, "fail", false],
  ] as const)("a P/E of %d against 25: %s", (pe, state, isNear) => {
    const found = of("O1", { priceInAccounts: pe, epsTtm: 1 });
    expect([found.state, found.isNear]).toEqual([state, isNear]);
  });

  it("keeps the result beside it", () => {
    expect(of("O1", { priceInAccounts: 24, epsTtm: 1 })).toMatchObject({ result: "pass", state: "near", margin: 1 });
    expect(of("O1", { priceInAccounts: 26, epsTtm: 1 })).toMatchObject({ result: "fail", state: "near", margin: -1 });
  });

  it("never applies to a count of years or to a threshold of 0", () => {
    expect(of("G5", { epsAnnual: [1, 2, 3, 4] })).toMatchObject({ result: "pass", isNear: false });
    expect(of("G9", { grossMargin: 0.401, grossMarginYearAgo: 0.4 })).toMatchObject({ result: "pass", isNear: false });
  });
});

describe("a moved threshold", () => {
  it("is marked, and refused outside its bounds", () => {
    const plain = { priceInAccounts: 24, epsTtm: 1 };
    expect(of("O1", plain, "other", 20)).toMatchObject({ result: "fail", threshold: 20, isMoved: true });
    expect(of("O1", plain, "other", 25).isMoved).toBe(false);
    expect(() => of("O1", plain, "other", 1000)).toThrow("choose one from 1 to 100");
    expect(() => of("O1", plain, "other", Number.NaN)).toThrow(RangeError);
  });

  /** Amounts to the cent. */
  const cents = (min: number, max: number) =>
    fc.integer({ min: 100 * min, max: 100 * max }).map((amount) => amount / 100);
  const number = fc.option(cents(-1000, 1000));
  const scalar = [...new Set(CHECKS.flatMap(({ rule }) => rule.inputs))].filter((name) => !name.endsWith("Annual"));
  const company = fc.record({
    ...Object.fromEntries(scalar.map((name) => [name, number])),
    epsAnnual: fc.array(cents(-5, 50), { maxLength: 15 }),
    revenueAnnual: fc.array(cents(1, 50), { maxLength: 15 }),
  });
  const type = fc.constantFrom<CompanyType>("bank", "insurer", "utility", "manufacturer", "other");

  it("never turns pass into fail when it is relaxed", () => {
    fc.assert(
      fc.property(company, type, fc.double({ min: 0, max: 1, noNaN: true }), (plain, companyType, share) => {
        const inputs = inputsOf(companyType, plain as PlainInputs);
        for (const check of [...CHECKS, ...SUBSTITUTES]) {
          const strict = evaluate(check, inputs);
          if (strict.result !== "pass") continue;
          const { min, max } = (check.ruleFor[companyType] ?? check.rule).bounds;
          const isUpperLimit = check.comparison === "<" || check.comparison === "<=";
          const farthest = isUpperLimit ? max : min;
          // 0.3 - 0.1 is less than 0.2: only the bound itself is surely within the bounds.
          const relaxed = Math.min(Math.max(strict.threshold + share * (farthest - strict.threshold), min), max);
          expect(evaluate(check, inputs, relaxed).result, check.id).toBe("pass");
        }
      }),
    );
  });

  it("has its default within its bounds", () => {
    for (const { id, rule, ruleFor } of [...CHECKS, ...SUBSTITUTES]) {
      for (const { threshold, bounds } of [rule, ...Object.values(ruleFor)]) {
        expect(threshold >= bounds.min && threshold <= bounds.max, id).toBe(true);
      }
    }
  });

  it("counts what is missing neither as passed nor as failed", () => {
    fc.assert(
      fc.property(company, type, (plain, companyType) => {
        const { checks } = evaluateChecks(inputsOf(companyType, plain as PlainInputs));
        for (const { pass, fail, na, known } of Object.values(summarise(checks))) {
          expect(known).toBe(pass + fail);
          expect([8, 10, 12]).toContain(known + na);
        }
        const { checks: nothing } = evaluateChecks(inputsOf(companyType, {}));
        expect(nothing.every(({ result }) => result === "na")).toBe(true);
      }),
    );
  });

  const MONEY = [
    ["O1", "priceInAccounts", "epsTtm"],
    ["O2", "longTermDebt", "netIncomeTtm"],
    ["F2", "currentAssets", "currentLiabilities"],
    ["F3", "totalDebt", "currentAssets", "currentLiabilities"],
    ["D7", "priceInAccounts", "epsAnnual"],
    ["D11", "totalDebt", "equity"],
    ["D12", "cfoTtm", "totalDebt"],
    ["G3", "epsAnnual"],
    ["G4", "revenueAnnual"],
  ] as const;

  it("meets the same ratio in any currency", () => {
    fc.assert(
      fc.property(company, fc.constantFrom(0.25, 0.5, 2, 1024), (plain, rate) => {
        for (const [id, ...names] of MONEY) {
          const converted = Object.fromEntries(
            names.map((name) => {
              const amount = (plain as PlainInputs)[name];
              return [name, Array.isArray(amount) ? amount.map((one) => one * rate) : scaled(amount, rate)];
            }),
          );
          const here = of(id, plain as PlainInputs);
          const there = of(id, converted as PlainInputs);
          expect(there.result).toBe(here.result);
          expect(there.value).toBe(here.value);
        }
      }),
    );
  });
});

function scaled(amount: PlainInputs[keyof PlainInputs], rate: number): number | null {
  return typeof amount === "number" ? amount * rate : null;
}
