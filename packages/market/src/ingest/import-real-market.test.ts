import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { instrumentBars, readMarketColumns } from "../columns/index.ts";
import { openMarket, type Snapshot } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOutcome } from "./import-options.ts";
import { writeFiles } from "./testing/planted-delivery.ts";

const alphaVantage = sharedFile("data/prices/alphavantage_daily_adjusted");
const kimberlyClark = sharedFile("data/fundamentals/companyfacts_full/2026-04/CIK0000055785.json.gz");

describe.skipIf(needsSharedData)("a market of real files", () => {
  let folder: string;
  let outcome: ImportOutcome;
  let us: Snapshot;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "ingest-"));
    const planted = await writeFiles(join(folder, "planted"), {
      "CIK0000764180.json": "<?xml version='1.0' encoding='UTF-8'?><Error><Code>NoSuchKey</Code></Error>",
      "CIK0000320193.json.gz": readFileSync(kimberlyClark),
    });
    outcome = await importMarket({
      dataDirectory: join(folder, "data"),
      market: "us",
      today: day("2026-11-20"),
      prices: [alphaVantage],
      facts: [sharedFile("data/fundamentals"), planted],
      reference: [
        sharedFile("data/reference/sp500_constituents_2021-04.csv"),
        sharedFile("data/reference/sp500_constituents_2026-08-08.csv"),
      ],
      targets: [sharedFile("data/targets/yahoo_analyst_ael")],
    });
    us = (await openMarket(join(folder, "data"), "us")).snapshot;
  }, 120_000);

  afterAll(async () => {
    us.close();
    await rm(folder, { recursive: true });
  });

  it("has 44 stocks with prices and the facts of 37 companies", () => {
    // 45 price files, one of which is an error body; 32 + 6 + 3 companyfacts files of 37 companies.
    expect(outcome).toMatchObject({ result: "published", counts: { priced: 44, companies: 37 } });
  });

  it("has in its columns the closes that the vendor adjusted, within a thousandth", async () => {
    const csv = gunzipSync(readFileSync(`${alphaVantage}/DA-AAPL-T-2021-04-21.csv.gz`)).toString();
    const vendor = csv
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => Number(line.split(",")[5]));
    const columns = await readMarketColumns(us, { columns: ["totalReturnClose"] });
    expect(columns.symbols).toHaveLength(44);
    const { totalReturnClose } = instrumentBars(columns, columns.symbols.indexOf("AAPL"));
    expect(totalReturnClose).toHaveLength(vendor.length);
    const deviations = vendor.map((close, row) => Math.abs((totalReturnClose[row] as number) / close - 1));
    expect(Math.max(...deviations)).toBeLessThan(0.001);
  });

  it("has Apple's raw bars as the file has them", () => {
    const csv = gunzipSync(readFileSync(`${alphaVantage}/DA-AAPL-T-2021-04-21.csv.gz`)).toString();
    const rows = csv
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(","));
    const history = us.prices("AAPL");
    expect(history?.basis).toBe("raw");
    expect(Array.from(history?.bars.day ?? [], (at) => formatDay(at as Day))).toEqual(rows.map(([date]) => date));
    for (const [place, column] of (["open", "high", "low", "close"] as const).entries()) {
      expect(Array.from(history?.bars[column] ?? [])).toEqual(rows.map((row) => Number(row[place + 1])));
    }
    // 2:1 in June 2000 and February 2005, 7:1 in June 2014 (noisy in the file), 4:1 in August 2020.
    expect(history?.actions.splits.map(({ ratio }) => ratio)).toEqual([2, 2, 7, 4]);
  });

  it("has both earnings per share that Apple reported for fiscal 2019, each with its filing", () => {
    const perShare = us
      .facts(320193)
      ?.facts.filter(
        ({ concept, start, end }) =>
          concept === "EarningsPerShareDiluted" && start === day("2018-09-30") && end === day("2019-09-28"),
      );
    expect(perShare?.map(({ value, accession }) => [value, accession])).toEqual([
      [11.89, "0000320193-19-000119"],
      [2.97, "0000320193-20-000096"],
      [2.97, "0000320193-21-000105"],
    ]);
  });

  it.each([
    [
      "AAPL",
      {
        cik: 320193,
        names: { en: "Apple Inc." },
        sector: "Information Technology",
        sic: 3571,
        fiscalYearEnd: "0926",
        exchange: "Nasdaq",
      },
    ],
    ["BRK-B", { symbol: "BRK.B", aliases: ["BRK-B", "BRKB"], cik: 1067983, sector: "Financials" }],
    ["BRKB", { symbol: "BRK.B" }],
    ["BAC", { cik: 70858, names: { en: "Bank of America" } }],
    ["GOOG", { cik: 1652044, symbol: "GOOG" }],
    ["XOM", { cik: 34088 }],
    ["KSU", { cik: null, names: { en: "Kansas City Southern" }, sector: "Industrials", industry: null }],
    ["LPA", { cik: 1997711, priceBasis: null, listed: null }],
  ])("knows %s", (code, expected) => {
    expect(us.find(code)).toMatchObject(expected);
  });

  it("calls no stock delisted because its file is older than others", () => {
    expect(us.instruments.filter(({ delisted }) => delisted !== null)).toEqual([]);
  });

  it.each([
    ["distribution-not-cash", "KSU", "2000-07-13", /181/],
    ["distribution-not-cash", "GOOGL", "2014-04-03", /567\.97/],
    ["error-body", "BF.B", null, /provider's error/],
    ["missing-days", "VIAC", "2006-04-03", /5 sessions/],
    ["missing-days", "SPGI", "2003-03-21", /6 sessions/],
    ["missing-days", "WELL", "2003-11-07", /12 sessions/],
    ["web-page", null, null, /web page/],
    ["wrong-company", "AAPL", null, /320193.*55785/],
    ["other-name", "BAC", null, /BofA Finance LLC/],
    ["filed-before-period-end", "KMB", null, /first of 14/],
    ["impossible-value", "KMB", null, /CommonStockSharesAuthorized.*first of 40/],
    ["scale-slip", "KMB", "2010-05-07", /0000055785-10-000019.* 1,000,000 times too small/],
  ])("reports %s of %s on %s", (code, symbol, date, detail) => {
    expect(us.issues).toContainEqual(
      expect.objectContaining({ code, symbol, day: date, detail: expect.stringMatching(detail) }),
    );
  });

  it("has the price targets of nine companies", () => {
    // CAT's list is empty; AAPL's has 54 rows, one without a target.
    expect(us.targets("AAPL")).toHaveLength(53);
    expect(us.targets("CAT")).toEqual([]);
  });

  it("is unchanged by the same files, and by copies of them", async () => {
    const again = {
      dataDirectory: join(folder, "data"),
      market: "us",
      prices: [alphaVantage],
      facts: [],
      reference: [],
      targets: [],
    };
    expect(await importMarket({ ...again, force: true, today: day("2026-11-20") })).toMatchObject({
      result: "unchanged",
      id: us.manifest.id,
    });
  });

  it("has no evidence in the Yahoo files that two of their stocks left the exchange in 2018", async () => {
    const dataDirectory = join(folder, "data");
    const prices = [sharedFile("data/prices/yahoo_auto_adjusted"), alphaVantage];
    const nothing = { facts: [], reference: [], targets: [] };
    await importMarket({ dataDirectory, market: "both", prices, ...nothing, today: day("2026-11-20") });
    const { snapshot } = await openMarket(dataDirectory, "both");
    // Aetna was bought on 28 November 2018, Andeavor on 1 October 2018; but each file has one stock, and could be older.
    const lastOf = (symbol: string) => formatDay((snapshot.prices(symbol)?.bars.day.at(-1) ?? 0) as Day);
    expect(["AET", "ANDV"].map((symbol) => lastOf(symbol).slice(0, 7))).toEqual(["2018-11", "2018-10"]);
    expect(snapshot.instruments.filter(({ delisted }) => delisted !== null)).toEqual([]);
    snapshot.close();
  });
});
