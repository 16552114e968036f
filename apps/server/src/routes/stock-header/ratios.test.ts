import type { OutputOf, stockHeader } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishIndustry } from "../../testing/industry-market.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

type Ratios = OutputOf<typeof stockHeader>["ratios"];

// 400,000 shares at 24.50 times 1 to 6 are market values of 9.8 to 58.8 million, 205.8 together. Net incomes are 0.98
// million times 1 to 5, and a loss of as much; revenue is 4.9 million each, and 2.45 is earned per share.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ publish: (folder) => publishIndustry(folder, [1, 2, 3, 4, 5, -1]) });
});
afterAll(() => server.close());

async function ratiosOf(from: TestServer, query: string): Promise<Ratios> {
  const answer = await from.get(`/api/stock/getStockBaseInfo?${query}`);
  expect(answer.json()).toMatchObject({ code: 0 });
  return answer.json().data.ratios;
}

describe("the ratios of a stock", () => {
  it("are its price over earnings, sales and cash flow, with the filing and the day of the price", async () => {
    const { pe, ps } = await ratiosOf(server, "code=M1");
    expect(pe.value).toBeCloseTo(49 / 2.45, 12);
    expect(ps.value).toBeCloseTo(19.6 / 4.9, 12);
    expect(pe).toMatchObject({
      provenance: {
        source: "tiny, sec",
        form: "10-Q",
        accession: "0000000002-24-000002",
        filedAt: "2024-05-02",
        periodEnd: "2024-06-28",
        formula: "pe = priceInAccounts ÷ epsTtm (GEN-04)",
      },
    });
  });

  it("come with those of its sector and industry, with losses in the sums but not in the medians", async () => {
    const { sector, industry } = await ratiosOf(server, "code=M0");
    // 205.8 / (0.98 x 14), and 10 of each of the five that earn something.
    expect(industry?.pe.aggregate.value).toBeCloseTo(15, 9);
    expect(industry?.pe.median.value).toBeCloseTo(10, 9);
    // 205.8 / (6 x 4.9); 2, 4 ... 12.
    expect([industry?.ps.aggregate.value, industry?.ps.median.value]).toEqual([
      expect.closeTo(7, 9),
      expect.closeTo(7, 9),
    ]);
    expect(industry?.pe.median).toMatchObject({
      provenance: { source: "sec", periodEnd: "2024-06-28", formula: "STA-16 (n = 5)" },
    });
    expect([industry?.name, sector?.name]).toEqual(["Machinery", "Industrials"]);
    expect([sector?.pe, sector?.ps, sector?.pcf]).toEqual([industry?.pe, industry?.ps, industry?.pcf]);
  });

  it("state how many companies are behind them, and how many are left out", async () => {
    const { industry } = await ratiosOf(server, "code=M0");
    expect([industry?.members, industry?.leftOut]).toEqual([6, 1]);
  });

  it("are those of the group on a past day, by what had been filed and traded by then", async () => {
    const past = await ratiosOf(server, "code=M0&asOf=2024-02-20");
    // The four quarters of 2023: revenue of 4 x 1,000,000 + 10,000 x (20 + 21 + 22 + 23), a fifth of it earned.
    expect(past.industry?.ps.aggregate.value).toBeCloseTo(205.8 / (6 * 4.86), 9);
    expect(past.industry?.pe.aggregate).toMatchObject({ provenance: { periodEnd: "2024-02-20" } });
    expect(past.ps).toMatchObject({ provenance: { periodEnd: "2024-02-20", filedAt: "2024-02-20" } });
  });

  it("have a reason where they do not exist", async () => {
    const missing = { value: null, because: "no-accounts" };
    const { pe, ps, pcf } = await ratiosOf(server, "code=M6");
    expect([pe, ps, pcf]).toEqual([missing, missing, missing]);
    const before = await ratiosOf(server, "code=M0&asOf=2013-01-02");
    expect(before.pe).toEqual({ value: null, because: "no-price" });
    expect(before.industry?.pe.median).toEqual({ value: null, because: "too-few-members" });
    expect([before.industry?.members, before.industry?.leftOut]).toEqual([0, 0]);
  });
});

it("do not exist for a group of fewer than five companies", async () => {
  const few = await startTestServer({ publish: (folder) => publishIndustry(folder, [1, 2, 3, 4]) });
  const { pe, industry } = await ratiosOf(few, "code=M0");
  await few.close();
  expect(pe.value).toBeCloseTo(10, 12);
  expect(industry?.pe).toEqual({
    aggregate: { value: null, because: "too-few-members" },
    median: { value: null, because: "too-few-members" },
  });
});

it("have no group for a stock without a sector", async () => {
  const tiny = await startTestServer({
    publish: (folder) => publishIndustry(folder, [1], { sector: null, industry: null }),
  });
  const { sector, industry } = await ratiosOf(tiny, "code=M0");
  await tiny.close();
  expect([sector, industry]).toEqual([null, null]);
});
