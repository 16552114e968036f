import type { WireFundamentals, WireMark } from "@plumbline/contract";
import { markOn } from "./filed-values.ts";
import type { FigureRequest } from "./fundamentals.query.ts";
import { type MetricRow, periodsOf, spanOf } from "./metric-rows.ts";

/** A metric of a stock as of a day, which is today unless given. */
export interface StockMetric {
  readonly stock: WireFundamentals;
  readonly row: MetricRow;
  readonly asOf: string | undefined;
}

/** All that a figure of one period needs to know of its filings. */
export interface FiledOn {
  readonly mark: WireMark["mark"] | null;
  /** How to ask what it was made of and what else was filed; undefined where the company has no such period. */
  readonly request: FigureRequest | undefined;
}

/** The same of one of the two last periods of the table, counted from the end. */
export function filedOn({ stock, row, asOf }: StockMetric, fromEnd: -1 | -2): FiledOn {
  const span = spanOf(stock);
  const end = periodsOf(stock, span).at(fromEnd)?.end;
  const request = end === undefined ? undefined : { code: stock.symbol, asOf, metric: row.id, end, span };
  return { mark: markOn(row, span, end), request };
}
