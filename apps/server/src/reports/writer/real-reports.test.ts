import { checkReport } from "@plumbline/core/report";
import { REPORT_LANGUAGES } from "@plumbline/core/words";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { checkContextOf, reportEvidence } from "../index.ts";
import { writeReport } from "./write-report.ts";

const FACTS = ["CIK0000320193", "CIK0000055785"].flatMap((cik) => [
  `companyfacts_full/2026-04/${cik}.json.gz`,
  `submissions/2026-04/${cik}.json.gz`,
]);
/** Extracts of 22 concepts: much is missing. */
const EXTRACTS = ["AMAT", "CRM", "IBM", "INTC", "JPM", "KO", "MSFT", "MU"];

function publishRealMarket(dataDirectory: string) {
  const reference = ["sp500_constituents_2021-04.csv", "company_tickers_2026-04.json.gz"];
  return importMarket({
    dataDirectory,
    market: "tiny",
    prices: ["AAPL", "KMB", ...EXTRACTS].map((symbol) =>
      sharedFile(`data/prices/alphavantage_daily_adjusted/DA-${symbol}-T-2021-04-21.csv.gz`),
    ),
    facts: [...FACTS, ...EXTRACTS.map((symbol) => `companyfacts_22tags/${symbol}.json.gz`)].map((file) =>
      sharedFile(`data/fundamentals/${file}`),
    ),
    reference: reference.map((file) => sharedFile(`data/reference/${file}`)),
    targets: [],
  });
}

describe.skipIf(needsSharedData)("the reports of real companies", () => {
  let server: TestServer;
  let served: ServedMarket;

  beforeAll(async () => {
    server = await startTestServer({ publish: publishRealMarket });
    served = server.market.served as ServedMarket;
  }, 90_000);
  afterAll(() => server.close());

  it("pass every check in every language", async () => {
    for (const instrument of served.snapshot.instruments.filter(({ assetClass }) => assetClass === "stock")) {
      const evidence = await reportEvidence(served, instrument);
      for (const language of REPORT_LANGUAGES) {
        const breaches = checkReport(writeReport(evidence, language), checkContextOf(evidence, language));
        expect(breaches, `${instrument.symbol} ${language}`).toEqual([]);
      }
    }
  });

  it("begin Apple's with what its 10-Q of January 2021 states: revenue up by a fifth, three tenths of it kept", async () => {
    const apple = served.snapshot.find("AAPL");
    if (!apple) throw new Error("The market has no Apple.");
    const evidence = await reportEvidence(served, apple);
    const [first] = writeReport(evidence, "en").summary;
    expect(first?.text).toContain("Apple");
    expect(first?.refs).toEqual(["metric.revenue.yearOverYear", "metric.operatingMargin.latest"]);
    const valueOfItem = (id: string) => {
      const item = evidence.items.find((one) => one.id === id);
      return item && item.kind !== "passage" ? item.figure.value : null;
    };
    // Quarter to 2020-12-26: sales of 111,439 million after 91,819, operating income of 33,534.
    expect(valueOfItem("metric.revenue.yearOverYear")).toBeCloseTo(111_439 / 91_819 - 1, 10);
    expect(valueOfItem("metric.operatingMargin.latest")).toBeCloseTo(33_534 / 111_439, 10);
  });
});
