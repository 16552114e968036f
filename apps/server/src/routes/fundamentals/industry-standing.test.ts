import type { MetricId, WireFigure, WireFundamentals, WireMetric } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishIndustry } from "../../testing/industry-market.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ publish: (folder) => publishIndustry(folder, [1, 2, 3, 4, 5, -1]) });
});
afterAll(() => server.close());

async function metricOf(from: TestServer, query: string, id: MetricId): Promise<WireMetric | undefined> {
  const answer = await from.get(`/api/stock/baseData?${query}`);
  const { metrics } = answer.json().data.stock as WireFundamentals;
  return metrics.find((metric) => metric.id === id);
}

async function standingOf(from: TestServer, query: string, id: MetricId): Promise<WireFigure | undefined> {
  return (await metricOf(from, query, id))?.industryPercentile;
}

describe("the standing of a metric in its industry", () => {
  it("is the share of the others that earn less", async () => {
    const shareOf = async (code: string) => (await standingOf(server, `code=${code}`, "netIncome"))?.value;
    // Of five others, M4 is above all, M3 above four, M0 above the loss alone, M5 above none.
    expect([await shareOf("M4"), await shareOf("M3"), await shareOf("M0"), await shareOf("M5")]).toEqual([
      1, 0.8, 0.2, 0,
    ]);
  });

  it("compares only companies of the industry that report it", async () => {
    // M6 has prices and no accounts.
    expect((await metricOf(server, "code=M4", "netIncome"))?.industryOthers).toBe(5);
  });

  it("counts equal values as half", async () => {
    expect((await standingOf(server, "code=M0", "revenue"))?.value).toBe(0.5);
  });

  it("names the number of companies, the period and the filing", async () => {
    expect(await standingOf(server, "code=M4", "netIncome")).toEqual({
      value: 1,
      provenance: {
        source: "sec",
        filedAt: "2024-05-02",
        periodEnd: "2024-03-31",
        formula: "percentile(netIncome) (n = 6)",
      },
    });
  });

  it("is the standing on the day asked for", async () => {
    const past = await standingOf(server, "code=M3&asOf=2024-02-20", "netIncome");
    expect(past).toMatchObject({ value: 0.8, provenance: { periodEnd: "2023-12-31", filedAt: "2024-02-20" } });
  });

  it("does not exist before the stock has prices, though the metric does", async () => {
    const before = await standingOf(server, "code=M3&asOf=2019-06-28", "netIncome");
    expect(before).toEqual({ value: null, because: "no-price" });
  });
});

it("a metric has no standing among fewer than five companies, and none without an industry", async () => {
  const few = await startTestServer({ publish: (folder) => publishIndustry(folder, [1, 2, 3, 4]) });
  expect(await standingOf(few, "code=M0", "roe")).toEqual({ value: null, because: "too-few-members" });
  await few.close();
  const none = { sector: null, industry: null };
  const alone = await startTestServer({ publish: (folder) => publishIndustry(folder, [1], none) });
  expect(await standingOf(alone, "code=M0", "roe")).toEqual({ value: null, because: "no-industry" });
  await alone.close();
});
