/** The price series of golden-statistics.json as a market: the stock as traded, an index and a bill at 3 %. */
import { readFileSync } from "node:fs";
import { day } from "@plumbline/core/time";
import type { Instrument, ReferenceSeries } from "@plumbline/market/model";
import { createSnapshotWriter } from "@plumbline/market/snapshot";
import { sharedFile } from "../../../../../scripts/shared-data.ts";
import { INSTRUMENTS } from "../../testing/tiny-market.ts";

type Cells = Record<string, Record<string, number>>;

export interface GoldenStatistics {
  readonly series: {
    readonly date: string[];
    readonly rawClose: number[];
    readonly benchmark: number[];
    readonly splits: { readonly exDate: string; readonly ratio: number }[];
    readonly dividends: { readonly exDate: string; readonly amountSplitAdjusted: number }[];
  };
  readonly fiveYearRf3pct: Readonly<Record<string, number | string>>;
  readonly seasonality: {
    readonly monthlyTable: Cells;
    readonly yearTable: Record<string, { return: number; months: number; partial: boolean }>;
    readonly byCalendarMonth: Cells;
    readonly averageMonthlyReturn: number;
    readonly geometricMonthlyReturn: number;
    readonly fiveYearReturn: number;
    readonly winRate: number;
  };
}

export function goldenStatistics(): GoldenStatistics {
  return JSON.parse(readFileSync(sharedFile("golden/golden-statistics.json"), "utf8"));
}

/** Publishes the market `tiny` of the stock GOLD. */
export async function publishGolden(dataDirectory: string): Promise<void> {
  const { series } = goldenStatistics();
  const days = Int32Array.from(series.date, day);
  const close = Float64Array.from(series.rawClose);
  const splits = series.splits.map(({ exDate, ratio }) => ({ exDay: day(exDate), ratio }));
  // The file states dividends per share of today; as paid, they were larger by the ratio of the splits to come.
  const dividends = series.dividends.map(({ exDate, amountSplitAdjusted }) => {
    const later = splits.filter(({ exDay }) => exDay > day(exDate)).reduce((product, { ratio }) => product * ratio, 1);
    return { exDay: day(exDate), amount: amountSplitAdjusted * later };
  });
  const writer = await createSnapshotWriter({ dataDirectory, market: "tiny" });
  const bars = { day: days, open: close, high: close, low: close, close, volume: close };
  writer.addPrices({ symbol: "GOLD", basis: "raw", source: "golden", bars, actions: { splits, dividends } });
  const reference = { source: "golden", day: days };
  const all: ReferenceSeries[] = [
    { ...reference, name: "sp500-total-return", unit: "points", value: Float64Array.from(series.benchmark) },
    { ...reference, name: "treasury-3month", unit: "fraction", value: new Float64Array(days.length).fill(0.03) },
  ];
  for (const one of all) writer.addSeries(one);
  const instrument = { ...(INSTRUMENTS[0] as Instrument), symbol: "GOLD", cik: null, priceSource: "golden" };
  const sources = [{ provider: "golden", file: "golden-statistics.json", bytes: 0, sha256: "0".repeat(64) }];
  await writer.publish({
    instruments: [instrument],
    fictional: false,
    createdAt: "2024-03-16T06:00:00.000Z",
    sources,
  });
}
