import type { OutputOf, screener, stockMoat } from "@plumbline/contract";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

type Moat = OutputOf<typeof stockMoat>;

const FACTS = ["CIK0000320193", "CIK0000055785"].flatMap((cik) => [
  `companyfacts_full/2026-04/${cik}.json.gz`,
  `submissions/2026-04/${cik}.json.gz`,
]);
/** Of Apple's sector; cut to 22 concepts, equity not among them. */
const PEERS = ["AMAT", "CRM", "IBM", "INTC", "KLAC", "LRCX", "MSFT", "MU", "SNPS"];

function publishRealMarket(dataDirectory: string) {
  const prices = ["AAPL", "KMB", ...PEERS].map(
    (symbol) => `alphavantage_daily_adjusted/DA-${symbol}-T-2021-04-21.csv.gz`,
  );
  const reference = [
    "sp500_constituents_2021-04.csv",
    "company_tickers_2026-04.json.gz",
    "us_treasury_curves_1990_2017.csv.gz",
    "shiller_sp500_monthly.csv",
  ];
  return importMarket({
    dataDirectory,
    market: "tiny",
    prices: prices.map((file) => sharedFile(`data/prices/${file}`)),
    facts: [...FACTS, ...PEERS.map((symbol) => `companyfacts_22tags/${symbol}.json.gz`)].map((file) =>
      sharedFile(`data/fundamentals/${file}`),
    ),
    reference: reference.map((file) => sharedFile(`data/reference/${file}`)),
    targets: [],
  });
}

