import type { checks, OutputOf, priceTargets, screener, stockVerdict } from "@plumbline/contract";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

type Verdict = OutputOf<typeof stockVerdict>;
type Dimension = Verdict["dimensions"][number]["dimension"];

async function verdictFrom(server: TestServer, query: string): Promise<Verdict> {
  const answer = await server.get(`/api/stock/getStockVerdict?code=${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

function dimensionOf({ dimensions }: Verdict, wanted: Dimension) {
  const found = dimensions.find(({ dimension }) => dimension === wanted);
  if (!found) throw new Error(`There is no ${wanted}.`);
  return found;
}

const partOf = (verdict: Verdict, dimension: Dimension, id: string) =>
  dimensionOf(verdict, dimension).parts.find((part) => part.id === id);

describe("the verdict on a stock", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it("has six dimensions in their order, each score the mean of its known parts", async () => {
    const { dimensions, day, yearBefore } = await verdictFrom(server, "ADAM");
    expect([day, yearBefore]).toEqual(["2024-06-28", "2023-06-28"]);
    expect(dimensions.map(({ dimension }) => dimension)).toEqual([
      ...["value", "growth", "profitability", "health", "expectations", "behaviour"],
    ]);
    for (const { score, known, parts } of dimensions) {
      const scores = parts.flatMap((part) => part.score ?? []);
      expect(known).toBe(scores.length);
      if (score.value === null) continue;
      expect(score.value).toBeCloseTo(scores.reduce((sum, one) => sum + one, 0) / known, 12);
      expect(score.provenance.formula).toBe(`VER-02 (n = ${known} / ${parts.length})`);
    }
  });

  it("has the checks as their page has them", async () => {
    const verdict = await verdictFrom(server, "ADAM");
    const page: OutputOf<typeof checks> = (await server.get("/api/stock/getStockInfo?code=ADAM")).json().data;
    const parts = verdict.dimensions.flatMap((dimension) => dimension.parts).filter(({ check }) => check !== null);
    expect(parts.length).toBeGreaterThan(10);
    for (const { id, check, value, because, currency } of parts) {
      const own = page.checks.find((evaluation) => evaluation.id === id);
      expect([check?.state, check?.threshold, value.value, currency], id).toEqual([
        own?.state,
        own?.threshold,
        own?.value.value,
        own?.currency,
      ]);
      if (own?.because) expect(because, id).toBe(own.because);
    }
  });

  it("has the targets as their page has them", async () => {
    const verdict = await verdictFrom(server, "ADAM");
    const page: OutputOf<typeof priceTargets> = (await server.get("/api/stock/priceTarge?code=ADAM")).json().data;
    expect(partOf(verdict, "expectations", "consensus")?.value.value).toBe(page.biasAdjusted.impliedUpside.value);
    expect(partOf(verdict, "expectations", "above")?.count?.of).toBe(page.consensus.firms);
  });

  it("of a stock without a price of the day says why there is none", async () => {
    for (const { score, known, parts } of (await verdictFrom(server, "GONE")).dimensions) {
      expect([score, known, parts]).toEqual([{ value: null, because: "no-longer-traded" }, 0, []]);
    }
  });

  it("knows what accounts tell of a bank without prices, and not what it costs", async () => {
    const verdict = await verdictFrom(server, "NONE");
    expect(verdict.companyType).toBe("bank");
    expect(dimensionOf(verdict, "value").score).toEqual({ value: null, because: "no-price" });
    expect(dimensionOf(verdict, "health").parts.map(({ id }) => id)).toContain("B1");
    expect(dimensionOf(verdict, "health").parts.map(({ id }) => id)).not.toContain("D2");
  });

  it("of a day is that of the same day, whatever came later", async () => {
    const then = await verdictFrom(server, "ADAM&asOf=2019-06-28");
    expect(then.day).toBe("2019-06-28");
    // UBS and Credit Suisse of that year; the targets of 2024 are not there yet.
    expect(partOf(then, "expectations", "above")?.count?.of).toBe(1);
    const before = await verdictFrom(server, `ADAM&asOf=${(await verdictFrom(server, "ADAM")).yearBefore}`);
    expect(before.day).toBe("2023-06-28");
    expect(partOf(before, "expectations", "above")?.count).toBeNull();
  });

  it("does not know a stock that the market does not know", async () => {
    expect((await server.get("/api/stock/getStockVerdict?code=ZZZ")).statusCode).toBe(404);
  });
});

const SYMBOLS = ["AAPL", "AMAT", "CRM", "IBM", "INTC", "KLAC", "LRCX", "MSFT", "MU", "SNPS"];

function publishRealMarket(dataDirectory: string) {
  const prices = SYMBOLS.map((symbol) => `prices/alphavantage_daily_adjusted/DA-${symbol}-T-2021-04-21.csv.gz`);
  const facts = SYMBOLS.map((symbol) => `fundamentals/companyfacts_22tags/${symbol}.json.gz`);
  const reference = ["reference/sp500_constituents_2021-04.csv", "reference/us_treasury_curves_1990_2017.csv.gz"];
  const shared = (files: readonly string[]) => files.map((file) => sharedFile(`data/${file}`));
  return importMarket({
    dataDirectory,
    market: "tiny",
    prices: shared(prices),
    facts: shared(facts),
    reference: shared(reference),
    targets: [],
  });
}

describe.skipIf(needsSharedData)("the verdict on a real company", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ publish: publishRealMarket });
  }, 90_000);
  afterAll(() => server.close());

  it("compares with the sector where its industry has few companies, as the screener does", async () => {
    const verdict = await verdictFrom(server, "MSFT");
    const part = partOf(verdict, "profitability", "operatingMargin.latest");
    expect(part?.standing?.peers).toBe("sector");
    const filters = [{ metric: "operatingMargin.latest", op: "percentileAtLeast", low: 0, within: "sector" }];
    const payload = { explain: "MSFT", paramFilters: filters };
    const answer = await server.app.inject({ method: "POST", url: "/api/stock/getStockBaseInfos", payload });
    const why = (answer.json().data as Extract<OutputOf<typeof screener>, { kind: "explanation" }>).filters[0];
    expect(part?.score).toBeCloseTo(why?.value ?? Number.NaN, 6);
  });

  it("has no expectations in a market without targets, and says so", async () => {
    expect(dimensionOf(await verdictFrom(server, "AAPL"), "expectations").score).toEqual({
      value: null,
      because: "no-target-data",
    });
  });
});
