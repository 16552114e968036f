import { createSnapshotWriter } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { INSTRUMENTS } from "../../testing/tiny-market.ts";

const [TEMPLATE] = INSTRUMENTS;

/** A fund of an industry and a sector in which the market has no company, and a stock of another one. */
async function publishFund(dataDirectory: string): Promise<void> {
  const writer = await createSnapshotWriter({ dataDirectory, market: "tiny" });
  if (!TEMPLATE) throw new Error("The tiny market has no instrument.");
  const bare = { ...TEMPLATE, cik: null, listed: null, priceBasis: null, priceSource: null } as const;
  const instruments = [
    { ...bare, symbol: "FUND", assetClass: "etf", sector: "Materials", industry: "Gold" },
    { ...bare, symbol: "STOCK", assetClass: "stock", sector: "Energy", industry: "Coal" },
  ] as const;
  const sources = [{ provider: "tiny", file: "made", bytes: 0, sha256: "0".repeat(64) }];
  await writer.publish({ instruments, fictional: false, createdAt: "2024-06-29T06:00:00.000Z", sources });
}

describe("a fund of an industry without a company", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ publish: publishFund });
  });
  afterAll(() => server.close());

  it.each(["FUND", "FUND&asOf=2019-06-28", "STOCK"])("is answered with reasons: %s", async (query) => {
    const answer = await server.get(`/api/stock/getStockInfo?code=${query}`);
    expect(answer.json()).toMatchObject({ code: 0 });
    const { checks } = answer.json().data as { checks: { id: string; state: string; because: string | null }[] };
    expect(checks.find(({ id }) => id === "O3")).toMatchObject({ state: "unknown", because: "no-price" });
  });

  it.each(["getStockBaseInfo", "baseData"])("has reasons in %s too", async (call) => {
    const answer = await server.get(`/api/stock/${call}?code=FUND`);
    expect(answer.json()).toMatchObject({ code: 0 });
  });
});
