import { gzipSync } from "node:zlib";
import type { WireStatement } from "@plumbline/contract";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

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

const STATEMENTS = ["income", "balance", "cashFlow"] as const;

/** A page asks for one statement at a time: as it stands, and as it is sent. */
const MAX_BYTES = 250_000;
const MAX_COMPRESSED_BYTES = 30_000;

describe.skipIf(needsSharedData)("the statements of real companies", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ publish: publishRealMarket });
  }, 60_000);
  afterAll(() => server.close());

  const ask = (query: string) => server.get(`/api/stock/statements?${query}`);
  async function statementOf(query: string): Promise<WireStatement> {
    const answer = await ask(query);
    expect(answer.json()).toMatchObject({ code: 0 });
    return answer.json().data;
  }
  function lastOf({ lines, filings }: WireStatement, id: string) {
    const line = lines.find((candidate) => candidate.id === id);
    return [line?.values.at(-1), line?.states.at(-1), filings[line?.filings.at(-1) ?? -1]?.accession];
  }

  it("have Apple's other current assets of fiscal 2024 from its annual report", async () => {
    // 14,287 million in the balance sheet of the 10-K of 2024-11-01.
    const balance = await statementOf("code=AAPL&statement=balance&span=year&asOf=2024-11-15");
    expect(lastOf(balance, "otherAssetsCurrent")).toEqual([14_287_000_000, "reported", "0000320193-24-000123"]);
    // The day before the report the year is not there.
    const before = await statementOf("code=AAPL&statement=balance&span=year&asOf=2024-10-31");
    expect(before.periods.at(-1)?.fiscalYear).toBe(2023);
    expect(before.filings.filter(({ filedAt }) => filedAt > "2024-10-31")).toEqual([]);
  });

  it("have JPMorgan's deposits and its net interest income", async () => {
    // 10-K of 2026-02-13, in millions: 2,559,320 and 95,443.
    const of = (statement: string) => statementOf(`code=JPM&statement=${statement}&span=year&asOf=2026-03-01`);
    const accession = "0001628280-26-008131";
    expect(lastOf(await of("balance"), "deposits")).toEqual([2_559_320_000_000, "reported", accession]);
    // The extract holds two fiscal years, in which no second fact confirms the year.
    expect(lastOf(await of("income"), "netInterestIncome")).toEqual([95_443_000_000, "not-confirmed", accession]);
  });

  it("have years alone of a company that reports once a year", async () => {
    expect(await statementOf("code=LPA&statement=income&span=quarter&asOf=2026-03-01")).toMatchObject({
      isAnnualOnly: true,
      periods: [],
      lines: [],
    });
    // Form 20-F of 2025-04-02: 43,862,372 dollars.
    const years = await statementOf("code=LPA&statement=income&span=year&asOf=2026-03-01");
    expect(lastOf(years, "revenue")).toEqual([43_862_372, "reported", "0001997711-25-000030"]);
  });

  it.each(STATEMENTS)("are an answer of a size to be sent, of eighteen years of quarters: %s", async (statement) => {
    const { rawPayload } = await ask(`code=AAPL&statement=${statement}&span=quarter&asOf=2026-04-01`);
    expect(rawPayload.length).toBeLessThan(MAX_BYTES);
    expect(gzipSync(rawPayload).length).toBeLessThan(MAX_COMPRESSED_BYTES);
  });
});
