import type { OutputOf, statistics, WireStatistics } from "@plumbline/contract";
import { type Day, day, weekdayOf } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

type Answer = OutputOf<typeof statistics>;

/** On weekdays, a point up a calendar day from 1000 on; the tiny market's stocks rise by a cent from 10.00 on likewise. */
function risingIndex(name: string) {
  const first = day("2012-01-02");
  const last = day("2024-06-28");
  const days = Int32Array.from({ length: last - first + 1 }, (_, k) => first + k).filter(
    (value) => weekdayOf(value as Day) <= 5,
  );
  const value = Float64Array.from(days, (on) => 1000 + on - first);
  return { name, unit: "points" as const, source: "index-maker", day: days, value };
}

let server: TestServer;
let besideIndex: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const series = [risingIndex("sp500")];
  besideIndex = await startTestServer({ publish: (directory) => publishTinyMarket(directory, { series }) });
});
afterAll(async () => {
  await server.close();
  await besideIndex.close();
});

async function answerOf(query: string, from = server): Promise<Answer> {
  const answer = await from.get(`/api/stock/stockMonthlyData?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

async function statisticsOf(query: string, from = server): Promise<WireStatistics> {
  const { statistics } = await answerOf(query, from);
  if (!statistics) throw new Error("There are no statistics.");
  return statistics;
}

describe("the months of a stock", () => {
  it("are the last closes against those of the month before", async () => {
    // 2024-06-28 is 4561 days after the first: 55.61; 2024-05-31 was 55.33. No dividend counts.
    const { years, window, running } = await statisticsOf("code=ADAM&basis=price");
    expect(years.months.at(-1)?.[5]).toBeCloseTo(55.61 / 55.33 - 1, 12);
    expect(window).toEqual({ from: "2019-07-01", to: "2024-06-30", months: 60, isComplete: true });
    // The 28th of June 2024 was a Friday.
    expect(running).toBeNull();
  });

  it("include a running month when the market's last day is not its end", async () => {
    const { running, window, years } = await statisticsOf("code=ADAM&asOf=2024-05-15");
    expect(running).toEqual({ year: 2024, month: 5, to: "2024-05-15" });
    expect(window?.to).toBe("2024-04-30");
    expect([years.n.at(-1), years.isPartial.at(-1)]).toEqual([4, true]);
  });

  it("count dividends unless the price alone is asked for", async () => {
    const june = (statistics: WireStatistics) => statistics.years.months.at(-1)?.[5] as number;
    const total = await statisticsOf("code=ADAM");
    const price = await statisticsOf("code=ADAM&basis=price");
    // 0.10 went ex on 2024-06-14, on a close of 55.46 the day before.
    expect((1 + june(total)) / (1 + june(price))).toBeCloseTo(1 / (1 - 0.1 / 55.46), 9);
  });

  it("go back as far as asked, and are marked when the history is shorter", async () => {
    const ten = await statisticsOf("code=ADAM&years=10");
    const twenty = await statisticsOf("code=ADAM&years=20");
    const all = await statisticsOf("code=ADAM&years=all");
    expect(ten.window).toMatchObject({ months: 120, isComplete: true });
    // From February 2012 on: the price at the start of January is not known.
    expect(twenty.window).toMatchObject({ from: "2012-02-01", months: 149, isComplete: false });
    expect(all.window).toMatchObject({ months: 149, isComplete: true });
  });

  it("have neither interval nor test from fewer than three years", async () => {
    const { calendar, window, risk } = await statisticsOf("code=BRK.B");
    expect(window).toMatchObject({ from: "2024-02-01", months: 5, isComplete: false });
    expect(calendar.n).toEqual([0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(new Set([...calendar.low, ...calendar.q, ...calendar.luck])).toEqual(new Set([null]));
    expect(new Set(calendar.evidence)).toEqual(new Set(["none"]));
    expect(risk.figures.cagr).toEqual({ value: null, because: "history-too-short" });
  });
});

describe("a stock that does not fit", () => {
  it("has no statistics without prices", async () => {
    expect(await answerOf("code=NONE&market=less")).toMatchObject({
      statistics: null,
      market: { name: null, isDeducted: false, because: "no-price" },
    });
    expect((await answerOf("code=ADAM&asOf=2000-01-01")).statistics).toBeNull();
  });

  it("ends with a complete month when it was delisted", async () => {
    const { delisted, statistics } = await answerOf("code=GONE");
    expect(delisted).toBe("2019-03-15");
    expect(statistics?.running).toBeNull();
    expect(statistics?.window?.to).toBe("2019-03-31");
    // Before that day it was not known.
    const before = await answerOf("code=GONE&asOf=2019-03-14");
    expect(before.delisted).toBeNull();
    expect(before.statistics?.running).toMatchObject({ month: 3, to: "2019-03-14" });
  });

  it("is measured as its source allows, with a note", async () => {
    expect(await answerOf("code=SPLT")).toMatchObject({ basis: "price", basisNote: "no-dividends" });
    expect(await answerOf("code=YAHO&basis=price")).toMatchObject({ basis: "total", basisNote: "dividends-included" });
    expect(await answerOf("code=YAHO")).toMatchObject({ basis: "total", basisNote: null });
  });

  it("is unknown", async () => {
    expect((await server.get("/api/stock/stockMonthlyData?code=ZZZ")).statusCode).toBe(404);
  });
});

describe("the market", () => {
  it("is not deducted, with a reason, where there is no index", async () => {
    const { market, statistics } = await answerOf("code=ADAM&market=less");
    expect(market).toEqual({ name: null, isDeducted: false, because: "no-index" });
    expect(statistics?.risk.figures.beta).toEqual({ value: null, because: "no-index" });
    expect(statistics?.risk.figures.sharpe).toEqual({ value: null, because: "no-interest-rate" });
    expect(statistics?.risk.riskFree).toEqual({
      name: null,
      average: { value: null, because: "no-interest-rate" },
    });
  });

  it("is deducted from prices where the index counts no dividends", async () => {
    const answer = await answerOf("code=ADAM&market=less", besideIndex);
    expect(answer).toMatchObject({ basis: "price", basisNote: "index-without-dividends" });
    expect(answer.market).toEqual({ name: "sp500", isDeducted: true, because: null });
    // From 55.33 to 55.61 while the index went from 5533 to 5561: nothing is left.
    const cells = answer.statistics?.years.months.flat().filter((value) => value !== null) ?? [];
    expect(cells).toHaveLength(60);
    for (const cell of cells) expect(cell).toBeCloseTo(0, 12);
  });

  it("is compared with prices, with a note, where dividends count and the index has none", async () => {
    const { risk, underWater } = await statisticsOf("code=ADAM", besideIndex);
    expect(risk.isPriceBeside).toBe(true);
    expect(risk.figures.beta.value).toBeCloseTo(1, 9);
    expect(risk.figures.beta).toMatchObject({ provenance: { source: "tiny, index-maker" } });
    expect(underWater.market.every((value) => value === null)).toBe(true);
    expect((await statisticsOf("code=ADAM&basis=price", besideIndex)).risk.isPriceBeside).toBe(false);
  });

  it("cannot be deducted from closes that count dividends already", async () => {
    const { market, statistics } = await answerOf("code=YAHO&market=less", besideIndex);
    expect(market).toEqual({ name: null, isDeducted: false, because: "adjusted-prices-only" });
    expect(statistics?.risk.figures.beta).toEqual({ value: null, because: "adjusted-prices-only" });
  });
});

describe("lines and paths", () => {
  it("lay each year of the table out by trading day, from the end of the year before", async () => {
    const { paths, years } = await statisticsOf("code=ADAM&basis=price");
    expect([paths.year, paths.step]).toEqual([years.year, 1]);
    const year2023 = paths.cumulative[paths.year.indexOf(2023)] ?? [];
    // 2023 began after a close of 50.15 on 30 December 2022 and ended at 53.79 on the 29th.
    expect(year2023.at(-1)).toBeCloseTo(53.79 / 50.15 - 1, 4);
    expect(year2023).toHaveLength(260);
    expect(paths.isPartial.at(-1)).toBe(true);
  });

  it("roll a year over every day whose year before is known", async () => {
    const { rolling } = await statisticsOf("code=ADAM&years=all&basis=price");
    expect(rolling.line.date[0]).toBe("2013-01-02");
    // 2013-01-02 is 366 days after the first: 13.66 on 10.00.
    expect(rolling.line.stock[0]).toBeCloseTo(0.366, 9);
    expect(rolling.winRate.value).toBe(1);
    const young = await statisticsOf("code=BRK.B");
    expect([young.rolling.n, young.rolling.line.date]).toEqual([0, []]);
    expect(young.rolling.median).toEqual({ value: null, because: "history-too-short" });
  });

  it("have no drawdown where no close was ever below another", async () => {
    const { drawdowns, underWater } = await statisticsOf("code=ADAM");
    expect(drawdowns.depth).toEqual([]);
    expect(Math.min(...underWater.stock)).toBe(0);
  });
});

it("the answer depends on data and request only, so that a repeated request gets a 304", async () => {
  const url = "/api/stock/stockMonthlyData?code=ADAM&years=10";
  const first = await server.get(url);
  const again = await server.get(url, { "if-none-match": String(first.headers.etag) });
  expect([first.statusCode, again.statusCode, again.rawPayload.length]).toEqual([200, 304, 0]);
});
