import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day, formatDay } from "@plumbline/core/time";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openMarket } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOutcome } from "./import-options.ts";
import { plantedFacts, plantedPrices, writeFiles } from "./testing/planted-delivery.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ingest-kinds-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function imported(files: Readonly<Record<string, string>>, name = "files"): Promise<ImportOutcome> {
  const prices = [await writeFiles(join(folder, name), files)];
  const nothing = { facts: [], reference: [], targets: [], market: "kinds", today: day("2021-06-30") };
  return importMarket({ ...nothing, dataDirectory: join(folder, "data"), prices });
}

async function inMarket<Result>(read: (market: Awaited<ReturnType<typeof openMarket>>["snapshot"]) => Result) {
  const { snapshot } = await openMarket(join(folder, "data"), "kinds");
  try {
    return read(snapshot);
  } finally {
    snapshot.close();
  }
}

const prices = (symbol: string) => plantedPrices(symbol, { from: 0, until: 250 });

/** So many days in a row, weekends among them. */
function allWeek(days: number, from = "2020-01-01"): string {
  const rows = Array.from({ length: days }, (_, number) => {
    const close = 100 + (number % 7);
    return `${formatDay((day(from) + number) as never)},${close},${close + 1},${close - 1},${close},10`;
  });
  return `Date,Open,High,Low,Close,Volume\n${rows.join("\n")}\n`;
}

it("keeps every day of a coin and a pair of currencies, however few there are, among stocks that rest on weekends", async () => {
  const stocks = Object.fromEntries(["AAA", "BBB", "CCC", "DDD"].map((name) => [`${name}.csv`, prices(name)]));
  const { issueTotals } = await imported({ ...stocks, "BTC-USD.csv": allWeek(14), "EURUSD_D1.csv": allWeek(21) });
  expect(issueTotals.filter(({ code }) => code === "weekend-day" || code === "not-a-session")).toEqual([]);
  await inMarket((market) => {
    expect(market.prices("BTC-USD")?.bars.day.length).toBe(14);
    expect(market.prices("EURUSD=X")?.bars.day.length).toBe(21);
    const of = (symbol: string) => market.instruments.find((instrument) => instrument.symbol === symbol);
    expect([of("BTC-USD")?.assetClass, of("BTC-USD")?.currency]).toEqual(["crypto", "USD"]);
    expect([of("EURUSD=X")?.assetClass, of("EURUSD=X")?.currency]).toEqual(["currency", "USD"]);
    expect(["BTCUSD", "btc/usd", "EURUSD", "COINBASE:BTCUSD"].map((code) => market.find(code)?.symbol)).toEqual([
      "BTC-USD",
      "BTC-USD",
      "EURUSD=X",
      "BTC-USD",
    ]);
  });
});

it("takes an index for no stock, and its prices for no evidence that it lacks accounts", async () => {
  const { issues } = await imported({
    "^GSPC.csv": prices("X"),
    "ES=F.csv": prices("Y"),
    "^TNX.csv": prices("Z"),
    "AAA.csv": prices("AAA"),
    "aaa.json": plantedFacts(7, "Alpha Works Inc", [2018, 2019]).replace("{", '{"ticker":"AAA",'),
  });
  await inMarket((market) => {
    const kinds = Object.fromEntries(market.instruments.map(({ symbol, assetClass }) => [symbol, assetClass]));
    expect(kinds).toEqual({ AAA: "stock", "^GSPC": "index", "ES=F": "future", "^TNX": "rate" });
    expect(["SPX", ".INX", "I:SPX", "gspc"].map((code) => market.find(code)?.symbol)).toEqual([
      "^GSPC",
      "^GSPC",
      "^GSPC",
      "^GSPC",
    ]);
  });
  expect(issues.filter(({ code }) => code.includes("without"))).toEqual([]);
});

it("joins prices and accounts by the exact name that a list has, without taking that for a US listing", async () => {
  const list = "Symbol,Name,Sector\nAAA,Alpha Works Inc.,Energy\nBBB,Alpha Trading Inc.,Energy\n";
  const facts = { "CIK0000000007.json": plantedFacts(7, "ALPHA WORKS INC", [2018, 2019]) };
  await imported({ "AAA.csv": prices("AAA"), "BBB.csv": prices("BBB"), "list.csv": list, ...facts });
  const joined = () =>
    inMarket(({ instruments }) => instruments.map(({ symbol, cik, currency }) => [symbol, cik, currency]));
  const expected = [
    ["AAA", 7, null],
    ["BBB", null, null],
  ];
  expect(await joined()).toEqual(expected);
  await imported({ "CCC.csv": prices("CCC") }, "later");
  expect(await joined()).toEqual([...expected, ["CCC", null, null]]);
});

it("joins them by the newest trading symbol that a collector keeps among the facts", async () => {
  const stated = JSON.parse(plantedFacts(7, "ALPHA WORKS INC", [2018, 2019]));
  const symbol = (val: string, filed: string) => ({
    end: filed,
    val,
    accn: "0000000007-19-000001",
    form: "10-K",
    filed,
  });
  stated.facts.dei = { TradingSymbol: { units: { pure: [symbol("aaa", "2020-03-01"), symbol("OLD", "2018-03-01")] } } };
  const { issueTotals } = await imported({ "AAA.csv": prices("AAA"), "CIK0000000007.json": JSON.stringify(stated) });
  expect(issueTotals.filter(({ code }) => code === "value-not-finite")).toEqual([]);
  expect(await inMarket(({ instruments }) => instruments.map(({ symbol, cik }) => [symbol, cik]))).toEqual([
    ["AAA", 7],
  ]);
});

it("says once which stocks lack accounts and which companies lack prices, until a list joins them", async () => {
  const lone = { "AAA.csv": prices("AAA"), "BBB.csv": prices("BBB"), "VOD.L.csv": prices("VOD.L") };
  const facts = { "CIK0000000007.json": plantedFacts(7, "ALPHA WORKS INC", [2018, 2019]) };
  const found = ({ issues }: Pick<ImportOutcome, "issues">) =>
    issues.filter(({ code }) => code.includes("-without-")).map(({ code, count }) => [code, count]);
  const { issues } = await imported({ ...lone, ...facts });
  expect(found({ issues }).sort()).toEqual([
    ["accounts-without-prices", 1],
    ["prices-without-accounts", 2],
  ]);
  expect(issues.find(({ code }) => code === "prices-without-accounts")?.detail).toContain("company_tickers.json");
  const tickers = JSON.stringify({ 0: { cik_str: 7, ticker: "AAA", title: "ALPHA WORKS INC" } });
  expect(found(await imported({ "company_tickers.json": tickers }, "later"))).toEqual([["prices-without-accounts", 1]]);
  await inMarket((market) => {
    expect(found({ issues: market.issues })).toEqual([["prices-without-accounts", 1]]);
    expect(market.find("AAA")?.cik).toBe(7);
  });
});
