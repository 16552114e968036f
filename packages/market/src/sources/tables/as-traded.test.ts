import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { asTradedFactors } from "./as-traded.ts";
import { yahooCharts } from "./yahoo-chart.ts";

/** Half past nine in New York, in summer. */
const opening = (date: string) => Date.parse(`${date}T13:30:00Z`) / 1000;

interface Made {
  readonly days: readonly string[];
  readonly close: readonly number[];
  readonly adjusted?: readonly number[];
  /** Day of the last trade before the chart was asked for; null where it does not say so. */
  readonly lastTrade?: string | null;
  readonly splits?: Readonly<Record<string, readonly [number, number]>>;
  readonly dividends?: Readonly<Record<string, number>>;
}

/** A chart as Yahoo answers, whose other prices are its closes. */
function chart({ days, close, adjusted = close, lastTrade = days.at(-1) ?? null, splits = {}, dividends = {} }: Made) {
  const volume = days.map(() => 1200);
  const events = {
    splits: Object.fromEntries(
      Object.entries(splits).map(([date, [numerator, denominator]]) => [
        date,
        { date: opening(date), numerator, denominator },
      ]),
    ),
    dividends: Object.fromEntries(
      Object.entries(dividends).map(([date, amount]) => [date, { date: opening(date), amount }]),
    ),
  };
  const meta = {
    symbol: "ADAM",
    currency: "USD",
    dataGranularity: "1d",
    exchangeTimezoneName: "America/New_York",
    ...(lastTrade !== null && { regularMarketTime: opening(lastTrade) + 6.5 * 3600 }),
  };
  const quote = [{ open: close, high: close, low: close, close, volume }];
  const result = {
    meta,
    timestamp: days.map(opening),
    events,
    indicators: { quote, adjclose: [{ adjclose: adjusted }] },
  };
  return { chart: { result: [result], error: null } };
}

/** Basis of the only chart, and its rows as objects. */
function read(value: unknown) {
  const [table] = yahooCharts(value) ?? expect.fail();
  const [header = [], ...rows] = table?.rows ?? [];
  const cells = rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
  return { basis: table?.known.basis, of: (name: string) => cells.map((row) => Number(row[name])) };
}

// A share became four between the first and the second day, and two became one between the third and the fourth.
const DAYS = ["2024-06-03", "2024-06-04", "2024-06-05", "2024-06-06"];
const SPLITS = { "2024-06-04": [4, 1], "2024-06-06": [1, 2] } as const;
// Traded at 200, 51, 52 and 106: the share of the last day is half a share of the first.
const CLOSE = [100, 102, 104, 106];

describe("a chart of Yahoo with splits", () => {
  it("is what was traded, with its splits beside", () => {
    const found = read(chart({ days: DAYS, close: CLOSE, splits: SPLITS }));
    expect(found.basis).toBe("raw");
    expect(found.of("Close")).toEqual([200, 51, 52, 106]);
    // Of 1,200 shares of the last day.
    expect(found.of("Volume")).toEqual([600, 2400, 2400, 1200]);
    expect(found.of("Stock Splits")).toEqual([0, 4, 0, 0.5]);
  });

  it("states dividends per share of their day, which those of the day of a split are after it", () => {
    const dividends = { "2024-06-03": 1, "2024-06-04": 0.5, "2024-06-06": 0.3 };
    const found = read(chart({ days: DAYS, close: CLOSE, splits: SPLITS, dividends }));
    expect(found.of("Dividends")).toEqual([2, 0.25, 0, 0.3]);
  });

  it("is what it was when the next session has begun, or a long weekend is between", () => {
    for (const lastTrade of ["2024-06-07", "2024-06-11"])
      expect(read(chart({ days: DAYS, close: CLOSE, splits: SPLITS, lastTrade })).basis).toBe("raw");
  });

  it.each([
    ["ends long before it was asked for: later splits are in its prices too", { lastTrade: "2025-02-21" }],
    ["does not say when it was asked for", { lastTrade: null }],
    ["has dividends in its adjusted closes that it does not state", { adjusted: [99, 101, 103, 106] }],
    ["states a split of no size", { splits: { "2024-06-04": [4, 0] } }],
  ] as const)("stays adjusted for splits where it %s", (_, made) => {
    const found = read(chart({ days: DAYS, close: CLOSE, splits: SPLITS, ...made }));
    expect([found.basis, found.of("Close")]).toEqual(["split-adjusted", CLOSE]);
  });

  it("without any stays as it is: whether splits were asked for does not show", () => {
    expect(read(chart({ days: DAYS, close: CLOSE })).basis).toBe("split-adjusted");
  });
});

// Five for one from 2020-08-31 and three for one from 2022-08-25, as Tesla's reports of 2020-08-11 and 2022-08-05 say.
it.skipIf(needsSharedData)("Tesla's chart, with its splits, is what another vendor says was traded", async () => {
  const answer = gunzipSync(
    await readFile(
      sharedFile("data/recorded/yahoo_node-yahoo-finance2/historical-via-chart-dividends-TSLA-no-dividends.json.gz"),
    ),
  );
  const body = JSON.parse(answer.toString()).response.bodyJson;
  const [result] = body.chart.result;
  // As it was on its last day: no split came between that and the day of the recording.
  result.meta.regularMarketTime = result.timestamp.at(-1) + 6.5 * 3600;
  result.events = {
    splits: {
      one: { date: opening("2020-08-31"), numerator: 5, denominator: 1 },
      two: { date: opening("2022-08-25"), numerator: 3, denominator: 1 },
    },
  };
  const [table] = yahooCharts(body) ?? expect.fail();
  expect(table?.known.basis).toBe("raw");
  const [header = [], ...rows] = table?.rows ?? [];
  const closeAt = header.indexOf("Close");
  const closes = new Map(rows.map((row) => [row[0], Number(row[closeAt])]));
  const other = gunzipSync(
    await readFile(sharedFile("data/prices/alphavantage_daily_adjusted/DA-TSLA-T-2021-04-21.csv.gz")),
  ).toString();
  const [names = "", ...lines] = other.trim().split("\n");
  const at = names.trim().split(",").indexOf("close");
  const apart = lines.flatMap((line) => {
    const cells = line.trim().split(",");
    const close = closes.get(cells[0] as string);
    return close === undefined ? [] : [Math.abs(close / Number(cells[at]) - 1)];
  });
  expect(apart.length).toBeGreaterThan(2700);
  // The other vendor rounds to a cent; on one day the two were 0.13 % apart.
  expect(apart.filter((difference) => difference > 0.001)).toHaveLength(1);
  expect(Math.max(...apart)).toBeLessThan(0.002);
});

it("the factors of a chart change on the days of its splits, each by its ratio (law)", () => {
  const splits = fc.array(
    fc.record({ row: fc.integer({ min: 0, max: 30 }), ratio: fc.double({ min: 0.05, max: 20, noNaN: true }) }),
    {
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(splits, (stated) => {
      const factors = asTradedFactors(stated, 30);
      for (let row = 1; row < 30; row++) {
        const between = stated.filter((split) => split.row === row).reduce((product, { ratio }) => product * ratio, 1);
        expect((factors[row - 1] as number) / (factors[row] as number)).toBeCloseTo(between, 6);
      }
    }),
  );
});
