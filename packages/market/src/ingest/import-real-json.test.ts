import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { afterEach, beforeEach, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { openMarket } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import { writeFiles } from "./testing/planted-delivery.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "real-json-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function recorded(path: string): Promise<string> {
  const content = await readFile(sharedFile(`data/recorded/${path}`));
  return (path.endsWith(".gz") ? gunzipSync(content) : content).toString();
}

/** The body of an answer that was recorded with its request. */
async function yahooChart(name: string): Promise<string> {
  const { response } = JSON.parse(await recorded(`yahoo_node-yahoo-finance2/${name}.json.gz`));
  return JSON.stringify(response.bodyJson);
}

/** The body of a recorded exchange in YAML, which is in single quotes. */
async function tiingo(name: string): Promise<string> {
  return /body: \{string: '(.*)'\}/.exec(await recorded(`price_interfaces/tiingo_vcr/${name}.yaml`))?.[1] ?? "";
}

/** Imports one file and says what the market has of it then. */
async function imported(name: string, content: string): Promise<string[]> {
  const prices = [await writeFiles(join(folder, "files"), { [name]: content })];
  const nothing = { facts: [], reference: [], targets: [], today: day("2026-11-20") };
  await importMarket({ ...nothing, dataDirectory: join(folder, "data"), market: "m", prices });
  const { snapshot } = await openMarket(join(folder, "data"), "m");
  try {
    return snapshot.instruments.flatMap(({ symbol, currency }) => {
      const history = snapshot.prices(symbol);
      if (history === null) return [];
      const { bars, basis, source, actions } = history;
      const at = (row: number) => `${formatDay(bars.day.at(row) as Day)} ${bars.close.at(row)?.toFixed(4)}`;
      const dividends = actions.dividends.map(({ exDay, amount }) => `${formatDay(exDay)} ${amount}`);
      return [`${symbol} ${currency} ${basis} ${source} ${bars.day.length} bars`, at(0), at(-1), ...dividends];
    });
  } finally {
    snapshot.close();
  }
}

// Expected values are read off the recorded answers, days by a clock of the exchange.

it.skipIf(needsSharedData)(
  "a chart of Yahoo has closes adjusted for splits, with dividends on their days",
  async () => {
    expect(await imported("a.json", await yahooChart("chart-AAPL-2020-08-31-to-2020-11-07"))).toEqual([
      "AAPL USD split-adjusted yahoo 49 bars",
      "2020-08-31 129.0400",
      "2020-11-06 118.6900",
      "2020-11-06 0.205",
    ]);
  },
);

it.skipIf(needsSharedData)("a chart of Yahoo over a year has each dividend once, from its events", async () => {
  const name = "historical-via-chart-MSFT-dividends-2021-02-01-to-2022-01-31.csv";
  expect(await imported("a.json", await yahooChart(name))).toEqual([
    "MSFT USD split-adjusted yahoo 252 bars",
    "2021-02-01 239.6500",
    "2022-01-28 308.2600",
    ...["2021-02-17 0.56", "2021-05-19 0.56", "2021-08-18 0.56", "2021-11-17 0.62"],
  ]);
});

it.skipIf(needsSharedData)("a chart of Yahoo from before Tesla's splits is on today's share count", async () => {
  // 23.89 dollars were paid on 2010-06-29, before 5:1 and 3:1.
  expect(await imported("a.json", await yahooChart("historical-via-chart-dividends-TSLA-no-dividends"))).toEqual([
    "TSLA USD split-adjusted yahoo 3303 bars",
    "2010-06-29 1.5927",
    "2023-08-11 242.6500",
  ]);
});

it.skipIf(needsSharedData)(
  "days of a chart are those of its exchange, and closes alone are taken as such",
  async () => {
    const [title, first, last] = await imported(
      "a.json",
      await recorded("price_interfaces/yahoo_v8/MUV2.DE.2020-10.json"),
    );
    expect([title, first, last]).toEqual([
      "MUV2.DE EUR split-adjusted yahoo 123 bars",
      "2017-11-27 188.5500",
      "2018-05-25 188.3000",
    ]);
  },
);

it.skipIf(needsSharedData)("Tiingo's prices are raw; the symbol is that of the file", async () => {
  expect(await imported("GOOGL.json", await tiingo("ticker_price_with_date"))).toEqual([
    "GOOGL null raw tiingo 2 bars",
    "2015-01-02 529.5500",
    "2015-01-05 519.4600",
  ]);
});

it.skipIf(needsSharedData)("FMP's answer names its stock", async () => {
  expect(await imported("prices.json", await recorded("fmp_stable/chart_full.recapture.json.gz"))).toEqual([
    "AAPL null split-adjusted fmp 21 bars",
    "2024-01-02 185.6400",
    "2024-01-31 184.4000",
  ]);
});
