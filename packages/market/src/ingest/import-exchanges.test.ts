import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day, formatDay } from "@plumbline/core/time";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMarket, type Snapshot } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOutcome } from "./import-options.ts";
import { plantedPrices, session, writeFiles } from "./planted-delivery.ts";

/** Independence Day and Thanksgiving 2019, on which New York was closed and Hong Kong was not; and the other way round. */
const CLOSED = { us: ["2019-07-04", "2019-11-28"], hk: ["2019-02-05", "2019-04-05", "2019-10-01"] } as const;

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
    ...Object.fromEntries(["AAA", "BBB", "CCC"].map((name) => [`${name}.csv`, yfinance(name, { closed: CLOSED.us })])),
    "OLD.csv": yfinance("OLD", { closed: CLOSED.us, until: 120 }),
    ...Object.fromEntries(
      ["0700.HK", "0005.HK", "0941.HK"].map((name) => [`${name}.csv`, generic(name, { closed: CLOSED.hk })]),
    ),
    "SAP.DE.csv": generic("SAP.DE", { closed: ["2019-05-01"] }),
    "VOD.L.csv": yfinance("VOD.L", { closed: ["2019-05-06"] }),
    "TCENT.csv": generic("TCENT", { closed: CLOSED.hk }),
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

it("takes no currency for granted", () => {
  expect(market.instruments.map(({ symbol, exchange, currency }) => [symbol, exchange, currency])).toEqual([
    ["0005.HK", "Hong Kong", "HKD"],
    ["0700.HK", "Hong Kong", "HKD"],
    ["0941.HK", "Hong Kong", "HKD"],
    ["AAA", null, "USD"],
    ["BBB", null, "USD"],
    ["CCC", null, "USD"],
    ["OLD", null, "USD"],
    ["SAP.DE", "Xetra", "EUR"],
    ["TCENT", null, null],
    ["VOD.L", "London", "GBX"],
  ]);
});

it("sets no bar aside because another exchange was closed, and misses none because another was open", () => {
  expect(outcome.issueTotals.map(({ code }) => code)).not.toContain("not-a-session");
  expect(outcome.issueTotals.map(({ code }) => code)).not.toContain("missing-days");
  for (const date of CLOSED.us) expect(market.prices("0700.HK")?.bars.day).toContain(day(date));
  for (const date of CLOSED.hk) expect(market.prices("AAA")?.bars.day).toContain(day(date));
});

it("calls no stock delisted because its file ends before the others", () => {
  expect(market.instruments.filter(({ delisted }) => delisted !== null)).toEqual([]);
  expect(formatDay(market.prices("OLD")?.bars.day.at(-1) as never)).toBe(formatDay(session(119)));
});

it("refuses weekly and monthly bars in so many words", () => {
  const refused = outcome.issues.filter(({ outcome: what }) => what === "rejected");
  expect(refused.map(({ code, symbol, detail }) => [code, symbol, detail]).sort()).toEqual([
    ["monthly-bars", "MONTH", "The bars of MONTH are monthly, not daily; none is taken."],
    ["weekly-bars", "WEEK", "The bars of WEEK are weekly, not daily; none is taken."],
  ]);
});
