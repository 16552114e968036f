import { checkOf } from "../checks/index.ts";
import { blankCheckColumn, type CheckColumn, type ScreenMatrix, screenMetricOf } from "../screen/index.ts";
import type { PercentileGroup } from "../words/index.ts";
import { type AlertMatrix, columnReading } from "./column-reading.ts";
import { type CheckCondition, type ColumnCondition, checkIn } from "./condition.ts";

/** Numbers that a company has among others; a moat is judged in its industry, or in its sector where that is too small. */
const GROUP_OF_METRIC: Readonly<Record<string, PercentileGroup>> = {
  quality: "market",
  moatWidth: "sector",
  moatTrend: "sector",
  moatMedianSpread: "sector",
  moatShareOfYears: "sector",
};
/** The P/E of a company against that of its industry. */
const CHECK_IN_INDUSTRY = "O3";

/**
 * The companies that have to be known, beside its own, for the number of a condition.
 *
 * @returns Null where a stock has it by itself.
 *
 * @example
 * comparedGroup({ kind: "percentile", metric: "pe", within: "sector", direction: "above", line: 0.9 }); // "sector"
 */
export function comparedGroup(condition: ColumnCondition): PercentileGroup | null {
  switch (condition.kind) {
    case "percentile":
      return condition.within;
    case "metric":
      return GROUP_OF_METRIC[condition.metric] ?? null;
    case "moat":
      return "sector";
    case "check":
      return condition.check === CHECK_IN_INDUSTRY ? "industry" : null;
    default:
      return null;
  }
}

/** What a condition reads of one stock, found in the screening of one day after the other. */
export interface ColumnsByDay {
  /** One row for each day; see `pastRings`. */
  readonly columns: AlertMatrix;
  /** @param row Of the stock in the screening of the day; -1 where that does not have it. */
  readonly write: (day: number, matrix: ScreenMatrix, row: number) => void;
}

/**
 * Columns for what a condition reads of a stock where companies have to be compared on each day. Its line is left open: what was found
 * once serves whichever line is looked at next.
 *
 * @param days How many.
 * @see ALR-01, ALR-06
 *
 * @example
 * const { columns, write } = columnsByDay(condition, screenings.length);
 * screenings.forEach(({ matrix, rowOf }, day) => write(day, matrix, rowOf("AAPL")));
 * pastRings(condition, { days, columns }).rings.length; // 3
 */
export function columnsByDay(condition: ColumnCondition, days: number): ColumnsByDay {
  if (condition.kind === "check") return checkByDay(condition, days);
  const values = new Float64Array(days).fill(Number.NaN);
  const write: ColumnsByDay["write"] = (day, matrix, row) => {
    values[day] = columnReading(matrix, condition)(row, 0).value;
  };
  if (condition.kind === "percentile") return { columns: { ...NOTHING, standing: values }, write };
  const id = condition.kind === "metric" ? condition.metric : "moatWidth";
  const column = { values, good: screenMetricOf(id)?.good ?? "higher", missing: new Uint8Array(days) };
  return { columns: { ...NOTHING, metrics: new Map([[id, column]]) }, write };
}

const NOTHING: AlertMatrix = { metrics: new Map(), checks: new Map() };

function checkByDay(condition: CheckCondition, days: number): ColumnsByDay {
  const id = checkIn(condition);
  const column = blankCheckColumn(checkOf(id), days);
  const copy = (day: number, row: number, found: CheckColumn) => {
    column.values[day] = found.values[row] as number;
    if (column.thresholds) column.thresholds[day] = found.thresholds?.[row] ?? found.threshold;
    if (column.upTo) column.upTo[day] = found.upTo?.[row] ?? Number.POSITIVE_INFINITY;
  };
  const write: ColumnsByDay["write"] = (day, matrix, row) => {
    const found = matrix.checks.get(id);
    if (found && row >= 0) copy(day, row, found);
  };
  return { columns: { ...NOTHING, checks: new Map([[id, column]]) }, write };
}
