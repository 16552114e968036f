import type { WireStatisticsLine } from "@plumbline/contract";
import type { ChartLine } from "../../charts/LineChart.tsx";
import { dayPlaces } from "../../charts/lines/year-marks.ts";

/** A line of the stock over days, with that of the index behind it where there is one. */
export interface DatedLines {
  readonly lines: readonly ChartLine[];
  readonly places: readonly number[];
  readonly hasMarket: boolean;
}

export function datedLines({ date, stock, market }: WireStatisticsLine, { isFilled = false } = {}): DatedLines {
  const places = dayPlaces(date);
  const hasMarket = market.some((value) => value !== null);
  const behind: ChartLine[] = hasMarket ? [{ key: "market", tone: "other", places, values: market }] : [];
  return { lines: [...behind, { key: "stock", tone: "main", places, values: stock, isFilled }], places, hasMarket };
}
