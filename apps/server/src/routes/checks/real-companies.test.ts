import type { checks, OutputOf } from "@plumbline/contract";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const FACTS = [
  "companyfacts_full/2026-04/CIK0000320193.json.gz",
  "companyfacts_full/2026-04/CIK0000055785.json.gz",
  "submissions/2026-04/CIK0000320193.json.gz",
  "submissions/2026-04/CIK0000055785.json.gz",
  "companyfacts_2fy/jpm_companyfacts.json.gz",
];

function publishRealMarket(dataDirectory: string) {
  const prices = ["AAPL", "KMB", "JPM"].map((symbol) => `alphavantage_daily_adjusted/DA-${symbol}-T-2021-04-21.csv.gz`);
  return importMarket({
    dataDirectory,
    market: "tiny",
    prices: prices.map((file) => sharedFile(`data/prices/${file}`)),
    facts: FACTS.map((file) => sharedFile(`data/fundamentals/${file}`)),
    reference: ["sp500_constituents_2021-04.csv", "fred_sp500_daily.csv"].map((file) =>
      sharedFile(`data/reference/${file}`),
    ),
    targets: [],
  });
}

describe.skipIf(needsSharedData)("the checks of real companies", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ publish: publishRealMarket });
  }, 60_000);
  afterAll(() => server.close());

  async function infoOf(query: string): Promise<OutputOf<typeof checks>> {
    const answer = await server.get(`/api/stock/getStockInfo?${query}`);
    expect(answer.json()).toMatchObject({ code: 0 });
    return answer.json().data;
  }

  async function checkOf(query: string, id: string) {
    return (await infoOf(query)).checks.find((check) => check.id === id);
  }

  it("have Apple's P/E of April 2021 across its split of 4:1", async () => {
    const check = await checkOf("code=AAPL", "O1");
    // Close of 2021-04-21: 133.50. EPS: 3.28 of fiscal 2020 (10-K of 2020-10-30), plus 1.68, less 1.25 (10-Q of 2021-01-28).
    expect(check?.value.value).toBeCloseTo(133.5 / (3.28 + 1.68 - 1.25), 9);
    expect(check).toMatchObject({ result: "fail", state: "fail" });
  });

  it("have Apple's P/E of June 2015 on the shares of 2015", async () => {
    const { value, result } = (await checkOf("code=AAPL&asOf=2015-06-30", "O1")) ?? {};
    // Close 125.425. EPS: 6.45 of fiscal 2014 (10-K of 2014-10-27), plus 5.38 of two quarters, less 3.73 of those of the
    // year before (10-Q of 2015-04-28): 8.10.
    expect(value?.value).toBeCloseTo(125.425 / 8.1, 3);
    expect(result).toBe("pass");
  });

  it("use nothing that was filed or traded after the day", async () => {
    const answer = await infoOf("code=AAPL&asOf=2015-06-30");
    const days = [...JSON.stringify(answer).matchAll(/"(?:filedAt|periodEnd)":"([\d-]+)"/g)].map(
      ([, day]) => day ?? "",
    );
    expect(days.length).toBeGreaterThan(100);
    expect(days.toSorted().at(-1)).toBe("2015-06-30");
  });

  it("have Kimberly-Clark's cash flow against its debt", async () => {
    // Form 10-K of 2021-02-11, in millions: cash from operations 3,729; debt 486 within a year and 7,878 later.
    const check = await checkOf("code=KMB", "D12");
    expect(check?.value.value).toBeCloseTo(3_729 / (486 + 7_878), 9);
    expect(check).toMatchObject({ result: "pass", value: { provenance: { source: "sec", filedAt: "2021-02-11" } } });
  });

  it("compare a stock's momentum with that of the S&P 500", async () => {
    const check = await checkOf("code=AAPL", "F12");
    const [own, index] = check?.inputs.map(({ figures }) => figures[0]?.value as number) ?? [];
    // 252 and 21 bars before 2021-04-21: 2020-04-21, the index at 2,736.56, and 2021-03-22, at 3,940.59.
    expect(index).toBeCloseTo(3_940.59 / 2_736.56 - 1, 9);
    // Apple's closes of those days: 268.37 before the split of 4:1, and 123.39.
    expect(own).toBeCloseTo(123.39 / (268.37 / 4) - 1, 9);
    expect(check?.value.value).toBeCloseTo((own as number) - (index as number), 12);
  });

  it("judge JPMorgan as a bank", async () => {
    const { companyType, checks } = await infoOf("code=JPM&asOf=2025-06-01");
    expect(companyType).toBe("bank");
    // Form 10-Q of the first quarter of 2025, in millions: assets 4,357,856, equity 351,420.
    const leverage = checks.find(({ id }) => id === "B1");
    expect(leverage?.value.value).toBeCloseTo(4_357_856 / 351_420, 9);
    expect(checks.find(({ id }) => id === "D2")).toMatchObject({ because: "not-applicable-to-banks" });
    // Prices end four years before.
    expect(checks.find(({ id }) => id === "O1")?.because).toBe("price-too-old");
  });
});
