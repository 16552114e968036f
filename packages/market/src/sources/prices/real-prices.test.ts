import { readdirSync } from "node:fs";
import { formatDay } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import type { Issue, PriceHistory } from "../../model/index.ts";
import { ExchangeCalendars, examinePrices, judgeMoves } from "../../quality/index.ts";
import type { PriceFormat } from "./price-format.ts";
import { type PriceReading, readPrices } from "./read-prices.ts";
import { recognisePrices } from "./recognise-prices.ts";
import { gather } from "./testing/gather.ts";
import { bytesOf, deliver, readTable, TODAY } from "./testing/price-table.ts";

const FOLDER = "data/prices/alphavantage_daily_adjusted";

function path(symbol: string): string {
  return sharedFile(`${FOLDER}/DA-${symbol}-T-2021-04-21.csv.gz`);
}

async function examined(symbol: string): Promise<{ history: PriceHistory; issues: readonly Issue[] }> {
  const { examined: results, issues } = await deliver(
    bytesOf(readTable(path(symbol))),
    `DA-${symbol}-T-2021-04-21.csv`,
  );
  return { history: results[0]?.history ?? expect.fail(`${symbol} has no history`), issues };
}

async function readingOf(symbol: string): Promise<Extract<PriceReading, { kind: "history" }>> {
  const bytes = bytesOf(readTable(path(symbol)));
  const format = recognisePrices(bytes.subarray(0, 4096), `DA-${symbol}-T-2021-04-21.csv`) as PriceFormat;
  const readings = await gather(readPrices(bytes, { format, name: `DA-${symbol}-T-2021-04-21.csv` }));
  return readings.find((reading) => reading.kind === "history") ?? expect.fail(`${symbol} cannot be read`);
}

describe.skipIf(needsSharedData)("the known artefacts of the Alpha Vantage set (data/README.md)", () => {
  it("name KSU's spin-off of Stilwell on 2000-07-13, and the series crosses it without a jump", async () => {
    const { history, issues } = await examined("KSU");
    expect(issues).toContainEqual(
      expect.objectContaining({ code: "distribution-not-cash", day: "2000-07-13", outcome: "quarantined" }),
    );
    expect(history.actions.dividends.some(({ amount }) => amount === 181)).toBe(false);
    // Close 93.75 was followed by open 5.375: nothing is earned or lost over night by 93.75 / 5.375.
    const ratios = history.actions.splits.map(({ ratio }) => ratio);
    expect(ratios).toContainEqual(expect.closeTo(93.75 / 5.375, 10));
    expect(history.bars.day).toHaveLength(5402);
  });

  it("name GOOGL's class C shares of 2014-04-03, which act as a split of 1135.10 for 567.13", async () => {
    const { history, issues } = await examined("GOOGL");
    expect(issues).toContainEqual(
      expect.objectContaining({ code: "distribution-not-cash", day: "2014-04-03", outcome: "quarantined" }),
    );
    expect(history.actions.dividends).toEqual([]);
    expect(history.actions.splits.map(({ ratio }) => ratio)).toEqual([
      expect.closeTo(1135.1 / (1135.1 - 567.9717), 10),
    ]);
  });

  it("name the error body of BF.B", async () => {
    const { issues } = await deliver(Buffer.from("{\nError Message\n}\n"), "DA-BF.B-T-2021-04-21.csv");
    expect(issues).toMatchObject([{ code: "error-body", outcome: "rejected", file: "DA-BF.B-T-2021-04-21.csv" }]);
  });

  it("name the days that VIAC, SPGI and WELL miss, and no other stock misses any", async () => {
    const symbols = readdirSync(sharedFile(FOLDER)).flatMap((file) => /^DA-(.+)-T-/.exec(file)?.[1] ?? []);
    const readings = [];
    const calendars = new ExchangeCalendars();
    for (const symbol of symbols.filter((symbol) => symbol !== "BF.B")) {
      const reading = await readingOf(symbol);
      readings.push(reading);
      calendars.add(reading.history, "US");
    }
    const sessions = calendars.sessions("US");
    const gaps = readings.flatMap((reading) =>
      examinePrices(reading, { today: TODAY, calendar: sessions }).issues.filter(({ code }) => code === "missing-days"),
    );
    // Counted by hand against the days of the other 41 files.
    expect(gaps.map(({ symbol, day, count }) => [symbol, day, count]).sort()).toEqual([
      ["SPGI", "2003-03-21", 6],
      ["VIAC", "2006-04-03", 5],
      ["WELL", "2003-11-07", 12],
    ]);
    expect(gaps.find(({ symbol }) => symbol === "VIAC")?.detail).toBe(
      "VIAC lacks 5 sessions: 2006-04-03, 2006-07-06, 2006-11-27, 2007-05-08, 2008-02-05.",
    );
  });

  it("name AES's dividend of 2009-04-09, which the price does not show, and CMCSA's bar of 2004-08-02", async () => {
    expect((await examined("AES")).issues).toContainEqual(
      expect.objectContaining({ code: "dividend-not-in-price", day: "2009-04-09" }),
    );
    expect((await examined("CMCSA")).issues).toContainEqual(
      expect.objectContaining({ code: "misplaced-bars", day: "2004-08-02" }),
    );
  });
});

