import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { factsOfFile } from "../fundamentals/company-facts.fixture.ts";
import { type Fact, fundamentalsAsOf, prepareFacts } from "../fundamentals/index.ts";
import { companyOn } from "../fundamentals/real-companies.fixture.ts";
import { type Day, day, formatDay } from "../time/index.ts";
import type { MarketInputs } from "../valuation/index.ts";
import { annualCompany, steadyCompany } from "./annual-company.fixture.ts";
import { moatMeasures, moatYears, yearSpread } from "./index.ts";

const quoted = (value: number) => ({ value, provenance: { source: "test", periodEnd: "2019-10-31" } });
const MARKET: MarketInputs = {
  price: quoted(250),
  riskFreeRate: quoted(0.04),
  equityRiskPremium: quoted(0.05),
  beta: { adjusted: quoted(1.2), raw: 1.3, months: 60 },
};
const NO_RATE = { value: null, because: "not-available-from-provider" } as const;

const knownOf = (facts: readonly Fact[], asOf: Day) => ({
  fundamentals: fundamentalsAsOf(prepareFacts(facts), { asOf, sic: 3571 }),
  source: "sec",
});
const returnsOf = (facts: readonly Fact[], asOf: Day) =>
  moatYears(knownOf(facts, asOf)).map(({ returned }) => returned.value);

describe.skipIf(needsSharedData)("Apple's fiscal 2019, as of its 10-K of 2019-10-31", () => {
  const company = { fundamentals: companyOn("AAPL", "2019-10-31"), source: "sec" };
  const last = moatYears(company).at(-1);
  if (!last) throw new Error("There is no year.");

  it("returned 39.0 % on its invested capital", () => {
    // Millions. Debt 5,980 + 10,260 + 91,807 and equity 90,488, less the part of cash and securities of 48,844 + 51,713
    // beyond 2 % of net sales of 260,174; a year before 11,964 + 8,784 + 93,735, 107,147, 25,913 + 40,388 and 265,595.
    const now = 108_047 + 90_488 - (100_557 - 0.02 * 260_174);
    const before = 114_483 + 107_147 - (66_301 - 0.02 * 265_595);
    // Tax of three years over income before it.
    const tax = (15_738 + 13_372 + 10_481) / (64_089 + 72_903 + 65_737);
    expect(last.returned.value).toBeCloseTo((63_930 * (1 - tax)) / ((now + before) / 2), 12);
    expect(last.returned).toMatchObject({
      provenance: { accession: "0000320193-19-000119", form: "10-K", periodEnd: "2019-09-28", formula: "MOAT-01" },
    });
  });

  it("cost what shares and debt cost at the rates of that day", () => {
    const { cost, spread } = yearSpread(last, MARKET, false);
    // 4,648.913 million diluted shares at 250 dollars, which cost 4 % + 1.2 x 5 %; debt of 108,047 million, whose interest of
    // 3,576 on the mean of 114,483 and 108,047 is less than half a point above bonds, the least that is assumed.
    const equity = 4_648.913 * 250;
    const tax = (15_738 + 13_372 + 10_481) / (64_089 + 72_903 + 65_737);
    const expected = (equity * 0.1 + 108_047 * 0.045 * (1 - tax)) / (equity + 108_047);
    expect(cost).toMatchObject({ value: expect.closeTo(expected, 12), rule: "DCF-15", source: "computed" });
    expect(spread).toMatchObject({
      value: (last.returned.value as number) - (cost.value as number),
      provenance: { accession: "0000320193-19-000119", formula: "MOAT-02" },
    });
  });

  it("has no spread without a risk-free rate: nobody guesses one", () => {
    const { cost, spread } = yearSpread(last, { ...MARKET, riskFreeRate: NO_RATE }, false);
    expect([cost.value, spread]).toEqual([null, NO_RATE]);
  });

  it("was stated first on that day, and seven years later too", () => {
    const later = moatYears({ fundamentals: companyOn("AAPL", "2026-04-01"), source: "sec" });
    const year = later.find(({ fiscalYear }) => fiscalYear === 2019);
    expect(formatDay(year?.filed as Day)).toBe("2019-10-31");
  });

  it("of a year without net income was first stated by its other lines", () => {
    // The 10-K of 2010-03-01 states Johnson & Johnson's revenue of 2009, that of 2011-02-25 repeats it.
    const years = moatYears({ fundamentals: companyOn("JNJ", "2011-02-25"), source: "sec" });
    const year = years.find(({ fiscalYear }) => fiscalYear === 2009);
    expect(formatDay(year?.filed as Day)).toBe("2010-03-01");
  });
});

