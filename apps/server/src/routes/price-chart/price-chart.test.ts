import { brotliDecompressSync } from "node:zlib";
import type { WireChart, WireRow } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function chartOf(query: string): Promise<WireChart> {
  const answer = await server.get(`/api/stock/stockSimplifyData?${query}`);
  expect(answer.json().data.kind).toBe("chart");
  return answer.json().data.chart;
}

async function rowsOf(codes: string): Promise<{ rows: WireRow[]; unknown: string[] }> {
  return (await server.get(`/api/stock/stockSimplifyData?codes=${codes}`)).json().data;
}

describe("the bars of a chart", () => {
  it("begin at the bar from which the header measures the same period, and end at the last", async () => {
    const { bars, interval } = await chartOf("code=ADAM&range=1y");
    expect([bars.date[0], bars.date.at(-1), interval]).toEqual(["2023-06-28", "2024-06-28", "day"]);
    expect([bars.close[0], bars.close.at(-1)]).toEqual([51.95, 55.61]);
    expect((await chartOf("code=ADAM&range=ytd")).bars.date[0]).toBe("2023-12-29");
  });

  it("are columns of one length with low <= close <= high", async () => {
    const { bars } = await chartOf("code=ADAM&range=3y");
    const lengths = new Set(Object.values(bars).map((column) => column.length));
    expect([...lengths]).toEqual([bars.date.length]);
    for (const [i, close] of bars.close.entries()) {
      expect(close as number).toBeGreaterThanOrEqual(bars.low[i] as number);
      expect(close as number).toBeLessThanOrEqual(bars.high[i] as number);
    }
  });

  it.each([
    ["5y", "day"],
    ["10y", "week"],
    ["max", "week"],
  ])("of %s are no more than a screen shows: one a %s", async (range, interval) => {
    const chart = await chartOf(`code=ADAM&range=${range}`);
    expect(chart.interval).toBe(interval);
    expect(chart.bars.date.length).toBeLessThanOrEqual(1_500);
  });

  it("have no jump in price or volume where the stock was split", async () => {
    const { bars, splits } = await chartOf("code=ADAM&range=5y");
    expect(splits).toEqual({ date: ["2020-08-31"], ratio: [4] });
    const index = bars.date.indexOf("2020-08-31");
    // Friday to Monday are three calendar days: three cents.
    expect((bars.close[index] as number) - (bars.close[index - 1] as number)).toBeCloseTo(0.03, 9);
    expect((bars.volume[index - 1] as number) / (bars.volume[index] as number)).toBeGreaterThan(3.5);
  });

  it("come after what a moving average of 200 bars needs", async () => {
    const { bars, leadIn } = await chartOf("code=ADAM&range=1m");
    expect(leadIn.date).toHaveLength(199);
    expect(leadIn.date.at(-1)).toBe("2024-05-27");
    expect(bars.date[0]).toBe("2024-05-28");
    expect((await chartOf("code=ADAM&range=max")).leadIn.date).toHaveLength(0);
  });

  it("carry the dividends of the span, per share of today", async () => {
    const { dividends } = await chartOf("code=ADAM&range=6m");
    expect(dividends).toEqual({ date: ["2024-03-15", "2024-06-14"], amount: [0.1, 0.1] });
  });

  it("start lower and end at the same close with dividends reinvested", async () => {
    const price = await chartOf("code=ADAM&range=1y");
    const total = await chartOf("code=ADAM&range=1y&basis=total");
    expect([price.basis, total.basis]).toEqual(["split-adjusted", "total-return"]);
    expect(total.bars.close[0] as number).toBeLessThan(price.bars.close[0] as number);
    expect(total.bars.close.at(-1)).toBe(price.bars.close.at(-1));
  });

  it("are total returns, and are marked so, where the source has nothing else", async () => {
    expect((await chartOf("code=YAHO&range=1y")).basis).toBe("total-return");
    expect((await chartOf("code=SPLT&range=1y&basis=total")).basis).toBe("split-adjusted");
  });

  it("end on the day asked for, on the share count of that day", async () => {
    // 3161 days after the first, four times 10 + 31.61: the split on the following Monday was not known yet.
    expect((await chartOf("code=ADAM&range=1m&asOf=2020-08-28")).bars.close.at(-1)).toBe(166.44);
  });

  it("are counted in the shares of their last day, or in those of the last day of all where the source adjusted them", async () => {
    const unitDayOf = async (query: string) => (await chartOf(query)).unitDay;
    expect(await unitDayOf("code=ADAM&range=max")).toBe("2024-06-28");
    expect(await unitDayOf("code=ADAM&range=1m&asOf=2020-08-30")).toBe("2020-08-28");
    expect(await unitDayOf("code=SPLT&range=1m&asOf=2020-08-30")).toBe("2024-06-28");
    expect(await unitDayOf("code=YAHO&range=1m&asOf=2020-08-30")).toBe("2024-06-28");
    expect(await unitDayOf("code=NONE&range=max")).toBeNull();
  });

  it("do not exist for a stock without prices, or before its first price", async () => {
    expect((await chartOf("code=NONE&range=max")).bars.date).toEqual([]);
    expect((await chartOf("code=ADAM&range=max&asOf=2000-01-01")).bars.date).toEqual([]);
  });

  it("are few bytes: five years of days below 25 KB in brotli", async () => {
    const answer = await server.get("/api/stock/stockSimplifyData?code=ADAM&range=5y", { "accept-encoding": "br" });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.rawPayload.length).toBeLessThan(25 * 1024);
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).code).toBe(0);
  });
});

describe("the rows of a list", () => {
  it("have price, change on the day and about a year of closes, each stock once", async () => {
    const { rows, unknown } = await rowsOf("adam,ADAM,ZZZ");
    expect(unknown).toEqual(["ZZZ"]);
    expect(rows).toHaveLength(1);
    const [row] = rows as [WireRow];
    expect(row.price.value).toBe(55.61);
    expect(row.change.value).toBeCloseTo(0.01 / 55.6, 12);
    expect(row.sparkline.length).toBeLessThanOrEqual(60);
    expect([row.sparkline[0], row.sparkline.at(-1)]).toEqual([51.95, 55.61]);
  });

  it("keep a stock without prices, with the reason", async () => {
    const { rows } = await rowsOf("NONE,GONE");
    expect(rows.map(({ symbol, price, delisted }) => [symbol, price.value, delisted])).toEqual([
      ["NONE", null, null],
      ["GONE", 36.29, "2019-03-15"],
    ]);
    expect(rows[0]?.change).toEqual({ value: null, because: "no-price" });
  });

  it.each([
    ["51 symbols", Array.from({ length: 51 }, (_, i) => `S${i}`).join(",")],
    ["an empty place", "ADAM,,BRK.B"],
    ["a text that is no symbol", "ADAM,<b>"],
  ])("are refused for %s", async (_what, codes) => {
    const answer = await server.get(`/api/stock/stockSimplifyData?codes=${encodeURIComponent(codes)}`);
    expect([answer.statusCode, answer.json().data.fields[0].path]).toEqual([400, "codes"]);
  });
});