describe.skipIf(needsSharedData)("real crashes, reverse splits and runs", () => {
  it.each(["AAPL", "AIG", "BKNG", "NFLX", "TSLA", "MS", "BAC", "VIAC"])(
    "of %s pass: no bar is taken out",
    async (symbol) => {
      const { history, issues } = await examined(symbol);
      const setAside = issues.filter(({ outcome }) => outcome === "rejected" || outcome === "quarantined");
      // The one exception: NFLX 2003-02-13 has a high of 25.05 over an open of 13.31 and a close of 13.22.
      expect(setAside.map(({ code, day }) => [code, day])).toEqual(
        symbol === "NFLX" ? [["misplaced-extreme", "2003-02-13"]] : [],
      );
      expect(history.bars.day.length).toBe(readTable(path(symbol)).rows.length - setAside.length);
    },
  );
});

describe.skipIf(needsSharedData)("real prices with open and close in each other's column", () => {
  it.each(["AAPL", "KMB", "AIG", "NEE", "WMT"])(
    "are refused as a whole, although every bar of %s looks right",
    async (symbol) => {
      const reading = await readingOf(symbol);
      const { open, close } = reading.history.bars;
      const bars = { ...reading.history.bars, open: close, close: open };
      const { history, issues } = examinePrices({ history: { ...reading.history, bars } }, { today: TODAY });
      expect(history).toBeNull();
      expect(issues).toContainEqual(expect.objectContaining({ code: "columns-swapped", count: bars.day.length }));
    },
  );
});

describe.skipIf(needsSharedData)("prices of another company under a known symbol", () => {
  const PAIRS = [
    ["AAPL", "MSFT"],
    ["JPM", "BAC"],
    ["GOOGL", "AAPL"],
    ["KO", "KMB"],
    ["VZ", "T"],
    ["XOM", "COP"],
    ["MA", "AXP"],
    ["LRCX", "KLAC"],
  ] as const;

  it.each(PAIRS)("are refused: those of %s under the name of %s, even in the same trade", async (theirs, symbol) => {
    const { history: existing } = await examined(symbol);
    const reading = await readingOf(theirs);
    const { history, issues } = examinePrices(reading, { today: TODAY, existing });
    expect(history).toBeNull();
    expect(issues).toContainEqual(expect.objectContaining({ code: "another-company", outcome: "rejected" }));
  });

  it.each(["AAPL", "JPM", "KO"])(
    "are told from the same company by another vendor: %s of Yahoo passes",
    async (symbol) => {
      const { history: existing } = await examined(symbol);
      const bytes = bytesOf(readTable(sharedFile(`data/prices/yahoo_auto_adjusted/${symbol}.csv.gz`)));
      const format = recognisePrices(bytes.subarray(0, 4096), "ABC.csv") as PriceFormat;
      for await (const reading of readPrices(bytes, { format, name: `${symbol}.csv` })) {
        if (reading.kind === "history")
          expect(examinePrices(reading, { today: TODAY, existing }).history).not.toBeNull();
      }
    },
  );

  it("are refused too when they are the same company in cents", async () => {
    const { history: existing } = await examined("KMB");
    const reading = await readingOf("KMB");
    const { day: days, volume, ...prices } = reading.history.bars;
    const inCents = Object.fromEntries(
      Object.entries(prices).map(([role, column]) => [role, column.map((value) => value * 100)]),
    );
    const bars = { ...inCents, day: days, volume } as unknown as PriceHistory["bars"];
    const { history, issues } = examinePrices({ history: { ...reading.history, bars } }, { today: TODAY, existing });
    expect(history).toBeNull();
    expect(issues).toContainEqual(expect.objectContaining({ code: "wrong-scale" }));
  });
});

describe.skipIf(needsSharedData)("large moves of real prices", () => {
  it("are not doubted when they are real crashes and jumps: AIG 2008, AAPL 2000, NFLX 2004 to 2013, BAC 2009, AES 2001", async () => {
    for (const symbol of ["AIG", "AAPL", "NFLX", "BAC", "AES", "BKNG", "SNPS"]) {
      expect(judgeMoves((await examined(symbol)).history, []), symbol).toEqual([]);
    }
  });

  it("are contradicted where another vendor lacks them: CRM 2014-05-19, 8.9 % up and back where Yahoo has 2.8 %", async () => {
    const yahoo = await deliver(
      bytesOf(readTable(sharedFile("data/prices/yahoo_auto_adjusted/CRM.csv.gz"))),
      "CRM.csv",
    );
    const witness = yahoo.examined[0]?.history ?? expect.fail("Yahoo has no CRM");
    const judged = judgeMoves((await examined("CRM")).history, [witness]);
    expect(judged.map(({ day, verdict }) => [formatDay(day), verdict])).toEqual([
      ["2014-05-19", "contradicted"],
      ["2014-05-20", "contradicted"],
    ]);
    expect(judged[0]?.change).toBeCloseTo(0.089, 3);
    expect(judged[0]?.other?.change).toBeCloseTo(0.028, 3);
  });
});
