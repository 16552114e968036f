import type { WireFigure, WireMetric } from "@plumbline/contract";
import type { MetricRow } from "./metric-rows.ts";

/** The columns of the table after the latest figure, in order. */
export const TABLE_COLUMNS = ["previous", "oneYearAverage", "yearOverYear", "fiveYearAverage", "industry"] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

type Because = Extract<WireFigure, { value: null }>["because"];

/** The figure of a row in a column. */
function figureIn({ columns, industryPercentile }: MetricRow, column: TableColumn): WireFigure {
  switch (column) {
    case "previous":
      return columns.previous;
    case "oneYearAverage":
      return columns.oneYearAverage.mean;
    case "yearOverYear":
      return columns.yearOverYear.change;
    case "fiveYearAverage":
      return columns.fiveYearAverage.mean;
    case "industry":
      return industryPercentile;
  }
}

/** A change that is written in words, such as a loss that turned into a profit, has no value and is not missing. */
const isTurn = ({ columns }: Pick<MetricRow, "columns">, column: TableColumn): boolean =>
  column === "yearOverYear" && (columns as WireMetric["columns"]).yearOverYear.turn !== null;

/** Whether nothing is known of a metric, now or in the years before. */
function isEmptyRow(row: MetricRow): boolean {
  return (
    row.columns.latest.value === null &&
    row.recent.every((value) => value === null) &&
    TABLE_COLUMNS.every((column) => figureIn(row, column).value === null && !isTurn(row, column))
  );
}

/** What of a table would show nothing but dashes. */
export interface MissingParts {
  readonly rows: readonly { readonly row: MetricRow; readonly because: Because }[];
  readonly columns: readonly { readonly column: TableColumn; readonly because: Because }[];
}

/** Finds the rows without any figure and, among the others, the columns without any. */
export function missingParts(rows: readonly MetricRow[]): MissingParts {
  const empty = rows.flatMap((row) => {
    const { latest } = row.columns;
    return latest.value === null && isEmptyRow(row) ? [{ row, because: latest.because }] : [];
  });
  const shown = rows.filter((row) => empty.every((part) => part.row !== row));
  const columns = TABLE_COLUMNS.flatMap((column) => {
    const figures = shown.map((row) => (isTurn(row, column) ? null : figureIn(row, column)));
    const [first] = figures;
    const isEmpty = figures.every((figure) => figure !== null && figure.value === null);
    return isEmpty && first && first.value === null ? [{ column, because: first.because }] : [];
  });
  return { rows: empty, columns };
}
