import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { afterEach, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import type { Membership } from "../model/index.ts";
import type { DeliveredPrices } from "../quality/index.ts";
import { openMarket } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import { plantedPrices, session } from "./planted-delivery.ts";
import { SymbolOwners } from "./symbol-owners.ts";

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
}

function settled(delivered: DeliveredPrices[], lists: Lists = {}, lastKnown: number | null = null) {
  const { named = false, listed = false } = lists;
  const owners = new SymbolOwners([FACEBOOK], { isNamedAfter: () => named, isListed: () => listed });
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

  it("are parted where one file holds both, and where the market has the first", () => {
    const file = pricesOf("FB", [["2021-01-04", "2022-06-08"], LATER]);
    expect(settled([file]).parts).toEqual(["FB 2021-01-04 2022-06-08", "FB.2022 2025-03-03 2025-06-30"]);
    expect(settled([pricesOf("FB", [LATER])], {}, day("2022-06-08")).parts).toEqual(["FB.2022 2025-03-03 2025-06-30"]);
  });

  it("stay where a list of afterwards names the symbol, or a history leads past the end", () => {
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
    // A file that ends a year earlier says nothing of who has the symbol now.
    const early = pricesOf("FB", [["2020-01-02", "2021-04-21"]]);
    expect(settled([early], { listed: true, named: true }).codes).toEqual([]);
  });

  it("are untouched for a symbol that is in an index today", () => {
    const again: Membership = { ...FACEBOOK, from: day("2024-01-02"), until: null };
    const owners = new SymbolOwners([FACEBOOK, again], { isNamedAfter: () => false, isListed: () => false });
    expect([owners.mayHaveChanged("FB"), owners.mayHaveChanged("AAPL")]).toEqual([false, false]);
  });
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(needsSharedData)("an import with the real lists of 2021 and 2026", () => {
  it("names no security of 2025 after Facebook, none of 2019 after who has BBT now, and Fiserv throughout", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-owners-"));
    folders.push(folder);
    const file = (name: string, sessions: { from: number; until: number }): string => {
      writeFileSync(join(folder, name), plantedPrices(name, sessions));
      return join(folder, name);
    };
    expect([session(1600), session(240)].map(formatDay)).toEqual(["2025-02-24", "2019-12-09"]);
    const lists = ["sp500_history", "sp500_constituents_2021-04.csv", "company_tickers_2026-04.json.gz"];
    const outcome = await importMarket({
      ...{ dataDirectory: join(folder, "data"), market: "lists", facts: [], targets: [] },
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
