import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Day, day, formatDay, isNewYorkHoliday } from "@plumbline/core/time";
import { afterEach, describe, expect, it, vi } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import type { Membership } from "../model/index.ts";
import type { DeliveredPrices } from "../quality/index.ts";
import { openMarket } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import { type NamedSymbols, SymbolOwners } from "./symbol-owners.ts";
import { plantedPrices, session } from "./testing/planted-delivery.ts";

// All real price files are imported twice, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 240_000 });

/** Facebook's membership of the S&P 500 under its old symbol, by the lists of data/reference/sp500_history. */
const FACEBOOK: Membership = { index: "sp500", symbol: "FB", from: day("2013-12-23"), until: day("2022-06-09") };

function pricesOf(symbol: string, spans: readonly (readonly [string, string])[]): DeliveredPrices {
  const days = spans.flatMap(([first, last]) => {
    const length = day(last) - day(first) + 1;
    return Array.from({ length }, (_, at) => day(first) + at);
  });
  const close = Float64Array.from(days, (_, at) => 100 + at);
  const bars = { day: Int32Array.from(days), open: close, high: close, low: close, close, volume: close };
  const actions = {
    splits: [],
    dividends: days.map((exDay) => ({ exDay: exDay as Day, amount: 1 })),
  };
  return { history: { symbol, basis: "raw", source: "test", bars, actions }, adjustedClose: close };
}

interface Lists {
  readonly named?: boolean;
  readonly listed?: boolean;
  /** Day of the last price of a company that is gone. */
  readonly givenUp?: string;
}

/** Lists that hold nothing beyond what a test states. */
function listsOf({ named = false, listed = false, givenUp }: Lists): NamedSymbols {
  return {
    isNamedAfter: () => named,
    isListed: () => listed,
    isTradedToday: () => listed,
    hasNotice: () => givenUp !== undefined,
    wasGivenUp: (_, last) => givenUp !== undefined && last === day(givenUp),
  };
}

function settled(delivered: DeliveredPrices[], lists: Lists = {}, lastKnown: number | null = null) {
  return settledAmong([FACEBOOK], delivered, { lists, lastKnown });
}

function settledAmong(
  memberships: readonly Membership[],
  delivered: DeliveredPrices[],
  { lists = {}, lastKnown = null }: { readonly lists?: Lists; readonly lastKnown?: number | null } = {},
) {
  const owners = new SymbolOwners(memberships, listsOf(lists));
  const { deliveries, issues } = owners.settle("FB", delivered, lastKnown);
  const parts = deliveries.map(({ history, adjustedClose }) => {
    const { day: days } = history.bars;
    expect([adjustedClose?.length, history.actions.dividends.length]).toEqual([days.length, days.length]);
    const at = (place: number) => formatDay(days.at(place) as Day);
    return `${history.symbol} ${at(0)} ${at(-1)}`;
  });
  return { parts, codes: issues.map(({ code, symbol, count }) => `${code} ${symbol} ${count}`) };
}

const LATER = ["2025-03-03", "2025-06-30"] as const;

