import { type Figure, figure, missing } from "../../figure/index.ts";
import { METRIC_IDS } from "../../fundamentals/index.ts";
import { comparedValues, percentiles, reasonAt, type ScreenMatrix, screenMetricOf } from "../../screen/index.ts";
import type { NumberItem } from "../evidence.ts";
import { numberItem } from "./number-item.ts";

/** Among fewer stocks a standing means nothing. */
const MIN_STOCKS = 5;

/** Columns whose standing is told, by the name that it has in a report. */
const STANDINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(METRIC_IDS.map((id) => [id, `${id}.latest`])),
  revenueGrowth: "revenue.yearOverYear",
  epsGrowth: "eps.yearOverYear",
  ...Object.fromEntries(
    ["pe", "ps", "pcf", "pb", "dividendYield", "returnOnCapital", "momentum"].map((id) => [id, id]),
  ),
};

/** Ratios that are told themselves, beside the metrics and the checks. */
const RATIOS = ["pe", "ps", "pcf", "pb", "dividendYield", "returnOnCapital", "payoutRatio", "marketValue"] as const;

/** The row of a stock in a screening of at least its industry. */
export interface ScreenedRow {
  readonly matrix: ScreenMatrix;
  readonly row: number;
  /** Provider, and the filing of the accounts of the row. */
  readonly provenance: { readonly source: string; readonly filedAt?: string; readonly periodEnd?: string };
  readonly currency: string;
  readonly asOf: string;
}

/**
 * Where a company stands in its industry, as items such as `industry.roe`: the share of the others that are worse, and its ratios,
 * such as `ratio.pe`.
 *
 * @returns A standing only among at least five stocks.
 *
 * @example
 * industryItems(apple).find(({ id }) => id === "industry.operatingMargin")?.figure.value; // 0.92
 */
export function industryItems(of: ScreenedRow): NumberItem[] {
  return [
    ...Object.entries(STANDINGS).flatMap(([name, column]) => standingItem(name, column, of)),
    ...RATIOS.flatMap((id) => ratioItem(id, of)),
  ];
}

function standingItem(name: string, id: string, { matrix, row, provenance, asOf }: ScreenedRow): NumberItem[] {
  const column = matrix.metrics.get(id);
  if (column === undefined) return [];
  const options = { kind: "industry", unit: "share", currency: null, asOf } as const;
  const industry = matrix.industries[row];
  const values = comparedValues(column);
  const stocks = values.reduce(
    (sum, value, k) => sum + (matrix.industries[k] === industry && !Number.isNaN(value) ? 1 : 0),
    0,
  );
  const isPlaced = industry !== undefined && industry >= 0;
  if (stocks < MIN_STOCKS || !isPlaced) {
    return [numberItem(`industry.${name}`, missing(isPlaced ? "too-few-members" : "no-industry"), options)];
  }
  const standing = percentiles(matrix, column, "industry")[row] ?? Number.NaN;
  const why = reasonAt(column.missing, row) ?? "other-currency";
  const formula = `percentile(${id}) (n = ${stocks})`;
  return [numberItem(`industry.${name}`, figure(standing, { ...provenance, formula }, why), options)];
}

function ratioItem(id: string, { matrix, row, provenance, currency, asOf }: ScreenedRow): NumberItem[] {
  const column = matrix.metrics.get(id);
  const metric = screenMetricOf(id);
  if (column === undefined || metric === null) return [];
  const why = reasonAt(column.missing, row) ?? "not-in-market-data";
  const value: Figure = figure(column.values[row] ?? Number.NaN, { ...provenance, formula: metric.formula }, why);
  const { unit } = metric;
  const counted = unit === "times" || unit === "money" || unit === "perShare" ? unit : "fraction";
  return [numberItem(`ratio.${id}`, value, { kind: "metric", unit: counted, currency, asOf })];
}
