import { type CheckId, type CheckUnit, checkOf, holds } from "../checks/index.ts";
import {
  type CheckColumn,
  judgedCheck,
  type MetricColumn,
  percentiles,
  type ScreenMatrix,
  screenMetricOf,
} from "../screen/index.ts";
import type { AlertModel } from "../words/index.ts";
import { type CheckCondition, type ColumnCondition, checkIn, type LineCondition } from "./condition.ts";
import type { Standing } from "./crossing.ts";
import { lineBand } from "./line-band.ts";

/** The checks that hold the price against a model's value, and the mean target against the price. */
const CHECK_OF_MODEL = { dcf: "O5", graham: "O6" } as const satisfies Readonly<Record<AlertModel, CheckId>>;
const CHECK_OF_TARGETS = "O8" satisfies CheckId;

/** A number of a stock, as an alert sees it. */
export interface AlertReading {
  /** What a reader is told: in the unit of the condition; NaN where it is missing. */
  readonly value: number;
  readonly standing: Standing;
  readonly band: number;
}

/** The columns that alerts read: those of a screening, or of one stock day after day. */
export type AlertMatrix = Pick<ScreenMatrix, "metrics" | "checks"> &
  Partial<Pick<ScreenMatrix, "sectors" | "industries">> & {
    /** Of one stock day after day: its standing on each day, where that is asked for. */
    readonly standing?: Float64Array;
  };

/** Reads the number of a row. */
export type ReadRow = (row: number, line: number) => AlertReading;

const NOWHERE: Standing = { isBeyond: false, distance: Number.NaN };
const UNREAD: AlertReading = { value: Number.NaN, standing: NOWHERE, band: 0 };

/**
 * How the number of a condition is read from columns; the line is given with each row, because splits move it.
 *
 * @returns Of a column that there is not, everything is missing.
 * @see ALR-01
 */
export function columnReading(matrix: AlertMatrix, condition: ColumnCondition): ReadRow {
  if (condition.kind === "check") return readCheck(matrix, condition);
  if (condition.kind === "moat") return readColumn(matrix.metrics.get("moatWidth"));
  const values = valuesOf(matrix, condition);
  if (!values) return () => UNREAD;
  const isAbove = condition.direction === "above";
  const unit = unitOf(condition);
  return (row, line) => {
    const value = values[row] ?? Number.NaN;
    const isBeyond = isAbove ? value >= line : value <= line;
    return { value, standing: { isBeyond, distance: Math.abs(value - line) }, band: lineBand(unit, line) };
  };
}

/** The unit of the number of a condition, as those of the screener have it. */
export function unitOf(condition: Exclude<ColumnCondition, CheckCondition>): CheckUnit {
  if (condition.kind === "price") return "perShare";
  if (condition.kind === "metric") return screenMetricOf(condition.metric)?.unit ?? "times";
  return condition.kind === "moat" ? "points" : "fraction";
}

type NumberCondition = LineCondition | Extract<ColumnCondition, { kind: "consensus" }>;

function valuesOf(matrix: AlertMatrix, condition: NumberCondition): Float64Array | null {
  const { metrics, checks } = matrix;
  switch (condition.kind) {
    case "price":
      return metrics.get("price")?.values ?? null;
    case "change":
      return metrics.get(`change.${condition.period}`)?.values ?? null;
    case "metric":
      return metrics.get(condition.metric)?.values ?? null;
    case "gap":
      return gaps(checks.get(CHECK_OF_MODEL[condition.model]), (priceToValue) => 1 / priceToValue - 1);
    case "consensus":
      return gaps(checks.get(CHECK_OF_TARGETS), (targetToPrice) => targetToPrice - 1);
    case "percentile":
      return matrix.standing ?? standings(matrix, metrics.get(condition.metric), condition.within);
  }
}

const knownGaps = new WeakMap<Float64Array, Float64Array>();

/** A model that gives 0 or less settles its check with an infinity, which is a value of nothing: a gap of −1. */
function gaps(column: CheckColumn | undefined, of: (measured: number) => number): Float64Array | null {
  if (!column) return null;
  const known = knownGaps.get(column.values) ?? column.values.map(of);
  knownGaps.set(column.values, known);
  return known;
}

function standings(
  { sectors, industries }: AlertMatrix,
  column: MetricColumn | undefined,
  within: Extract<LineCondition, { kind: "percentile" }>["within"],
): Float64Array | null {
  return column && sectors && industries ? percentiles({ sectors, industries }, column, within) : null;
}

function readColumn(column: MetricColumn | undefined): ReadRow {
  return (row) => ({ ...UNREAD, value: column?.values[row] ?? Number.NaN });
}

/** Beyond is where a reader wants to be told: passed, or failed. */
function readCheck(matrix: AlertMatrix, condition: CheckCondition): ReadRow {
  const id = checkIn(condition);
  const column = matrix.checks.get(id);
  if (!column) return () => UNREAD;
  const { unit } = checkOf(id).rule;
  return (row) => {
    const judged = judgedCheck(column, row, condition.threshold);
    if (!judged) return UNREAD;
    const { value, limit } = judged;
    const passes = holds(column.comparison, value, limit);
    const standing = { isBeyond: condition.turns === "fail" ? !passes : passes, distance: Math.abs(value - limit) };
    return { value, standing, band: lineBand(unit, limit) };
  };
}