describe("prices under a symbol whose membership has ended", () => {
  it("are another security's when they begin years later and no later list names the symbol", () => {
    expect(settled([pricesOf("FB", [LATER])])).toEqual({
      parts: ["FB.2022 2025-03-03 2025-06-30"],
      codes: ["reused-symbol FB.2022 120"],
    });
  });

  it("are separated where one file holds both, and where the market has the first", () => {
    const file = pricesOf("FB", [["2021-01-04", "2022-06-08"], LATER]);
    expect(settled([file]).parts).toEqual(["FB 2021-01-04 2022-06-08", "FB.2022 2025-03-03 2025-06-30"]);
    expect(settled([pricesOf("FB", [LATER])], {}, day("2022-06-08")).parts).toEqual(["FB.2022 2025-03-03 2025-06-30"]);
  });

  it("stay where a later list names the symbol, or a history leads past the end", () => {
    expect(settled([pricesOf("FB", [LATER])], { named: true }).parts).toEqual(["FB 2025-03-03 2025-06-30"]);
    const through = pricesOf("FB", [["2022-05-02", "2025-04-01"]]);
    expect(settled([through, pricesOf("FB", [LATER])]).codes).toEqual([]);
    expect(settled([pricesOf("FB", [LATER])], {}, day("2024-12-31")).codes).toEqual([]);
    expect(settled([pricesOf("FB", [["2022-06-20", "2022-12-30"]])]).codes).toEqual([]);
  });

  it("are the former owner's when they end with it and the symbol is listed today", () => {
    const former = pricesOf("FB", [["2021-01-04", "2022-06-08"]]);
    expect(settled([former], { listed: true, named: true }).parts).toEqual(["FB.2022 2021-01-04 2022-06-08"]);
    expect(settled([former]).parts).toEqual(["FB 2021-01-04 2022-06-08"]);
    // A file that ends a year earlier proves nothing about the present owner of the symbol.
    const early = pricesOf("FB", [["2020-01-02", "2021-04-21"]]);
    expect(settled([early], { listed: true, named: true }).codes).toEqual([]);
  });

  it("are untouched for a symbol that is in an index today", () => {
    const again: Membership = { ...FACEBOOK, from: day("2024-01-02"), until: null };
    const owners = new SymbolOwners([FACEBOOK, again], listsOf({}));
    expect([owners.mayHaveChanged("FB"), owners.mayHaveChanged("AAPL")]).toEqual([false, false]);
  });
});

describe("prices under a symbol that was in no index", () => {
  const both = (basis: "raw" | "total-return", times: number): DeliveredPrices => {
    const { history, ...rest } = pricesOf("FB", [
      ["2021-01-04", "2022-06-08"],
      ["2023-03-03", "2023-12-30"],
    ]);
    const close = history.bars.close.map((value, at) =>
      (history.bars.day[at] as number) > day("2023-01-01") ? value * times : value,
    );
    return { ...rest, history: { ...history, basis, bars: { ...history.bars, close } } };
  };

  it("are another security's after a company that filed for the end of its listing, however short the gap", () => {
    const file = pricesOf("FB", [
      ["2021-01-04", "2022-06-08"],
      ["2022-08-01", "2022-12-30"],
    ]);
    expect(settledAmong([], [file], { lists: { givenUp: "2022-06-08" } })).toEqual({
      parts: ["FB 2021-01-04 2022-06-08", "FB.2022 2022-08-01 2022-12-30"],
      codes: ["reused-symbol FB.2022 152"],
    });
    // The list of today has the later one: it keeps the symbol, and the former owner is put apart.
    expect(settledAmong([], [file], { lists: { givenUp: "2022-06-08", listed: true } }).parts).toEqual([
      "FB.2022 2021-01-04 2022-06-08",
      "FB 2022-08-01 2022-12-30",
    ]);
  });

  it("are separated from the market's prices of a delisted company", () => {
    const later = pricesOf("FB", [LATER]);
    const change = { lists: { givenUp: "2022-06-08", listed: true }, lastKnown: day("2022-06-08") };
    expect(settledAmong([], [later], change).parts).toEqual(["FB.2022 2025-03-03 2025-06-30"]);
    expect(settledAmong([], [later], { ...change, lastKnown: day("2024-12-31") }).codes).toEqual([]);
  });

  it("stay together over a gap of years that nothing explains, and over a halt of weeks", () => {
    const years = pricesOf("FB", [["2015-01-04", "2016-06-08"], LATER]);
    expect(settledAmong([], [years]).codes).toEqual([]);
    const halt = pricesOf("FB", [
      ["2021-01-04", "2022-06-08"],
      ["2022-07-01", "2022-12-30"],
    ]);
    expect(settledAmong([], [halt], { lists: { givenUp: "2022-06-08" } }).codes).toEqual([]);
  });

  it("are separated where the level of prices that a vendor has adjusted breaks over the gap, never for raw prices", () => {
    expect(settledAmong([], [both("total-return", 50)]).parts).toEqual([
      "FB 2021-01-04 2022-06-08",
      "FB.2022 2023-03-03 2023-12-30",
    ]);
    // Tesla stood at 744.12 on 2021-04-21 and at 172.63 on 2024-03-25: three new shares for one in between.
    expect(settledAmong([], [both("raw", 50)]).codes).toEqual([]);
    expect(settledAmong([], [both("total-return", 5)]).codes).toEqual([]);
  });
});

