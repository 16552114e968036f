import { priceTargets } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishTinyMarket } from "../../testing/tiny-market.ts";
import { startValuedServer, VALUATION_URL, type ValuedServer } from "../../testing/valued-server.ts";

let server: ValuedServer;
beforeAll(async () => {
  server = await startValuedServer();
});
afterAll(() => server.close());

// Accounts and prices of the tiny market can be worked out by hand; see tiny-accounts.ts and tiny-market.ts.
describe("the valuation of a stock", () => {
  it("starts from the flow before interest, net debt and shares, each traced to its filings", async () => {
    const { inputs, period } = await server.valuation("code=ADAM");
    // A fifth of the revenue of twelve months, 4,900,000, and a hundredth of it, interest, less 21 % of tax.
    expect(inputs.baseFlow.figure.value).toBeCloseTo(980_000 + 49_000 * 0.79, 6);
    expect(inputs.baseFlow).toMatchObject({ tree: null, madeOf: ["cfo", "capex", "interestExpense"] });
    // Debt and cash are both twice the revenue of the last quarter.
    expect(inputs.netDebt.figure.value).toBe(0);
    expect(inputs.shares).toMatchObject({ figure: { value: 400_000 }, madeOf: ["sharesDiluted"] });
    expect(inputs.epsTtm.figure.value).toBeCloseTo(2.45, 12);
    expect(inputs.cfo).toMatchObject({
      figure: { value: 1_225_000, provenance: { source: "sec", form: "10-Q", filedAt: "2024-05-02" } },
      tree: { how: "sum-of-quarters", value: 1_225_000 },
    });
    expect(period).toMatchObject({ end: "2024-03-31", filedAt: "2024-05-02", fiscalQuarter: 1 });
  });

  it("has defaults by rule, with what they were made of and the day of the market's rate", async () => {
    const { parameters, capital } = await server.valuation("code=ADAM");
    // Revenue from 4,060,000 to 4,860,000 in five years; income and cash flow are parts of it.
    const growth = (4_860 / 4_060) ** (1 / 5) - 1;
    expect(parameters.shortTermGrowth).toMatchObject({ rule: "DCF-10", origin: "computed", because: null });
    expect(parameters.shortTermGrowth.default.value).toBeCloseTo(growth, 12);
    expect(parameters.longTermGrowth.default.value).toBeCloseTo((growth + 0.025) / 2, 12);
    // Of 4 % no more than 2.5 % lasts for ever.
    expect(parameters.terminalGrowth).toMatchObject({ default: { value: 0.025 }, unbounded: 0.04 });
    expect(parameters.riskFreeRate).toMatchObject({
      origin: "market",
      default: { value: 0.04, provenance: { source: "maker", periodEnd: "2024-06-28", concept: "treasury-10year" } },
    });
    expect(parameters.beta.default.value).toBeCloseTo(1, 9);
    // The company reports no taxes here; interest of 49,000 on 2,440,000 is 2 %, and lenders ask at least half a point over 4 %.
    expect(parameters.taxRate).toMatchObject({
      default: { value: 0.21 },
      origin: "fallback",
      because: "not-in-market-data",
    });
    expect(parameters.costOfDebt).toMatchObject({ default: { value: 0.045 }, unbounded: 49_000 / 2_440_000 });
    expect(capital.marketValue.value).toBeCloseTo(55.61 * 400_000, 6);
    const equity = 55.61 * 400_000;
    const debt = 2_480_000;
    expect(parameters.wacc.default.value).toBeCloseTo(
      (equity * (0.04 + 0.046) + debt * 0.045 * 0.79) / (equity + debt),
      9,
    );
    expect(parameters.wacc.inputs.map(({ name }) => name)).toEqual([
      "marketValue",
      "totalDebt",
      "preferred",
      "costOfEquity",
      "costOfDebt",
      "taxRate",
    ]);
  });

  it("names the series that the market lacks, and the basis of beta", async () => {
    const { missingSeries, betaBasis } = await server.valuation("code=ADAM");
    expect({ missingSeries, betaBasis }).toEqual({ missingSeries: [], betaBasis: "price" });
    const bare = await startValuedServer({ publish: (directory) => publishTinyMarket(directory) });
    const without = await bare.valuation("code=ADAM");
    await bare.close();
    expect(without).toMatchObject({ missingSeries: ["government", "aaa", "index"], betaBasis: null });
  });

  it("equals the result of a separate program for these numbers", async () => {
    const { dcf, graham: classic, grahamRevised, expectations } = await server.valuation("code=ADAM");
    // 50-digit arithmetic.
    expect(dcf.value).toBeCloseTo(50.0820143964703, 6);
    expect(classic.value).toBeCloseTo(38.7716812823705, 9);
    expect(grahamRevised.value).toBeCloseTo((38.7716812823705 * 4.4) / 5, 9);
    expect(dcf).toMatchObject({ upside: expect.closeTo(50.0820143964703 / 55.61 - 1, 6) });
    // (55.61 / 2.45 - 8.5) / 2 points
    expect(expectations.grahamGrowth.value).toBeCloseTo((55.61 / 2.45 - 8.5) / 200, 12);
  });

  it("states the growth and the return at which the price would be right", async () => {
    const { expectations, price } = await server.valuation("code=ADAM");
    for (const [name, expected] of [
      ["shortTermGrowth", expectations.growth],
      ["wacc", expectations.discountRate],
    ] as const) {
      const { dcf } = await server.chosen({ code: "ADAM", parameters: { [name]: expected.value } });
      expect(dcf.value).toBeCloseTo(price.value as number, 9);
    }
  });

  it("has the value itself in the middle of its heat map", async () => {
    const { sensitivity, dcf, parameters } = await server.valuation("code=ADAM");
    expect(sensitivity?.values[3]?.[3]).toBe(dcf.value);
    expect(sensitivity?.wacc).toHaveLength(7);
    expect(sensitivity?.wacc[3]).toBe(parameters.wacc.chosen);
  });

  it("comes with the range of 52 weeks and the targets of analysts", async () => {
    const { price, yearRange, targets } = await server.valuation("code=ADAM");
    expect(price).toEqual({ value: 55.61, provenance: { source: "tiny", periodEnd: "2024-06-28" } });
    // Five cents to both sides of the closes from 51.96, of 2023-06-29, to that of today.
    expect([yearRange.low.value, yearRange.high.value]).toEqual([51.91, 55.66]);
    const consensus = (await server.get(`${priceTargets.path}?code=ADAM`)).json().data.consensus;
    expect(consensus).toMatchObject(targets);
  });

  it("has the values that the checks compare with the price", async () => {
    const { dcf, graham: classic } = await server.valuation("code=ADAM");
    const { checks } = (await server.get("/api/stock/getStockInfo?code=ADAM")).json().data;
    const inputOf = (id: string) =>
      checks
        .find((check: { id: string }) => check.id === id)
        .inputs.flatMap(({ figures }: { figures: object[] }) => figures);
    expect(inputOf("O5")).toContainEqual(expect.objectContaining({ value: dcf.value }));
    expect(inputOf("O6")).toContainEqual(expect.objectContaining({ value: classic.value }));
  });

  it("assumes the premium that was published by then, with its day", async () => {
    const { parameters } = await server.valuation("code=ADAM&asOf=2021-06-30");
    expect(parameters.equityRiskPremium).toMatchObject({
      origin: "assumption",
      default: { value: 0.0472, provenance: { source: "damodaran", periodEnd: "2021-01-01" } },
    });
    expect(parameters.wacc.default).toMatchObject({ provenance: { periodEnd: "2021-06-30" } });
  });

  it("is cached by browsers until the market changes", async () => {
    const { headers } = await server.get(`${VALUATION_URL}?code=ADAM`);
    expect(headers).toMatchObject({ etag: expect.stringMatching(/^"/), "cache-control": "public, no-cache" });
    const again = await server.get(`${VALUATION_URL}?code=ADAM`, { "if-none-match": headers.etag as string });
    expect(again.statusCode).toBe(304);
    expect((await server.post({ code: "ADAM" })).headers["cache-control"]).toBe("private, no-store");
  });
});

describe("a stock that cannot be valued", () => {
  it("is a bank: it has no free cash flow, and without a price there are no expectations", async () => {
    const { dcf, dcfRefusal, suitability, graham: classic, expectations, price } = await server.valuation("code=NONE");
    const refusal = { value: null, because: "NOT_SUITABLE", details: { companyType: "bank" } };
    expect([dcf, dcfRefusal, expectations.growth, expectations.discountRate]).toEqual(Array(4).fill(refusal));
    expect(suitability.dcf).toMatchObject({ verdict: "unsuitable", reasons: [{ code: "COMPANY_IS_BANK" }] });
    expect(price).toEqual({ value: null, because: "no-price" });
    expect(classic).toMatchObject({ upside: null, marginOfSafety: null });
    expect(expectations.grahamGrowth).toMatchObject({ because: "MISSING_INPUT", details: { input: "price" } });
  });

  it("is a stock without any data", async () => {
    const { hasFacts, currency, inputs, dcf, expectations, period } = await server.valuation("code=BRK.B");
    const missing = { value: null, because: "no-accounts" };
    expect({ hasFacts, currency, period }).toEqual({ hasFacts: false, currency: "USD", period: null });
    expect(new Set(Object.values(inputs).map(({ figure }) => figure.value === null && figure.because))).toEqual(
      new Set([missing.because]),
    );
    expect(dcf).toMatchObject({ because: "MISSING_INPUT", details: { input: "baseFlow" } });
    expect(expectations.history).toEqual({ threeYears: missing, fiveYears: missing, tenYears: missing });
  });

  it("is delisted, which is not known before that day", async () => {
    const gone = await server.valuation("code=GONE");
    expect([gone.delisted, gone.price]).toEqual(["2019-03-15", { value: null, because: "price-too-old" }]);
    const before = await server.valuation("code=GONE&asOf=2019-03-14");
    expect([before.delisted, before.price.value]).toEqual([null, 36.28]);
  });

  it("has prices that its source has adjusted, so that none fits a share of a past day", async () => {
    const missing = { value: null, because: "past-price-unknown" };
    const { price, yearRange, targets, dcf } = await server.valuation("code=SPLT&asOf=2021-06-30");
    expect([price, yearRange.low]).toEqual([missing, missing]);
    // A target of it was never published, whatever its price is.
    expect(targets.mean).toEqual({ value: null, because: "no-targets" });
    expect(dcf.value).toBeGreaterThan(0);
    expect((await server.valuation("code=SPLT")).price.value).toBe(55.61);
  });
});

describe("a receipt of which nothing says how many shares it is", () => {
  it("has no price, range or targets beside its values; what it never had is missing for its own reason", async () => {
    const untold = { since: null, ordinaryShares: null, title: null, by: "form" } as const;
    const receipts = await startValuedServer({ receipts: [untold] });
    const unknown = { value: null, because: "receipt-ratio-unknown" };
    const { price, yearRange, targets } = await receipts.valuation("code=ADAM");
    expect([price, yearRange.low, yearRange.high, targets.mean, targets.low]).toEqual(Array(5).fill(unknown));
    // The other class of its shares has no targets, and on this day no price yet.
    const other = await receipts.valuation("code=SPLT");
    expect([other.yearRange.low, other.targets.mean]).toEqual([unknown, { value: null, because: "no-targets" }]);
    const before = await receipts.valuation("code=SPLT&asOf=2011-06-30");
    expect([before.price, before.yearRange.low]).toEqual(Array(2).fill({ value: null, because: "no-price" }));
    await receipts.close();
  });
});