describe("the return on invested capital", () => {
  const asOf = day("2022-02-15");

  it("is operating income after tax over the mean of debt, equity and no more cash than the business needs", () => {
    // 200 x (1 - 38 / 190) / 800
    expect(returnsOf(annualCompany(steadyCompany(12)), asOf)).toEqual(
      Array.from({ length: 10 }, () => expect.closeTo(0.2, 12)),
    );
  });

  it("does not exist in the first year, on a capital of nothing, or where a debt with interest is not stated", () => {
    const { flows, balances } = steadyCompany(2);
    const reasonOf = (change: Partial<typeof balances>) =>
      moatYears(
        knownOf(annualCompany({ flows, balances: { ...balances, ...change } as typeof balances }), day("2012-02-15")),
      ).map(({ returned }) => returned.value ?? returned.because);
    // 21 % of tax, where three years are not known.
    expect(reasonOf({})).toEqual(["too-few-periods", expect.closeTo((200 * 0.79) / 800, 12)]);
    expect(reasonOf({ StockholdersEquity: [-200, -300] })[1]).toBe("denominator-not-positive");
    expect(reasonOf({ LongTermDebtNoncurrent: [Number.NaN, Number.NaN] })[1]).toBe("not-reported");
  });

  it("takes a complete balance sheet without debt, of a company without interest, for one that owes nothing", () => {
    const { flows, balances } = steadyCompany(2);
    const none = [Number.NaN, Number.NaN];
    const facts = annualCompany({
      flows: { ...flows, InterestExpense: none },
      balances: { ...balances, LongTermDebtNoncurrent: none },
    });
    // 200 x 0.79 / 600; the rate of 21 % where three years are not known
    expect(returnsOf(facts, day("2012-02-15"))[1]).toBeCloseTo(158 / 600, 12);
  });

  it("is that on equity for a bank, which costs what its shares cost", () => {
    const facts = annualCompany(steadyCompany(3));
    const fundamentals = fundamentalsAsOf(prepareFacts(facts), { asOf: day("2013-02-15"), type: "bank" });
    const last = moatYears({ fundamentals, source: "sec" }).at(-1);
    expect(last?.returned.value).toBeCloseTo(152 / 600, 12);
    expect(yearSpread(last as NonNullable<typeof last>, MARKET, true).cost).toMatchObject({
      value: expect.closeTo(0.1, 12),
      rule: "DCF-13",
    });
  });

  it("does not change when all money is counted in another unit, nor with the order of the facts", () => {
    const facts = annualCompany(steadyCompany(12));
    const measured = (of: readonly Fact[]) => {
      const company = knownOf(of, asOf);
      const { revenue: _, ...measures } = moatMeasures(company);
      return [
        ...moatYears(company).map(({ returned }) => returned.value),
        ...Object.values(measures).map(({ value }) => value),
      ];
    };
    const expected = measured(facts).map((value) => (value === null ? null : expect.closeTo(value, 9)));
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 900 }), fc.infiniteStream(fc.nat()), (scale, stream) => {
        const scaled = facts.map((fact) => ({ ...fact, value: fact.value * scale }));
        const order = new Map(scaled.map((fact) => [fact, stream.next().value as number]));
        const shuffled = scaled.toSorted((a, b) => (order.get(a) as number) - (order.get(b) as number));
        expect(measured(shuffled)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it.skipIf(needsSharedData)("of a day knows nothing of what was filed later", () => {
    for (const [file, sic] of [
      ["companyfacts_full/2026-04/CIK0000055785.json.gz", 2670],
      ["companyfacts_full/2026-04/CIK0001652044.json.gz", 7370],
    ] as const) {
      const facts = factsOfFile(file);
      for (const text of ["2016-03-31", "2019-08-15", "2023-02-28"]) {
        const asOf = day(text);
        const judged = (of: readonly Fact[]) => {
          const company = { fundamentals: fundamentalsAsOf(prepareFacts(of), { asOf, sic }), source: "sec" };
          return [moatYears(company), moatMeasures(company)];
        };
        expect(judged(facts)).toEqual(judged(facts.filter(({ filed }) => filed <= asOf)));
      }
    }
  });
});