describe("prices of one vendor that come in pieces", () => {
  const spans = [
    ["2021-01-04", "2022-06-08"],
    ["2023-03-03", "2023-12-30"],
  ] as const;

  /** The level of the later span is `times` as high; cut into files of so many days. */
  const pieces = (basis: "raw" | "split-adjusted", times: number, size: number): DeliveredPrices[] => {
    const { history, ...rest } = pricesOf("FB", spans);
    const { bars } = history;
    const close = bars.close.map((value, at) => ((bars.day[at] as number) > day("2023-01-01") ? value * times : value));
    const whole = { ...bars, open: close, high: close, low: close, close };
    const dividendOn = new Map(history.actions.dividends.map((dividend) => [dividend.exDay as number, dividend]));
    return Array.from({ length: Math.ceil(close.length / size) }, (_, piece) => {
      const from = piece * size;
      const to = (piece + 1) * size;
      const part = { ...whole };
      for (const name of ["open", "high", "low", "close", "volume"] as const) part[name] = whole[name].slice(from, to);
      part.day = whole.day.slice(from, to);
      const dividends = Array.from(part.day, (on) => dividendOn.get(on)).filter((dividend) => dividend !== undefined);
      return {
        ...rest,
        file: `${piece}.csv`,
        adjustedClose: part.close,
        history: { ...history, basis, bars: part, actions: { splits: [], dividends } },
      };
    });
  };
  const ofSymbols = (settledParts: readonly string[]) => [...new Set(settledParts.map((part) => part.split(" ")[0]))];

  it.each([1, 21, 63])("are judged as one file of them would be: %d days in each", (size) => {
    const { parts, codes } = settledAmong([], pieces("split-adjusted", 50, size));
    expect(ofSymbols(parts)).toEqual(["FB", "FB.2022"]);
    expect(parts.filter((part) => part.startsWith("FB.2022")).every((part) => part > "FB.2022 2023")).toBe(true);
    expect(codes).toEqual(["reused-symbol FB.2022 303"]);
  });

  it("stay together where the level stays, and where prices are raw", () => {
    expect(settledAmong([], pieces("split-adjusted", 5, 1)).codes).toEqual([]);
    expect(settledAmong([], pieces("raw", 50, 1)).codes).toEqual([]);
  });
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(needsSharedData)("an import with the real lists of 2021 and 2026", () => {
  it("names no security of 2025 after Facebook, none of 2019 after the present owner of BBT, and Fiserv throughout", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-owners-"));
    folders.push(folder);
    const file = (name: string, sessions: { from: number; until: number }): string => {
      writeFileSync(join(folder, name), plantedPrices(name, sessions));
      return join(folder, name);
    };
    expect([session(1600), session(240)].map(formatDay)).toEqual(["2025-02-24", "2019-12-09"]);
    const lists = ["sp500_history", "sp500_constituents_2021-04.csv", "company_tickers_2026-04.json.gz"];
    const outcome = await importMarket({
      dataDirectory: join(folder, "data"),
      market: "lists",
      facts: [],
      targets: [],
      reference: lists.map((name) => sharedFile(`data/reference/${name}`)),
      prices: [
        file("DA-FB-T-2025-11-30.csv", { from: 1600, until: 1800 }),
        file("DA-META-T-2025-11-30.csv", { from: 1600, until: 1800 }),
        // BB&T left with its symbol on 2019-12-09; the list of 2026 gives it to Beacon Financial.
        file("DA-BBT-T-2019-12-06.csv", { from: 0, until: 240 }),
        sharedFile("data/prices/yahoo_auto_adjusted/FISV.csv.gz"),
      ],
    });
    const { snapshot } = await openMarket(join(folder, "data"), "lists");
    const stocks = snapshot.instruments.map(({ symbol, names, cik, sector }) => [symbol, names.en, cik, sector]);
    expect(stocks).toEqual([
      ["BBT.2019", "BBT.2019", null, null],
      ["FB.2022", "FB.2022", null, null],
      ["FISV", "Fiserv", 798354, "Financials"],
      ["META", "Meta Platforms", 1326801, "Communication Services"],
    ]);
    expect(snapshot.find("FB")?.symbol).toBe("FB.2022");
    snapshot.close();
    expect(outcome.issueTotals).toContainEqual(expect.objectContaining({ code: "reused-symbol", issues: 2 }));
  });
});

/** A submissions file of a company that files year by year, and for the end of its registration in between. */
function submissionsOf(
  cik: number,
  symbol: string,
  filings: readonly (readonly [form: string, filed: string])[],
): string {
  const recent = {
    accessionNumber: filings.map((_, k) => `${String(cik).padStart(10, "0")}-19-${String(k).padStart(6, "0")}`),
    filingDate: filings.map(([, filed]) => filed),
    form: filings.map(([form]) => form),
  };
  return JSON.stringify({
    cik: String(cik),
    name: "Gone Holdings",
    tickers: [symbol],
    exchanges: ["NYSE"],
    filings: { recent },
  });
}

describe("an import of a market in a file for each day", () => {
  it("splits a symbol when its level breaks over a gap, in one line of the report, and splits no other", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-owners-"));
    folders.push(folder);
    const stood = (symbol: string, at: number) => (symbol === "LENT.US" && at >= 100 ? 400 : 10);
    const sessions = Array.from({ length: 420 }, (_, at) => session(at)).filter((one) => !isNewYorkHoliday(one));
    for (let at = 0; at < 200; at++) {
      const on = formatDay(sessions[at < 100 ? at : at + 200] as Day).replaceAll("-", "");
      const rows = ["CALM.US", "LENT.US"].map((symbol) => {
        const close = stood(symbol, at) * (1 + 0.01 * Math.sin(at));
        const prices = [close, close * 1.01, close * 0.99, close].map((price) => price.toFixed(4));
        return `${symbol},D,${on},000000,${prices.join(",")},100000,0`;
      });
      const head = "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>";
      writeFileSync(join(folder, `${on}.txt`), `${head}\n${rows.join("\n")}\n`);
    }
    const outcome = await importMarket({
      dataDirectory: join(folder, "data"),
      market: "days",
      facts: [],
      targets: [],
      reference: [],
      prices: [folder],
    });
    const { snapshot } = await openMarket(join(folder, "data"), "days");
    const spans = snapshot.instruments.map(({ symbol }) => {
      const { day: days, close } = snapshot.prices(symbol)?.bars ?? {
        day: new Int32Array(),
        close: new Float64Array(),
      };
      return [symbol, days.length, Math.round((close[0] ?? 0) / 10) * 10];
    });
    snapshot.close();
    expect(spans).toEqual([
      ["CALM", 200, 10],
      ["LENT", 100, 10],
      ["LENT.2019", 100, 400],
    ]);
    expect(outcome.issueTotals).toContainEqual(expect.objectContaining({ code: "reused-symbol", issues: 1 }));
  });
});

