import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import {
  type BacktestOrder,
  BacktestResultSchema,
  type WireBacktestResult,
  type WireStrategy,
} from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import { ENGINE_VERSION, runStrategy } from "@plumbline/market/backtests";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import yauzl from "yauzl";
import { orderOf } from "../../backtests/run-order.ts";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";

let server: AccountServer;
let address: string;
beforeAll(async () => {
  server = await startAccountServer();
  address = await server.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

/** Buys and sells twelve times a year, by the calendar alone. */
const ORDER = {
  strategyId: "turn-of-month",
  universe: { codes: ["ADAM"] },
  from: "2020-01-02",
  to: "2021-12-31",
  capital: 10_000,
  costs: { rate: 0.001, slippage: 0.0005 },
  fractional: true,
} as const satisfies BacktestOrder;
/** Ten thousand combinations: time enough to cancel. */
const LONG = {
  ...ORDER,
  strategyId: "golden-cross",
  from: "2013-01-02",
  to: "2024-06-28",
  sweep: [
    { parameter: "fast", from: 2, to: 101, step: 1 },
    { parameter: "slow", from: 110, to: 209, step: 1 },
  ],
} as const satisfies BacktestOrder;

/** The same, bought at a limit. */
const DIPS = { ...libraryStrategy("turn-of-month")?.strategy, entryOrder: { type: "limit", below: 0.01 } };

let users = 0;
async function arrive() {
  const { accessToken: token } = await server.register(`trader${users++}@example.org`);
  const start = (order: object = ORDER) => server.post("backStock", order, { token });
  const read = async (id: string) => (await server.read(`backStock?id=${id}`, { token })).json().data;
  const until = async (id: string, state: string) => {
    for (let waited = 0; waited < 60_000; waited += 50, await pause(50)) {
      const run = await read(id);
      if (run.state === state) return run;
      if (["done", "failed", "cancelled"].includes(run.state)) throw new Error(`The run is ${run.state}: ${run.error}`);
    }
    throw new Error(`The run ${id} is not ${state}.`);
  };
  return { token, start, read, until, idOf: async (order?: object) => (await start(order)).json().data.id as string };
}

/** Money as files state it: what lies behind is the noise of doubles. */
const toMillionths = (sums: readonly (number | null)[]) => sums.map((sum) => sum && Number(sum.toFixed(6)));

const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: number } }) => [
  statusCode,
  json().code,
];

