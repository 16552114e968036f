import { lastIndexOnOrBefore } from "@plumbline/core/series";
import type { DailyCloses } from "@plumbline/core/stats";
import type { Day } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";
import { BROAD_INDICES, OLDEST_VALUE_DAYS } from "./benchmark.ts";
import { rememberedSeries } from "./remembered-series.ts";

/** The broad index of a market, as it was known on a day. */
export interface MarketIndex {
  /** Name of the series, such as `sp500`. */
  readonly name: string;
  readonly source: string;
  readonly closes: DailyCloses;
}

/**
 * Reads the broad index of a market up to the last bar of a stock, counted as the stock is: what has dividends reinvested
 * beside prices alone would look better by the dividends.
 *
 * @param basis `total` for an index with its dividends reinvested.
 * @returns null when the market has no such index, or none of those days.
 */
export function readMarketIndex(snapshot: Snapshot, basis: "price" | "total", lastDay: Day): MarketIndex | null {
  const names = BROAD_INDICES.map((name) => (basis === "total" ? `${name}-total-return` : name));
  const name = names.find((candidate) => snapshot.seriesNames.includes(candidate));
  const series = name === undefined ? null : rememberedSeries(snapshot, name);
  if (!series) return null;
  const rows = lastIndexOnOrBefore(series.day, lastDay) + 1;
  const closes = { day: series.day.subarray(0, rows), close: series.value.subarray(0, rows) };
  const isCurrent = (closes.day.at(-1) ?? Number.NEGATIVE_INFINITY) >= lastDay - OLDEST_VALUE_DAYS;
  return isCurrent ? { name: series.name, source: series.source, closes } : null;
}