describe("an import of a symbol that left its index", () => {
  /** Symbol, last day and day of delisting of each stock after an import of files by name. */
  const after = async (folder: string, files: Readonly<Record<string, string>>): Promise<readonly unknown[]> => {
    const paths = Object.entries(files).map(([name, content]) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    });
    const dataDirectory = join(folder, "data");
    await importMarket({ dataDirectory, market: "left", facts: [], targets: [], prices: paths, reference: [] });
    const { snapshot } = await openMarket(dataDirectory, "left");
    const found = snapshot.instruments.map(({ symbol, delisted }) => {
      const last = snapshot.prices(symbol)?.bars.day.at(-1);
      return [
        symbol,
        last === undefined ? null : formatDay(last as Day),
        delisted === null ? null : formatDay(delisted),
      ];
    });
    snapshot.close();
    return found;
  };
  // The days of Facebook's symbol: in the index until 2022-06-09; listed today, and another company's.
  const HISTORY = "ticker,start_date,end_date\nFB,2013-12-23,2022-06-09\n";
  const former = plantedPrices("FB", { from: 600, until: 893 });

  it("calls the former owner delisted where a list of today gives the symbol to another", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-owners-"));
    folders.push(folder);
    expect(formatDay(session(892))).toBe("2022-06-08");
    const tickers = JSON.stringify({ 0: { cik_str: 999003, ticker: "FB", title: "Other Trust" } });
    expect(await after(folder, { "sp500_history.csv": HISTORY, "tickers.json": tickers, "FB.csv": former })).toEqual([
      ["FB.2022", "2022-06-08", "2022-06-08"],
    ]);
  });

  it("calls the former owner, which the market has, delisted once prices of another come", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-owners-"));
    folders.push(folder);
    expect(await after(folder, { "sp500_history.csv": HISTORY, "FB.csv": former })).toEqual([
      ["FB", "2022-06-08", null],
    ]);
    const other = plantedPrices("OTHER", { from: 1600, until: 1700 });
    expect(await after(folder, { "FB.csv": other })).toEqual([
      ["FB", "2022-06-08", "2022-06-08"],
      ["FB.2022", formatDay(session(1699)), null],
    ]);
  });
});

