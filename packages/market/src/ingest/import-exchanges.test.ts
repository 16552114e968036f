import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day, formatDay } from "@plumbline/core/time";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMarket, type Snapshot } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOutcome } from "./import-options.ts";
import { plantedPrices, session, writeFiles } from "./testing/planted-delivery.ts";

/** Holidays of 2019 as the exchanges publish them; Good Friday is the only one that both have. */
const CLOSED = {
  us: ["2019-01-21", "2019-02-18", "2019-04-19", "2019-05-27", "2019-07-04", "2019-09-02", "2019-11-28"],
  hk: [
    ...["2019-02-05", "2019-02-06", "2019-02-07", "2019-04-05", "2019-04-19", "2019-04-22", "2019-05-01"],
    ...["2019-05-13", "2019-06-07", "2019-07-01", "2019-10-01", "2019-10-07"],
  ],
} as const;

const CHRISTMAS = ["2019-12-24", "2019-12-31"];

interface Delivery {
  readonly closed: readonly string[];
  readonly until?: number;
}

/** A year of prices in the layout of a generic CSV, without the days on which the exchange was closed. */
function generic(symbol: string, { closed, until = 250 }: Delivery): string {
  const lines = plantedPrices(symbol, { from: 0, until }).trim().split("\n").slice(1);
  const bars = lines.filter((line) => !closed.includes(line.slice(0, 10)));
  const rows = bars.map((line) => [...line.split(",").slice(0, 5), "1000"].join());
  return `Date,Open,High,Low,Close,Volume\n${rows.join("\n")}\n`;
}

/** The same as yfinance writes one ticker. */
function yfinance(symbol: string, delivery: Delivery): string {
  const rows = generic(symbol, delivery).trim().split("\n").slice(1);
  const names = Array(5).fill(symbol).join();
  return `Price,Open,High,Low,Close,Volume\nTicker,${names}\nDate,,,,,\n${rows.join("\n")}\n`;
}

/** Every fifth or twentieth bar: as good as weekly or monthly for who looks at the days. */
function thinned(symbol: string, step: number): string {
  const [header = "", ...rows] = generic(symbol, { closed: [] }).trim().split("\n");
  return [header, ...rows.filter((_, row) => row % step === 0)].join("\n");
}

let folder: string;
let outcome: ImportOutcome;
let market: Snapshot;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ingest-exchanges-"));
  const files = {
    ...Object.fromEntries(
      ["AAA", "BBB", "CCC", "EEE"].map((name) => [`${name}.csv`, yfinance(name, { closed: CLOSED.us })]),
    ),
    "OLD.csv": yfinance("OLD", { closed: CLOSED.us, until: 120 }),
    ...Object.fromEntries(
      ["0700.HK", "0005.HK", "0941.HK"].map((name) => [`${name}.csv`, generic(name, { closed: CLOSED.hk })]),
    ),
    "SAP.DE.csv": generic("SAP.DE", { closed: ["2019-05-01"] }),
    "VOD.L.csv": yfinance("VOD.L", { closed: ["2019-05-06"] }),
    "TCENT.csv": generic("TCENT", { closed: CLOSED.hk }),
    // Named like a US stock, with the days of Hong Kong.
    "DDD.csv": yfinance("DDD", { closed: CLOSED.hk }),
    "WEEK.csv": thinned("WEEK", 5),
    "MONTH.csv": thinned("MONTH", 20),
  };
  const prices = [await writeFiles(join(folder, "files"), files)];
  const nothing = { facts: [], reference: [], targets: [], market: "world", today: day("2021-06-30") };
  outcome = await importMarket({ ...nothing, dataDirectory: join(folder, "data"), prices });
  market = (await openMarket(join(folder, "data"), "world")).snapshot;
});

afterAll(async () => {
  market.close();
  await rm(folder, { recursive: true });
});

