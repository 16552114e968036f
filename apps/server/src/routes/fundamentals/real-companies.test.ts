import type { MetricId, WireFundamentals } from "@plumbline/contract";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

type WireYear = WireFundamentals["years"][number];

const FACTS = [
  "companyfacts_full/2026-04/CIK0000320193.json.gz",
  "submissions/2026-04/CIK0000320193.json.gz",
  "companyfacts_full/edgartools_fixtures/lpa_facts.json.gz",
  "companyfacts_2fy/jpm_companyfacts.json.gz",
];

function publishRealMarket(dataDirectory: string) {
  return importMarket({
    dataDirectory,
    market: "tiny",
    prices: [sharedFile("data/prices/alphavantage_daily_adjusted/DA-AAPL-T-2021-04-21.csv.gz")],
    facts: FACTS.map((file) => sharedFile(`data/fundamentals/${file}`)),
    reference: [sharedFile("data/reference/sp500_constituents_2021-04.csv")],
    targets: [],
  });
}

describe.skipIf(needsSharedData)("the fundamentals of real companies", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ publish: publishRealMarket });
  }, 60_000);
  afterAll(() => server.close());

  async function ask(query: string) {
    const answer = await server.get(`/api/stock/baseData?${query}`);
    expect(answer.json()).toMatchObject({ code: 0 });
    return answer.json().data;
  }

  async function columnsOf(query: string, id: MetricId) {
    const stock: WireFundamentals = (await ask(query)).stock;
    return stock.metrics.find((metric) => metric.id === id)?.columns;
  }

  // Form 10-K of 2019-10-31: 11.89; restated for the split of 4:1 in the 10-K of 2020-10-30: 2.97.
  it.each([
    ["2020-08-01", 11.89, "0000320193-19-000119"],
    ["2020-11-15", 2.97, "0000320193-20-000096"],
  ])("has Apple's earnings per share of fiscal 2019 as of %s: %d", async (asOf, value, accession) => {
    const { stock } = await ask(`code=AAPL&asOf=${asOf}`);
    const eps = stock.metrics.find(({ id }: { id: string }) => id === "eps");
    expect(eps.annual[stock.years.findIndex(({ fiscalYear }: WireYear) => fiscalYear === 2019)]).toBe(value);
    const { evidence } = await ask(`code=AAPL&asOf=${asOf}&metric=eps&end=2019-09-28&span=year`);
    expect(evidence.figure).toMatchObject({ value, provenance: { source: "sec", form: "10-K", accession } });
    const folder = accession.replaceAll("-", "");
    expect(evidence.tree.fact.link).toBe(
      `https://www.sec.gov/Archives/edgar/data/320193/${folder}/${accession}-index.htm`,
    );
  });

  it("restates a number filed before the split per share of the day after it", async () => {
    const { evidence } = await ask("code=AAPL&asOf=2020-09-01&metric=eps&end=2019-09-28&span=year");
    expect(evidence.tree).toMatchObject({ value: 11.89 / 4, how: "split-adjusted", parts: [{ value: 11.89 }] });
  });

  it("uses no filing after the last price unless it is asked for", async () => {
    const { stock } = await ask("code=AAPL");
    // Prices end on 2021-04-21, a week before the report of the second quarter.
    expect(stock.quarters.at(-1)).toMatchObject({ end: "2020-12-26", filedAt: "2021-01-28" });
    const later: { stock: WireFundamentals } = await ask("code=AAPL&asOf=2026-03-01");
    expect(later.stock.quarters.at(-1)?.end).toBe("2025-12-27");
  });

  it("gives the reason why a bank has no current ratio, and its revenue", async () => {
    expect((await ask("code=JPM&asOf=2026-06-01")).stock.companyType).toBe("bank");
    const missing = { value: null, because: "not-applicable-to-banks" };
    expect((await columnsOf("code=JPM&asOf=2026-06-01", "currentRatio"))?.latest).toEqual(missing);
    expect((await columnsOf("code=JPM&asOf=2026-06-01", "freeCashFlow"))?.yearOverYear.change).toEqual(missing);
    // First quarter of 2026, total net revenue as reported: 49,836 million (10-Q of 2026-05-01).
    expect((await columnsOf("code=JPM&asOf=2026-06-01", "revenue"))?.latest).toMatchObject({ value: 49_836_000_000 });
  });

  it("has fiscal years in the columns of a company that reports no quarters", async () => {
    const { stock } = await ask("code=LPA&asOf=2026-03-01");
    expect(stock).toMatchObject({ isAnnualOnly: true, quarters: [] });
    const columns = await columnsOf("code=LPA&asOf=2026-03-01", "revenue");
    // Form 20-F of 2025-04-02: 43,862,372 after 39,436,343 dollars.
    expect([columns?.latest.value, columns?.previous.value]).toEqual([43_862_372, 39_436_343]);
    expect(columns?.oneYearAverage).toEqual({ mean: { value: null, because: "annual-only" }, used: 0, of: 4 });
    expect(columns?.latest).toMatchObject({ provenance: { form: "20-F", concept: "ifrs-full:Revenue" } });
  });
});