describe("an import with the filings of a company that is gone", () => {
  it("separates its symbol, which no index ever had; one that moved to another exchange keeps its own", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-owners-"));
    folders.push(folder);
    expect([session(239), session(300)].map(formatDay)).toEqual(["2019-12-06", "2020-03-02"]);
    const write = (name: string, content: string): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const prices = ["GONE", "MOVED"].flatMap((symbol) => [
      write(`DA-${symbol}-T-2019-12-06.csv`, plantedPrices(symbol, { from: 0, until: 240 })),
      write(`DA-${symbol}-T-2021-03-01.csv`, plantedPrices(symbol, { from: 300, until: 500 })),
    ]);
    const notices = [
      ["10-K", "2019-02-20"],
      ["25-NSE", "2019-12-09"],
      ["15-12B", "2019-12-19"],
    ] as const;
    const outcome = await importMarket({
      dataDirectory: join(folder, "data"),
      market: "gone",
      targets: [],
      reference: [],
      prices,
      facts: [
        write("CIK0000999001.json", submissionsOf(999001, "GONE", notices)),
        write("CIK0000999002.json", submissionsOf(999002, "MOVED", [...notices, ["10-K", "2021-02-20"]])),
      ],
    });
    const { snapshot } = await openMarket(join(folder, "data"), "gone");
    const spans = snapshot.instruments.map(({ symbol, cik, delisted }) => {
      const { day: days } = snapshot.prices(symbol)?.bars ?? { day: new Int32Array() };
      return [symbol, cik, formatDay(days[0] as Day), days.length, delisted === null ? null : formatDay(delisted)];
    });
    expect(spans).toEqual([
      ["GONE", 999001, "2019-01-07", 240, "2019-12-06"],
      ["GONE.2019", null, "2020-03-02", 200, null],
      ["MOVED", 999002, "2019-01-07", 440, null],
    ]);
    snapshot.close();
    expect(outcome.issueTotals).toContainEqual(expect.objectContaining({ code: "reused-symbol", issues: 1 }));
  });
});

describe.skipIf(needsSharedData)("an import of all real price files", () => {
  const kinds = ["alphavantage_daily_adjusted", "stooq_2024_2026", "yahoo_auto_adjusted", "benchmark"];
  const unnamedWith = async (reference: readonly string[]): Promise<readonly string[]> => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-owners-"));
    folders.push(folder);
    const prices = kinds.map((kind) => sharedFile(`data/prices/${kind}`));
    const facts = [sharedFile("data/fundamentals/submissions/2026-04")];
    const lists = reference.map((name) => sharedFile(`data/reference/${name}`));
    await importMarket({ dataDirectory: folder, market: "real", targets: [], prices, facts, reference: lists });
    const { snapshot } = await openMarket(folder, "real");
    const unnamed = snapshot.instruments.flatMap(({ symbol }) => (/\.\d{4}$/.test(symbol) ? [symbol] : []));
    snapshot.close();
    return unnamed;
  };

  it("separates three symbols by the index alone, each used twice, and none where a list of today names the owner", async () => {
    // Anheuser-Busch and AB InBev; a member of the index and the gold fund; SanDisk and its namesake of 2025.
    expect(await unnamedWith(["sp500_history"])).toEqual(["BUD.2008", "GLD.1997", "SNDK.2016"]);
    expect(await unnamedWith(["sp500_history", "company_tickers_2026-04.json.gz"])).toEqual([]);
  });
});