describe.skipIf(needsSharedData)("the moat of a real company", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ publish: publishRealMarket });
  }, 90_000);
  afterAll(() => server.close());

  async function moatOf(query: string): Promise<Moat> {
    const answer = await server.get(`/api/stock/getStockMoat?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  }

  it("has each fiscal year of Apple with its filing, at the rates of the day of that filing", async () => {
    const { years, known, share, width } = await moatOf("code=AAPL");
    expect(years.map(({ fiscalYear }) => fiscalYear)).toEqual([
      2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020,
    ]);
    expect([known, share.value, width]).toEqual([10, 1, "narrow"]);
    const year = years.find(({ fiscalYear }) => fiscalYear === 2016);
    // 10-K of 2016-10-26, when ten-year Treasury bonds yielded 1.79 %. The return is worked out in the core: 29.7 %.
    expect(year).toMatchObject({
      filed: "2016-10-26",
      riskFreeRate: { value: 0.0179, provenance: { concept: "treasury-10year", periodEnd: "2016-10-26" } },
      returned: { value: expect.closeTo(0.2968, 4), provenance: { periodEnd: "2016-09-24" } },
      cost: { provenance: { formula: "DCF-15", filedAt: "2016-10-26" } },
    });
    // At 115.59 dollars a share, 5,500.281 million diluted shares; debt 8,105 + 3,500 + 75,427 million at 2 x 0.5 points
    // above the bonds at the least: 1,456 of interest on the mean of 87,032 and 64,328.
    const debt = 87_032;
    const equity = 5_500.281 * 115.59;
    const interest = Math.max(1_456 / ((87_032 + 64_328) / 2), 0.0179 + 0.005);
    const tax = (15_685 + 19_121 + 13_973) / (61_372 + 72_515 + 53_483);
    const weighed = (ofEquity: number) => (equity * ofEquity + debt * interest * (1 - tax)) / (equity + debt);
    // A premium of 6.12 % (Damodaran, January 2016), and a beta of 1: the market has no index of dividends.
    const cost = year?.cost.value ?? Number.NaN;
    const beta = ((cost * (equity + debt) - debt * interest * (1 - tax)) / equity - 0.0179) / 0.0612;
    expect(beta).toBeGreaterThanOrEqual(0.5);
    expect(beta).toBeLessThanOrEqual(2);
    expect(cost).toBeCloseTo(weighed(0.0179 + beta * 0.0612), 10);
    expect(year?.spread.value).toBeCloseTo((year?.returned.value ?? 0) - cost, 12);
  });

  it("names its peers, and what of each source decided", async () => {
    const { peers, sources } = await moatOf("code=AAPL");
    expect(peers).toEqual({ group: "sector", name: "Information Technology", members: 10 });
    expect(sources.map(({ source }) => source)).toEqual([
      "intangibleAssets",
      "costAdvantage",
      "switchingCosts",
      "efficientScale",
      "networkEffect",
    ]);
    expect(sources[3]).toMatchObject({ score: null, reason: "not-visible", because: "too-few-members" });
    expect(sources[1]?.numbers.map(({ name }) => name)).toEqual(["operatingMargin", "standing", "gap", "trend"]);
  });

  it("of a day knows nothing of later filings, and follows limits that are moved", async () => {
    const then = await moatOf("code=AAPL&asOf=2016-06-30");
    expect(then.years.at(-1)).toMatchObject({ fiscalYear: 2015, filed: "2015-10-28" });
    const moved = await moatOf("code=AAPL&wideSources=1&wideMedian=0.2");
    expect([moved.width, moved.limits.wideSources]).toEqual(["wide", 1]);
    const refused = await server.get("/api/stock/getStockMoat?code=AAPL&wideShare=2");
    expect([refused.statusCode, refused.json().data.fields[0].path]).toEqual([400, "wideShare"]);
  });

  it("is the one by which the screener finds it, on that day and before", async () => {
    const widths = ["none", "narrow", "wide"];
    const symbols = ["AAPL", "KMB", ...PEERS];
    for (const asOf of [undefined, "2016-06-30"]) {
      const body = { codes: symbols, columns: [{ metric: "moatWidth" }], ...(asOf && { asOf }) };
      const answer = await server.app.inject({ method: "POST", url: "/api/stock/getStockBaseInfos", payload: body });
      const { rows, columns } = answer.json().data as Extract<OutputOf<typeof screener>, { kind: "rows" }>;
      const found = rows.symbol.map((symbol, row) => [symbol, widths[columns[0]?.values[row] ?? -1] ?? "unknown"]);
      const own = await Promise.all(
        rows.symbol.map(async (symbol) => {
          const { width } = await moatOf(`code=${symbol}${asOf ? `&asOf=${asOf}` : ""}`);
          return [symbol, width];
        }),
      );
      expect(found).toEqual(own);
      expect(found).toContainEqual(["AAPL", asOf ? expect.any(String) : "narrow"]);
    }
  });

  it("is not known of an extract without equity, nor where a durable spread has no peers, and says why", async () => {
    expect(await moatOf("code=MSFT")).toMatchObject({ width: "unknown", because: "not-in-market-data", known: 0 });
    // Its revenue of 2023 was restated without the tissue business: growth into that year is not known.
    expect(await moatOf("code=KMB")).toMatchObject({ width: "unknown", because: "too-few-sources", known: 9 });
  });

  it("tells between which years the return counts other things, with the two filings that prove it", async () => {
    const { years, seams } = await moatOf("code=KMB");
    const crossed = years.filter(
      ({ returned }) => returned.value === null && returned.because === "restated-perimeter",
    );
    // Kimberly-Clark's 10-K for 2014 states the operating income of 2012 without health care: 2,377 million instead of 2,686.
    expect(seams).toMatchObject([
      {
        before: "2011-12-31",
        after: "2012-12-31",
        item: "operatingIncome",
        restated: { value: 2_377e6, form: "10-K", filedAt: "2015-02-18" },
        former: { value: 2_686e6, form: "10-K", filedAt: "2014-02-14" },
      },
    ]);
    expect(crossed.map(({ end }) => end).at(-1)).toBe("2011-12-31");
    expect((await moatOf("code=AAPL")).seams).toEqual([]);
  });
});
