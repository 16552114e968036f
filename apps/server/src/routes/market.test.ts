import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = async (url: string) => (await server.get(url)).json().data;

describe("the instrument list", () => {
  it("has columns of one length, with names only where they differ from the English one", async () => {
    const list = await ask("/api/stock/getBasicList");
    expect(list.symbol).toEqual(["ADAM", "BRK.B", "GONE", "NONE", "SPLT", "YAHO"]);
    expect(list.names["zh-Hant"]).toEqual(["亞當光學", null, null, null, null, null]);
    expect(list.names.fr).toEqual([null, null, null, null, null, null]);
    expect(list.priced).toEqual([true, true, true, false, true, true]);
    expect(list.delisted[2]).toBe("2019-03-15");
    expect(list.aliases[1]).toEqual(["BRKB"]);
  });
});

describe("quotes", () => {
  it("are last closes, marked as such, with the source", async () => {
    const { quotes, unknown } = await ask("/api/stock/realtimeData?codes=YAHO,NONE,ZZZ");
    expect(quotes[0]).toMatchObject({ symbol: "YAHO", kind: "last-close", day: "2024-06-28", source: "yahoo" });
    expect(quotes[1]).toMatchObject({ price: { value: null, because: "no-price" }, day: null, source: null });
    expect(unknown).toEqual(["ZZZ"]);
  });
});

describe("the state of the market", () => {
  it("counts what is served and where it comes from", async () => {
    const state = await ask("/api/market/state");
    expect(state).toMatchObject({
      market: "tiny",
      fictional: false,
      lastDay: "2024-06-28",
      instruments: 6,
      priced: 5,
      refused: [],
    });
    expect(state.sources.map(({ name }: { name: string }) => name).sort()).toEqual(["stooq", "tiny", "yahoo"]);
    expect(state.sources.reduce((sum: number, source: { bars: number }) => sum + source.bars, 0)).toBe(state.bars);
  });

  it("names the series that an import could bring", async () => {
    expect((await ask("/api/market/state")).lacks).toEqual(["government", "aaa", "bills", "index", "indexDividends"]);
  });

  it("shows the median change of the traded stocks of each sector, and the largest moves", async () => {
    const state = await ask("/api/market/state");
    const industrials = state.sectors.find(({ sector }: { sector: string }) => sector === "Industrials");
    // BRK.B, SPLT and YAHO rose from 55.60 to 55.61; GONE trades no more. BRK.B has no year yet.
    expect(industrials.members).toBe(3);
    expect(industrials.dayChange.value).toBeCloseTo(0.01 / 55.6, 12);
    expect(industrials.yearChange.value).toBeCloseTo(55.61 / 51.95 - 1, 12);
    expect(state.gainers).toEqual(["ADAM", "BRK.B", "SPLT", "YAHO"]);
    expect(state.losers).toEqual([]);
  });

  it("asks the questions that it can answer, each of another stock with a long history", async () => {
    const { examples } = await ask("/api/market/state");
    // Two stocks of this market still trade and have what is asked for; GONE does not trade any more.
    expect(examples).toEqual([
      { question: "checks", symbol: "ADAM" },
      { question: "months", symbol: "SPLT" },
    ]);
  });
});

describe("the quality report", () => {
  it("lists what was found, with totals", async () => {
    const report = await ask("/api/market/quality");
    expect(report.totals).toContainEqual({ outcome: "rejected", code: "error-body", issues: 1, count: 1 });
    expect(report.issues).toHaveLength(2);
  });

  it("can be limited to one stock, even one that was rejected", async () => {
    expect((await ask("/api/market/quality?code=adam")).issues.map((issue: { code: string }) => issue.code)).toEqual([
      "split-ratio-noise",
    ]);
    expect((await ask("/api/market/quality?code=fail")).totals).toHaveLength(1);
    expect((await ask("/api/market/quality?code=BRK.B")).issues).toEqual([]);
  });
});
