import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Actions } from "@plumbline/core/series";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMarket } from "../../snapshot/index.ts";
import { recognisePrices } from "../../sources/prices/index.ts";
import { importMarket } from "../import-market.ts";
import type { ImportOutcome } from "../import-options.ts";
import { OWN_TABLE_CASES } from "./own-table-cases.ts";
import type { ExpectedPrices, SampleCase } from "./sample-case.ts";
import { TABLE_CASES } from "./table-cases.ts";
import { UNIT_CASES } from "./unit-cases.ts";
import { VENDOR_CASES } from "./vendor-cases.ts";
import { YAHOO_CASES } from "./yahoo-cases.ts";

const FILES = resolve(import.meta.dirname, "files");
const MARKET = "samples";
const TODAY = day("2026-11-21");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "samples-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Imports the files of a case without a terminal: nobody is asked. */
async function imported({ files, mappings, answers = {} }: SampleCase) {
  const outcome = await importMarket({
    dataDirectory: folder,
    market: MARKET,
    prices: files.map((file) => join(FILES, file)),
    facts: [],
    reference: [],
    targets: [],
    ...(mappings ? { mappings } : {}),
    answers: { answersFor: () => answers },
    today: TODAY,
  });
  const codes = outcome.issueTotals.map(({ code }) => code);
  return { prices: outcome.result === "published" ? await pricesOf(outcome) : [], codes: [...new Set(codes)].sort() };
}

async function pricesOf({ calendars }: ImportOutcome): Promise<ExpectedPrices[]> {
  const { snapshot } = await openMarket(folder, MARKET);
  try {
    return snapshot.instruments.flatMap(({ symbol, currency, exchange, assetClass }) => {
      const history = snapshot.prices(symbol);
      if (history === null) return [];
      const { bars, basis, source, actions } = history;
      const at = (row: number) =>
        [formatDay(bars.day.at(row) as Day), ...PRICES.map((name) => bars[name].at(row))].join(" ");
      const sum = bars.volume.reduce((all, volume) => all + volume, 0);
      const common = {
        symbol,
        bars: bars.day.length,
        first: at(0),
        last: at(-1),
        basis,
        currency,
        exchange,
        calendar: calendars[symbol] ?? null,
        assetClass,
        source,
      };
      return [{ ...common, volume: Number.isNaN(sum) ? null : sum, actions: wordsOf(actions) }];
    });
  } finally {
    snapshot.close();
  }
}

const PRICES = ["open", "high", "low", "close"] as const;

/** To four decimals, as vendors state them. */
function wordsOf({ splits, dividends }: Actions): string[] {
  return [
    ...splits.map(({ exDay, ratio }) => `split ${formatDay(exDay)} ${ratio}`),
    ...dividends.map(({ exDay, amount }) => `dividend ${formatDay(exDay)} ${Number(amount.toFixed(4))}`),
  ];
}

async function askedOf({ files: [file = ""], mappings = [], answers = {} }: SampleCase): Promise<readonly string[]> {
  const head = (await readFile(join(FILES, file))).subarray(0, 1 << 14);
  const recognised = recognisePrices(head, file, { mappings, answers: { answersFor: () => answers } });
  return recognised?.asks.map(({ topic }) => topic) ?? [];
}

/** A list of cases: each has its own file beside this one, by the kind of its files. */
function samples(name: string, cases: readonly SampleCase[]): void {
  describe(name, () => {
    it.each(cases.map((sample) => [sample.title, sample] as const))("%s", async (_, sample) => {
      const { prices, codes } = await imported(sample);
      const bySymbol = (left: ExpectedPrices, right: ExpectedPrices) => (left.symbol < right.symbol ? -1 : 1);
      expect(prices.toSorted(bySymbol)).toEqual(sample.prices.toSorted(bySymbol));
      expect(codes).toEqual(sample.codes.toSorted());
      if (sample.asks !== undefined) expect(await askedOf(sample)).toEqual(sample.asks);
    });
  });
}

samples("a text table of Yahoo", YAHOO_CASES);
samples("a text table of another vendor", VENDOR_CASES);
samples("a text table of nobody", OWN_TABLE_CASES);
samples("a text table in other units", UNIT_CASES);
samples("a workbook, Parquet or JSON", TABLE_CASES);