it("assumes no currency", () => {
  expect(market.instruments.map(({ symbol, exchange, currency }) => [symbol, exchange, currency])).toEqual([
    ["0005.HK", "Hong Kong", "HKD"],
    ["0700.HK", "Hong Kong", "HKD"],
    ["0941.HK", "Hong Kong", "HKD"],
    ["AAA", null, "USD"],
    ["BBB", null, "USD"],
    ["CCC", null, "USD"],
    ["DDD", null, null],
    ["EEE", null, "USD"],
    ["OLD", null, "USD"],
    ["SAP.DE", "Xetra", "EUR"],
    ["TCENT", null, null],
    ["VOD.L", "London", "GBX"],
  ]);
});

it("sets no bar aside because another exchange was closed, and misses none because another was open", () => {
  expect(outcome.issueTotals.map(({ code }) => code)).not.toContain("not-a-session");
  expect(outcome.issueTotals.map(({ code }) => code)).not.toContain("missing-days");
  const [us, hk]: (readonly string[])[] = [CLOSED.us, CLOSED.hk];
  for (const date of us?.filter((date) => !hk?.includes(date)) ?? [])
    expect(market.prices("0700.HK")?.bars.day).toContain(day(date));
  for (const date of hk?.filter((date) => !us?.includes(date)) ?? [])
    expect(market.prices("AAA")?.bars.day).toContain(day(date));
});

it("detects prices of another exchange under a symbol of a US listing, and assumes no dollars there", () => {
  const [found, ...others] = outcome.issues.filter(({ code }) => code === "days-of-another-exchange");
  // All holidays of New York but Good Friday.
  expect([found?.symbol, found?.count, others]).toEqual(["DDD", 6, []]);
  expect(market.prices("DDD")?.bars.day).toContain(day("2019-07-04"));
});

it("calls no stock delisted because its file ends before the others", () => {
  expect(market.instruments.filter(({ delisted }) => delisted !== null)).toEqual([]);
  expect(formatDay(market.prices("OLD")?.bars.day.at(-1) as never)).toBe(formatDay(session(119)));
});

it("judges the only stock of an exchange by no other exchange's days, however alike", async () => {
  // Of the Christmas weeks, Xetra is closed on the 24th and 31st of December, Paris is open for half of each day.
  const xetra = Object.fromEntries(
    ["SAP.DE", "BMW.DE", "BAS.DE"].map((name) => [`${name}.csv`, generic(name, { closed: CHRISTMAS, until: 262 })]),
  );
  const files = await writeFiles(join(folder, "christmas"), {
    ...xetra,
    "MC.PA.csv": generic("MC.PA", { closed: [], until: 262 }),
  });
  const nothing = { facts: [], reference: [], targets: [], market: "christmas", today: day("2021-06-30") };
  const { issueTotals } = await importMarket({ ...nothing, dataDirectory: join(folder, "data"), prices: [files] });
  expect(issueTotals.map(({ code }) => code)).not.toContain("not-a-session");
});

it("refuses weekly and monthly bars, and states the reason", () => {
  const refused = outcome.issues.filter(({ outcome: what }) => what === "rejected");
  expect(refused.map(({ code, symbol, detail }) => [code, symbol, detail]).sort()).toEqual([
    ["monthly-bars", "MONTH", "The bars of MONTH are monthly, not daily; none is taken."],
    ["weekly-bars", "WEEK", "The bars of WEEK are weekly, not daily; none is taken."],
  ]);
});

it("sets the bar of a holiday of New York aside where no other stock shows that the exchange was closed", async () => {
  // The bar of 29 May is left out as well: that may have been a closure that no rule names.
  const closed = [...CLOSED.us.filter((holiday) => holiday !== "2019-07-04"), "2019-05-29"];
  const prices = [await writeFiles(join(folder, "alone"), { "aapl.us.txt": generic("AAPL", { closed }) })];
  const nothing = { facts: [], reference: [], targets: [], market: "alone", today: day("2021-06-30") };
  const { issues } = await importMarket({ ...nothing, dataDirectory: join(folder, "data"), prices });
  const judged = issues.filter(({ code }) => code === "not-a-session" || code === "missing-days");
  expect(judged).toMatchObject([{ code: "not-a-session", symbol: "AAPL", day: "2019-07-04", count: 1 }]);
});
