import type { OutputOf, screener } from "@plumbline/contract";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const FACTS = ["CIK0000320193", "CIK0000055785"].flatMap((cik) => [
  `companyfacts_full/2026-04/${cik}.json.gz`,
  `submissions/2026-04/${cik}.json.gz`,
]);

function publishRealMarket(dataDirectory: string) {
  const prices = ["AAPL", "KMB"].map((symbol) => `alphavantage_daily_adjusted/DA-${symbol}-T-2021-04-21.csv.gz`);
  return importMarket({
    dataDirectory,
    market: "tiny",
    prices: prices.map((file) => sharedFile(`data/prices/${file}`)),
    facts: FACTS.map((file) => sharedFile(`data/fundamentals/${file}`)),
    reference: [sharedFile("data/reference/sp500_constituents_2021-04.csv")],
    targets: [],
  });
}

describe.skipIf(needsSharedData)("real companies in the screener", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ publish: publishRealMarket });
  }, 60_000);
  afterAll(() => server.close());

  async function valueIn(code: string, metric: string, asOf?: string): Promise<number | null | undefined> {
    const payload = { codes: [code], columns: [{ metric }], ...(asOf && { asOf }) };
    const answer = await server.app.inject({ method: "POST", url: "/api/stock/getStockBaseInfos", payload });
    expect(answer.json()).toMatchObject({ code: 0, data: { kind: "rows" } });
    const { columns } = answer.json().data as Extract<OutputOf<typeof screener>, { kind: "rows" }>;
    return columns[0]?.values[0];
  }

  it("have Apple's P/E of April 2021, and of June 2015 on the shares of 2015", async () => {
    // As in the test of checks: closes of 133.50 and 125.425; EPS of 10-K and 10-Qs of 3.71 and 8.10.
    expect(await valueIn("AAPL", "pe")).toBeCloseTo(133.5 / 3.71, 4);
    expect(await valueIn("AAPL", "pe", "2015-06-30")).toBeCloseTo(125.425 / 8.1, 3);
  });

  it("have Apple's sales of the quarter to 2020-12-26, and their rise on the year", async () => {
    // 10-Q of 2021-01-28: net sales of 111,439 million, 91,819 million a year before.
    expect(await valueIn("AAPL", "revenue.latest")).toBe(111_439e6);
    expect(await valueIn("AAPL", "revenue.yearOverYear")).toBeCloseTo(111_439 / 91_819 - 1, 6);
  });

  it("have Kimberly-Clark's sales of the quarter to 2020-12-31 from its annual report", async () => {
    // 10-K of 2021: net sales of 19,140 million; 10-Q of the third quarter: 14,304 million in nine months.
    expect(await valueIn("KMB", "revenue.latest")).toBe((19_140 - 14_304) * 1e6);
  });
});