describe("a backtest", () => {
  it("is taken in, computed and stored, with the result of the core to the bit", async () => {
    const { idOf, until } = await arrive();
    const run = await until(await idOf(), "done");
    expect(run).toMatchObject({ strategyId: "turn-of-month", strategyVersion: null, error: null, input: ORDER });
    const result = BacktestResultSchema.parse(run.result) as WireBacktestResult;
    expect(result.trades.code.length).toBeGreaterThan(20);
    const { snapshot } = server.market.served ?? {};
    if (!snapshot) throw new Error("There is no market.");
    const strategy = libraryStrategy("turn-of-month")?.strategy as WireStrategy;
    const order = orderOf({ input: ORDER, strategy, saved: null, earlierTrials: [] });
    const context = {
      snapshot,
      factors: null,
      columns: null,
      onSteps: () => undefined,
      breathe: async () => undefined,
    };
    const direct = (await runStrategy(context, order)).result;
    const written = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value, (_, each) => (ArrayBuffer.isView(each) ? Array.from(each as Float64Array) : each)),
      );
    expect(run.result).toEqual(written(direct));
  });

  it("finds the same twice, and a user's second try counts as no further trial", async () => {
    const { idOf, until } = await arrive();
    const [one, other] = [
      await until(await idOf(), "done"),
      await until(await idOf({ ...ORDER, name: "Again" }), "done"),
    ];
    expect(other.result).toEqual(one.result);
    expect(other.name).toBe("Again");
    const third = await until(await idOf({ ...ORDER, capital: 20_000 }), "done");
    expect([one.result.honesty.trials, third.result.honesty.trials]).toEqual([1, 2]);
  });

  it("tries every combination of a sweep", async () => {
    const { idOf, until } = await arrive();
    const sweep = [
      { parameter: "fast", from: 10, to: 30, step: 10 },
      { parameter: "slow", from: 100, to: 150, step: 50 },
    ];
    const { result } = await until(await idOf({ ...LONG, sweep }), "done");
    expect(result.sweep.parameters).toEqual([
      { name: "fast", values: [10, 20, 30] },
      { name: "slow", values: [100, 150] },
    ]);
    expect(result.sweep.finalEquity).toHaveLength(6);
    expect(result.honesty.trials).toBe(6);
  });

  it("of an earlier version of the engine is answered in today's form: what was not counted then is missing and says why", async () => {
    const { idOf, until, read } = await arrive();
    const sweep = [{ parameter: "fast", from: 10, to: 30, step: 10 }];
    const id = await idOf({ ...LONG, sweep });
    const { engine, result } = await until(id, "done");
    expect([engine, result.versions.engine]).toEqual([ENGINE_VERSION, ENGINE_VERSION]);
    expect(result.honesty.bootstrap.seesRegimes).toBe(true);
    const { db } = server.database;
    const kept = await db.selectFrom("backtest_results").select("result").where("backtest_id", "=", id).execute();
    // Version 2 wrote the same but for these.
    const earlier = JSON.parse(gunzipSync(kept[0]?.result as Buffer).toString());
    delete earlier.sweep.sampled;
    delete earlier.honesty.truncation.stocks;
    delete earlier.honesty.truncation.compared;
    delete earlier.honesty.survivors.least;
    // Up to version 3, what the run was compared with began at its first trade.
    delete earlier.statistics.sinceFirstTrade;
    // Up to version 4, intervals did not allow for bull and bear markets.
    delete earlier.honesty.bootstrap.seesRegimes;
    // Up to version 4, each sale of a part was a trade, and nothing else was listed.
    delete earlier.executions;
    delete earlier.statistics.counts.orders;
    earlier.versions.engine = 2;
    const stored = gzipSync(JSON.stringify(earlier));
    await db.updateTable("backtest_results").set({ result: stored }).where("backtest_id", "=", id).execute();
    const answered = (await read(id)).result;
    expect(() => BacktestResultSchema.parse(answered)).not.toThrow();
    const notKept = { value: null, because: "earlier-engine" };
    const { beside } = result.statistics;
    expect(beside.buyAndHold.cagr.value).toEqual(expect.any(Number));
    const unknown = Object.fromEntries(Object.keys(beside.buyAndHold).map((name) => [name, notKept]));
    expect(answered).toEqual({
      ...result,
      executions: notKept,
      statistics: {
        ...result.statistics,
        counts: { ...result.statistics.counts, orders: notKept },
        sinceFirstTrade: notKept,
        beside: { benchmark: null, buyAndHold: unknown, equalWeight: null },
      },
      sweep: { ...result.sweep, sampled: notKept },
      honesty: {
        ...result.honesty,
        truncation: { ...result.honesty.truncation, stocks: notKept, compared: notKept },
        survivors: { ...result.honesty.survivors, least: notKept },
        bootstrap: { ...result.honesty.bootstrap, seesRegimes: false },
      },
      versions: { ...result.versions, engine: 2 },
    });
  });

  it("states what each span out of sample returned, also one of less than a year", async () => {
    const { idOf, until } = await arrive();
    const { result } = await until(await idOf(LONG), "done");
    const { date, value } = result.equity;
    const { windows } = result.honesty.walkForward;
    expect(windows.length).toBeGreaterThan(1);
    // They compare some of the ten thousand combinations, and say so.
    expect([result.sweep.sampled, result.sweep.finalEquity.length]).toEqual([200, 10_000]);
    for (const { from, until: last, outOfSample } of windows) {
      const before = value[date.indexOf(from) - 1];
      expect(outOfSample).toBeCloseTo(value[date.indexOf(last)] / before - 1, 12);
    }
  });

  it("of all stocks of a market, ranked every month, holds the best", async () => {
    const { idOf, until } = await arrive();
    const order = { ...ORDER, universe: { market: true }, from: "2018-01-02" };
    const { result } = await until(await idOf({ ...order, strategyId: "momentum-12-1" }), "done");
    expect(result.trades.code.length).toBeGreaterThan(0);
    expect(result.equity.equalWeight).toHaveLength(result.equity.date.length);
    // GONE was delisted in 2019: the market is not made of survivors alone.
    expect(result.honesty.survivors).toMatchObject({ biased: false, delisted: 1, least: 1 });
  });

  it("of positions that overlap for a year never holds more than their count", async () => {
    const { idOf, until } = await arrive();
    const momentum = libraryStrategy("momentum-12-1")?.strategy as WireStrategy;
    // Thirty in twelve parts that hold two and three by turns; of three, nine of the twelve parts hold none.
    for (const count of [30, 3]) {
      const strategy = { ...momentum, positions: { count }, holdMonths: 12 };
      const order = { ...ORDER, strategyId: undefined, strategy, universe: { market: true } };
      const { result } = await until(await idOf(order), "done");
      const most = Math.max(...result.equity.positions);
      expect(most).toBeGreaterThan(1);
      expect(most).toBeLessThanOrEqual(count);
    }
  });

  it("counts days after the strategy was saved as out of sample", async () => {
    const { idOf, until, token } = await arrive();
    const given = { action: "fork", from: "turn-of-month", name: "Mine" };
    const { strategies } = (await server.post("user/savecustomstrategy", given, { token })).json().data;
    const run = await until(await idOf({ ...ORDER, strategyId: strategies[0].id }), "done");
    expect(run).toMatchObject({ strategyVersion: 1, name: "Mine" });
    // It was saved in 2026; the run ends in 2021.
    expect(run.result.honesty.outOfSample).toMatchObject({ since: "2026-07-01", days: 0 });
    expect(run.result.versions.strategyVersion).toBe(1);
  });

  it.each([
    ["days in the wrong order", { to: "2019-01-02" }, "to"],
    ["a stock that is not there", { universe: { codes: ["ADAM", "ZZZ"] } }, "universe.codes.1"],
    ["a stock without prices", { universe: { codes: ["NONE"] } }, "universe.codes.0"],
    ["a sector without stocks", { universe: { sectors: ["Energy"] } }, "universe"],
    ["a benchmark that is not there", { benchmark: "ZZZ" }, "benchmark"],
    ["a value out of its bounds", { values: { first: 99 } }, "values.first"],
    [
      "a parameter that is not there",
      { sweep: [{ parameter: "toString", from: 1, to: 2, step: 1 }] },
      "sweep.0.parameter",
    ],
    ["fills at a time that there is not", { fillAt: "noon" }, "fillAt"],
    [
      "fills at the close of orders that wait for a later price",
      { strategyId: undefined, strategy: DIPS, fillAt: "close" },
      "fillAt",
    ],
    [
      "orders at a price for positions that are replaced as a whole",
      { strategyId: undefined, strategy: { ...DIPS, exit: null, rebalancing: "monthly" } },
      "strategy.entryOrder",
    ],
    ["a part of the volume that is none", { volumeShare: 0 }, "volumeShare"],
    ["more than all of the volume", { volumeShare: 1.5 }, "volumeShare"],
    ["more than the last close after a delisting", { delistingRecovery: 1.01 }, "delistingRecovery"],
    ["too many combinations", { ...LONG, sweep: [{ parameter: "fast", from: 2, to: 100, step: 1e-6 }] }, "sweep"],
  ])("is refused with %s, and the field is named", async (_, change, field) => {
    const { start, token } = await arrive();
    const answer = await start({ ...ORDER, ...change });
    expect(outcome(answer)).toEqual([400, -1]);
    expect(answer.json().data.fields.map(({ path }: { path: string }) => path)).toEqual([field]);
    expect((await server.read("backStockList", { token })).json().data.runs).toEqual([]);
  });

  it("of a strategy that nobody has is refused as unknown", async () => {
    const { start } = await arrive();
    for (const strategyId of ["no-such", "0b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a"]) {
      expect(outcome(await start({ ...ORDER, strategyId }))).toEqual([404, 404]);
    }
  });
});

