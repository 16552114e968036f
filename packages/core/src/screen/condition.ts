import { holds, isNearThreshold, marginOf } from "../checks/index.ts";
import { comparedValues } from "./comparable-money.ts";
import type { CheckFilter, CheckFilterState, GroupFilter, MemberFilter, MetricFilter, ScreenFilter } from "./filter.ts";
import { judgedCheck } from "./judged-check.ts";
import { percentiles } from "./percentiles.ts";
import { ScreenError } from "./screen-error.ts";
import type { CheckColumn, MetricColumn, ScreenMatrix } from "./screen-matrix.ts";

/** Why a company passes a filter or not. */
export interface FilterExplanation {
  readonly result: "pass" | "fail" | "missing";
  /** Value, percentile, or what a check holds against its threshold; null when missing or settled without one. */
  readonly value: number | null;
  /** Distance to the nearest bound, 0 or more where it passes and 0 or less where not; null where there is none. */
  readonly distance: number | null;
}

/** A filter made ready for one matrix. */
export interface Condition {
  /** Keeps of the marked rows those that pass. */
  readonly narrow: (marks: Uint8Array) => void;
  /** Whether the filter cannot decide, because its number is missing. */
  readonly isMissing: (row: number) => boolean;
  readonly explain: (row: number) => FilterExplanation;
}

/**
 * Makes a filter ready for a matrix.
 *
 * @param matrix The market.
 * @param filter The condition.
 * @param index Place of the filter in the screen, for messages.
 * @throws {ScreenError} if the metric or check has no column, or the bounds are not numbers or in the wrong order.
 */
export function conditionOf(matrix: ScreenMatrix, filter: ScreenFilter, index: number): Condition {
  if ("metric" in filter) return metricCondition(matrix, filter, index);
  if ("check" in filter) return checkCondition(matrix, filter, index);
  if ("members" in filter) return memberCondition(filter);
  return groupCondition(matrix, filter);
}

/**
 * The column of a metric.
 *
 * @throws {ScreenError} `unknown-metric` if there is none.
 */
export function columnOf(matrix: ScreenMatrix, metric: string, filter: number | null = null): MetricColumn {
  const column = matrix.metrics.get(metric);
  if (column) return column;
  throw new ScreenError("unknown-metric", `There is no metric "${metric}"; choose one of the catalogue.`, filter);
}

function metricCondition(matrix: ScreenMatrix, filter: MetricFilter, index: number): Condition {
  const column = columnOf(matrix, filter.metric, index);
  const { low, high } = boundsOf(filter, index);
  const values = "within" in filter ? percentiles(matrix, column, filter.within) : comparedValues(column);
  return {
    narrow: (marks) => {
      for (let row = 0; row < marks.length; row++) {
        const value = values[row] as number;
        // Written so that NaN, of which every comparison is false, does not pass.
        if (!(value >= low && value <= high)) marks[row] = 0;
      }
    },
    isMissing: (row) => Number.isNaN(values[row]),
    explain: (row) => {
      const value = values[row] as number;
      if (Number.isNaN(value)) return { result: "missing", value: null, distance: null };
      const distance = Math.min(value - low, high - value);
      return { result: distance >= 0 ? "pass" : "fail", value, distance };
    },
  };
}

function boundsOf(filter: MetricFilter, index: number): { low: number; high: number } {
  const low = "low" in filter ? filter.low : Number.NEGATIVE_INFINITY;
  const high = "high" in filter ? filter.high : Number.POSITIVE_INFINITY;
  if (low <= high) return { low, high };
  throw new ScreenError(
    "bad-bounds",
    `No "${filter.metric}" lies between ${low} and ${high}; give numbers, the lower one first.`,
    index,
  );
}

function checkCondition(matrix: ScreenMatrix, filter: CheckFilter, index: number): Condition {
  const column = matrix.checks.get(filter.check);
  if (!column) {
    throw new ScreenError("unknown-check", `There is no check "${filter.check}"; choose one of the catalogue.`, index);
  }
  if (Number.isNaN(filter.threshold)) {
    throw new ScreenError("bad-bounds", `The threshold of ${filter.check} is not a number; give one.`, index);
  }
  const passes = checkTest(column, filter);
  return {
    narrow: (marks) => {
      for (let row = 0; row < marks.length; row++) if (marks[row] === 1 && !passes(row)) marks[row] = 0;
    },
    isMissing: (row) => filter.state !== "unknown" && judgedCheck(column, row, filter.threshold) === null,
    explain: (row) => explainCheck(column, filter, { row, passes: passes(row) }),
  };
}

function checkTest(column: CheckColumn, filter: CheckFilter): (row: number) => boolean {
  return (row) => {
    const known = judgedCheck(column, row, filter.threshold);
    if (known === null || filter.state === "unknown") return known === null && filter.state === "unknown";
    if (filter.state === "near") return !column.isCount && isNearThreshold(known.value, known.limit);
    return holds(column.comparison, known.value, known.limit) === (filter.state === "pass");
  };
}

function explainCheck(
  column: CheckColumn,
  filter: CheckFilter,
  { row, passes }: { readonly row: number; readonly passes: boolean },
): FilterExplanation {
  const known = judgedCheck(column, row, filter.threshold);
  const otherwise = known === null && filter.state !== "unknown" ? "missing" : "fail";
  const result = passes ? "pass" : otherwise;
  if (known === null || !Number.isFinite(known.value)) return { result, value: null, distance: null };
  const margin = marginOf(column.comparison, known.value, known.limit);
  return { result, value: known.value, distance: distanceTo(filter.state, margin) };
}

/** How far a value is on the passing side of a filter; "near" and "unknown" have no such side. */
function distanceTo(state: CheckFilterState, margin: number): number | null {
  if (state === "pass") return margin;
  return state === "fail" ? -margin : null;
}

function groupCondition(matrix: ScreenMatrix, filter: GroupFilter): Condition {
  const { groups, wanted } = groupsOf(matrix, filter);
  const isWanted = new Set(wanted);
  return {
    narrow: (marks) => {
      for (let row = 0; row < marks.length; row++) if (!isWanted.has(groups[row] as number | string)) marks[row] = 0;
    },
    isMissing: (row) => groups[row] === -1,
    explain: (row) => {
      const group = groups[row] as number | string;
      const result = isWanted.has(group) ? "pass" : group === -1 ? "missing" : "fail";
      return { result, value: null, distance: null };
    },
  };
}

function memberCondition({ members }: MemberFilter): Condition {
  return {
    narrow: (marks) => {
      for (let row = 0; row < marks.length; row++) if (!members.has(row)) marks[row] = 0;
    },
    // Who judged them knows of which it could not say.
    isMissing: () => false,
    explain: (row) => ({ result: members.has(row) ? "pass" : "fail", value: null, distance: null }),
  };
}

function groupsOf(
  matrix: ScreenMatrix,
  filter: GroupFilter,
): { groups: ArrayLike<number | string>; wanted: readonly (number | string)[] } {
  if ("sectors" in filter) return { groups: matrix.sectors, wanted: filter.sectors };
  if ("industries" in filter) return { groups: matrix.industries, wanted: filter.industries };
  return { groups: matrix.types, wanted: filter.companyTypes };
}