describe("the progress of a backtest", () => {
  it("comes as server-sent events until the run is over", { timeout: 60_000 }, async () => {
    const { idOf, token } = await arrive();
    const id = await idOf();
    const answer = await fetch(`${address}/api/backStock/events?id=${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    const text = await answer.text();
    const events = text.split("\n\n").filter((event) => event.startsWith("event: progress"));
    const news = events.map((event) => JSON.parse(event.slice(event.indexOf("data: ") + 6)));
    expect(news.length).toBeGreaterThan(0);
    expect(news.at(-1)).toMatchObject({ state: "done", progress: { phase: "storing" } });
  });

  it("is not told to another user", async () => {
    const [ada, ben] = [await arrive(), await arrive()];
    const id = await ada.idOf();
    expect(outcome(await server.read(`backStock/events?id=${id}`, { token: ben.token }))).toEqual([404, 404]);
  });
});

describe("a backtest that is not wanted any more", () => {
  it("is cancelled while it is computed, and ends soon", { timeout: 60_000 }, async () => {
    const { idOf, until, token } = await arrive();
    const id = await idOf(LONG);
    await until(id, "running");
    const answer = await server.post("backStock/cancel", { id }, { token });
    expect(outcome(answer)).toEqual([200, 0]);
    const run = await until(id, "cancelled");
    expect(run.result).toBeNull();
    expect(outcome(await server.read(`orderExport?id=${id}&format=csv`, { token }))).toEqual([404, 404]);
    expect((await server.post("backStock/cancel", { id }, { token })).json().data.state).toBe("cancelled");
  });

  it("can be named, marked and deleted", async () => {
    const { idOf, until, token } = await arrive();
    const id = await idOf();
    await until(id, "done");
    const change = async (body: object) =>
      (await server.post("backStockList", { id, ...body }, { token })).json().data.runs;
    expect(await change({ name: "Ends of months", favourite: true })).toEqual([
      expect.objectContaining({ id, name: "Ends of months", favourite: true, state: "done" }),
    ]);
    const [listed] = (await server.read("backStockList", { token })).json().data.runs;
    expect(listed.summary).toMatchObject({
      from: "2020-01-02",
      to: "2021-12-31",
      trades: expect.any(Number),
      open: expect.any(Number),
    });
    expect(await change({ delete: true })).toEqual([]);
    expect(outcome(await server.read(`backStock?id=${id}`, { token }))).toEqual([404, 404]);
  });
});

describe("the trade chart", () => {
  it("has the bars of the run, the indicators of its rules and the trades of the stock", async () => {
    const { idOf, until, token } = await arrive();
    const id = await idOf({ ...ORDER, strategyId: "rsi2" });
    const { result } = await until(id, "done");
    const { data } = (await server.read(`stockChartList?id=${id}&code=adam`, { token })).json();
    expect(data.code).toBe("ADAM");
    expect(data.chart_tradeData.entryDate).toEqual(result.trades.entryDate);
    expect(data.chart_tradeData.fees).toEqual(result.trades.fees);
    const { date, close, indicators } = data.chart_stockData;
    expect(date.at(-1)).toBe("2021-12-31");
    expect(close).toHaveLength(date.length);
    const names = indicators.map(({ indicator, parameters }: { indicator: string; parameters: object }) => [
      indicator,
      ...Object.values(parameters),
    ]);
    expect(names).toEqual(
      expect.arrayContaining([
        ["rsi", 2],
        ["sma", 200],
      ]),
    );
    for (const { outputs } of indicators)
      for (const line of Object.values(outputs)) expect(line).toHaveLength(date.length);
  });
});

describe("trades on a chart", () => {
  /** Purchases at the open plus slippage, sales at the open less it; ADAM is split by four in August 2020. */
  const filledAt = (open: number, side: string) => (side === "buy" ? open * 1.0005 : open * 0.9995);

  it("are in the shares of its bars, before a split too", async () => {
    const { idOf, until, token } = await arrive();
    const id = await idOf();
    const { result } = await until(id, "done");
    const { data } = (await server.read(`stockChartList?id=${id}&code=ADAM`, { token })).json();
    const { chart_stockData: bars, chart_tradeData: charted } = data;
    const { executions, entryDate, entryPrice, quantity } = charted;
    expect(entryDate[0] < "2020-08-31" && entryDate.at(-1) > "2020-08-31").toBe(true);
    executions.date.forEach((date: string, row: number) => {
      const open = bars.open[bars.date.indexOf(date)];
      expect(executions.price[row]).toBeCloseTo(filledAt(open, executions.side[row]), 2);
    });
    // Four of today's shares for one of before; the money is the same.
    expect(entryPrice[0]).toBeCloseTo(result.trades.entryPrice[0] / 4, 10);
    expect(quantity[0]).toBeCloseTo(result.trades.quantity[0] * 4, 8);
    expect(entryPrice.at(-1)).toBe(result.trades.entryPrice.at(-1));
    expect(charted.profit).toEqual(result.trades.profit);
    const last = (await server.read("stockChartList/trades?code=ADAM", { token })).json().data;
    expect(last.trades).toEqual(charted);
  });

  it("of an earlier version of the engine are drawn without their executions", async () => {
    const { idOf, until, token } = await arrive();
    const id = await idOf();
    const { result } = await until(id, "done");
    await storeEarlier(id);
    const { data } = (await server.read(`stockChartList?id=${id}&code=ADAM`, { token })).json();
    expect(data.chart_tradeData.executions).toEqual({ value: null, because: "earlier-engine" });
    expect(data.chart_tradeData.profit).toEqual(result.trades.profit);
  });
});

describe("the last trades of a stock", () => {
  it("are those of the newest run that traded it, whatever ran since", async () => {
    const { idOf, until, token } = await arrive();
    const tradesOf = async (code: string) =>
      (await server.read(`stockChartList/trades?code=${code}`, { token })).json().data;
    expect(await tradesOf("ADAM")).toMatchObject({ run: null, trades: { entryDate: [], reason: [] } });
    await until(await idOf(ORDER), "done");
    server.wait(1);
    const newer = await idOf({ ...ORDER, name: "Newer" });
    const { result } = await until(newer, "done");
    expect(result.trades.entryDate.length).toBeGreaterThan(0);
    server.wait(1);
    // Buys nothing of a share that rises every day.
    await until(await idOf({ ...ORDER, strategyId: "rsi2" }), "done");
    const last = await tradesOf("adam");
    expect(last.run).toEqual({ id: newer, name: "Newer" });
    expect(last.trades.entryDate).toEqual(result.trades.entryDate);
    expect(last.trades.profit).toEqual(result.trades.profit);
    expect(await tradesOf("SPLT")).toMatchObject({ run: null });
  });

  it("are told to nobody else, and not found of a stock that the market does not have", async () => {
    const { token } = await arrive();
    expect(outcome(await server.read("stockChartList/trades?code=ZZZZ", { token }))).toEqual([404, 404]);
    expect((await server.read("stockChartList/trades?code=ADAM")).statusCode).toBe(401);
  });
});

/** Takes out of a stored result what version 4 of the engine did not write. */
async function storeEarlier(id: string): Promise<void> {
  const { db } = server.database;
  const kept = await db.selectFrom("backtest_results").select("result").where("backtest_id", "=", id).execute();
  const { executions: _, ...earlier } = JSON.parse(gunzipSync(kept[0]?.result as Buffer).toString());
  delete earlier.statistics.counts.orders;
  earlier.versions.engine = 4;
  const stored = gzipSync(JSON.stringify(earlier));
  await db.updateTable("backtest_results").set({ result: stored }).where("backtest_id", "=", id).execute();
}

describe("the export of orders", () => {
  const exported = async (format: string, order: object = ORDER) => {
    const { idOf, until, token } = await arrive();
    const id = await idOf(order);
    const { result } = await until(id, "done");
    const answer = await server.read(`orderExport?id=${id}&format=${format}`, { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toMatch(
      new RegExp(`^attachment; filename="orders-\\w+\\.${format}"$`),
    );
    const { trades, executions } = result as WireBacktestResult;
    if (!("trade" in executions)) throw new Error("The result has no executions.");
    return { answer, id, token, trades, executions };
  };
  /** Some hundred shares a day: what the volume of the first day does not take is sold on the next. */
  const IN_PARTS = { ...ORDER, fractional: false, volumeShare: 0.0001 };

  it("is a table that spreadsheets read, one row an order", async () => {
    const { answer, trades } = await exported("csv");
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, ...rows] = answer.body.replace("\ufeff", "").trim().split("\r\n");
    expect(head).toBe("trade,date,code,side,quantity,price,amount,fees,reason,profit,return,worst,best,dividends");
    const closed = trades.reason.filter((reason) => reason !== "open").length;
    expect(rows).toHaveLength(trades.code.length + closed);
    const fees = rows.reduce((sum, row) => sum + Number(row.split(",")[7]), 0);
    const paid = trades.fees.reduce<number>((sum, fee) => sum + (fee ?? 0), 0);
    // Each row is rounded to a millionth of the unit of money, by half of one at most.
    expect(Math.abs(fees - paid)).toBeLessThan(rows.length * 0.000_000_5);
    const profits = rows.map((row) => row.split(",")[9]).filter((cell) => cell !== "");
    const ofTrades = trades.profit.filter((_, k) => trades.reason[k] !== "open");
    expect(profits).toHaveLength(ofTrades.length);
    // To a millionth of the unit of money, without the noise behind it.
    for (const [k, profit] of profits.entries()) {
      expect(Number(profit)).toBeCloseTo(ofTrades[k] ?? Number.NaN, 5);
      expect(profit).toMatch(/^-?\d+(\.\d{1,6})?$/);
    }
  });

  it("has each execution of a trade, and what the trade brought beside the one that ends it", async () => {
    const { answer, trades, executions } = await exported("csv", IN_PARTS);
    const rows = answer.body.trim().split("\r\n").slice(1);
    const column = (place: number) => rows.map((row) => row.split(",")[place] as string);
    expect(rows).toHaveLength(executions.date.length);
    expect(rows.length).toBeGreaterThan(2 * trades.code.length);
    expect(column(0).map(Number)).toEqual(executions.trade.map((trade) => trade + 1));
    expect(column(3)).toEqual(executions.side);
    const profits = column(9).filter((cell) => cell !== "");
    expect(profits.map(Number)).toEqual(toMillionths(trades.profit.filter((_, k) => trades.reason[k] !== "open")));
  });

  it("of an earlier version of the engine has the same orders, where each trade was bought and sold once", async () => {
    const { answer, id, token } = await exported("csv");
    await storeEarlier(id);
    const earlier = await server.read(`orderExport?id=${id}&format=csv`, { token });
    // Prices and shares of before the split are those of the purchase's day; fees are told apart by the costs of the run.
    const facts = (body: string) => body.split("\r\n").map((row) => row.split(",").slice(0, 4));
    expect(facts(earlier.body)).toEqual(facts(answer.body));
    const sheets = await server.read(`orderExport?id=${id}&format=xlsx`, { token });
    expect(await fileIn(sheets.rawPayload, "xl/worksheets/sheet2.xml")).toContain("ADAM");
  });

  it("is JSON with the same rows", async () => {
    const { answer, trades } = await exported("json");
    const { orders, trades: listed } = answer.json();
    expect(listed.map(({ profit }: { profit: number }) => profit)).toEqual(toMillionths(trades.profit));
    expect(listed[0]).toMatchObject({
      trade: 1,
      code: "ADAM",
      entryDate: trades.entryDate[0],
      reason: trades.reason[0],
    });
    expect(orders[0]).toMatchObject({
      side: "buy",
      code: "ADAM",
      date: trades.entryDate[0],
      price: trades.entryPrice[0],
    });
    expect(orders[1]).toMatchObject({
      side: "sell",
      date: trades.exitDate[0],
      reason: trades.reason[0],
      best: expect.closeTo(trades.best[0] as number, 9),
    });
  });

  it("is a workbook with the same rows", async () => {
    const { answer, trades } = await exported("xlsx");
    const sheet = await fileIn(answer.rawPayload, "xl/worksheets/sheet1.xml");
    const closed = trades.reason.filter((reason) => reason !== "open").length;
    expect(sheet.match(/<row>/g)).toHaveLength(1 + trades.code.length + closed);
    expect(sheet).toContain('<t xml:space="preserve">ADAM</t>');
    // A day is the number of days since the one before 31 December 1899 (ECMA-376, 18.17.4.1), in a style that shows it as a date.
    const counts = Array.from(sheet.matchAll(/<c s="1"><v>(\d+)<\/v><\/c>/g), ([, count]) => Number(count));
    const dayOf = (count: number) => new Date(Date.UTC(1899, 11, 30 + count)).toISOString().slice(0, 10);
    expect(counts).toHaveLength(trades.code.length + closed);
    expect(counts.slice(0, 2).map(dayOf)).toEqual([trades.entryDate[0], trades.exitDate[0]]);
    expect(await fileIn(answer.rawPayload, "xl/styles.xml")).toContain('<xf numFmtId="14" applyNumberFormat="1"/>');
    expect(sheet).not.toContain("<f>");
    expect(await fileIn(answer.rawPayload, "[Content_Types].xml")).toContain("/xl/workbook.xml");
    const second = await fileIn(answer.rawPayload, "xl/worksheets/sheet2.xml");
    expect(second.match(/<row>/g)).toHaveLength(1 + trades.code.length);
    expect(await fileIn(answer.rawPayload, "xl/workbook.xml")).toMatch(/name="Orders".*name="Trades"/);
  });
});

async function fileIn(archive: Buffer, name: string): Promise<string> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(archive, { lazyEntries: true });
  return new Promise((resolve, reject) => {
    zip.on("entry", (entry: yauzl.Entry) => {
      if (entry.fileName !== name) return zip.readEntry();
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        resolve(Buffer.concat(await stream.toArray()).toString());
      });
    });
    zip.on("end", () => reject(new Error(`The archive has no ${name}.`)));
    zip.readEntry();
  });
}
