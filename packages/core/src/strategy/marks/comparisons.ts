import type { Comparison } from "../../words/index.ts";
import type { Condition, Marks } from "./condition.ts";

/** Comparisons of the values of one row; crosses look at the row before as well and stand apart. */
export type LevelComparison = Exclude<Comparison, "crossesAbove" | "crossesBelow">;

/** What holds where the comparison is known not to. */
export const OPPOSITE: Readonly<Record<LevelComparison, LevelComparison>> = {
  above: "atMost",
  atMost: "above",
  below: "atLeast",
  atLeast: "below",
};

/** What the right side is to the left one. */
const MIRRORED: Readonly<Record<LevelComparison, LevelComparison>> = {
  above: "below",
  below: "above",
  atLeast: "atMost",
  atMost: "atLeast",
};

/**
 * Compares two columns, or a column with a number, row by row. NaN, of which every comparison is false, never passes.
 *
 * @param left A column, or a number if the right side is a column.
 * @param operator How the left side shall stand to the right one.
 * @param right A column or a number.
 *
 * @example
 * comparison(closes, "above", averages).holdsAt(250);
 */
export function comparison(
  left: Float64Array | number,
  operator: LevelComparison,
  right: Float64Array | number,
): Condition {
  if (typeof left !== "number")
    return typeof right === "number" ? withNumber(left, operator, right) : withColumn(left, operator, right);
  if (typeof right !== "number") return withNumber(right, MIRRORED[operator], left);
  const holds = NUMBERS[operator](left, right);
  return { holdsAt: () => holds, keep: (marks) => void (holds || marks.fill(0)) };
}

/** Keeps values from `low` to `high`, both included; negated, known values outside. */
export function between(
  column: Float64Array,
  { low, high }: { readonly low: number; readonly high: number },
  not: boolean,
): Condition {
  const holdsAt = (row: number) => {
    const value = column[row] as number;
    return not ? value < low || value > high : value >= low && value <= high;
  };
  return {
    holdsAt,
    keep: (marks) => void (not ? keepOutside(marks, column, { low, high }) : keepInside(marks, column, { low, high })),
  };
}

function withColumn(left: Float64Array, operator: LevelComparison, right: Float64Array): Condition {
  const holds = NUMBERS[operator];
  return {
    holdsAt: (row) => holds(left[row] as number, right[row] as number),
    keep: (marks) => void COLUMNS[operator](marks, left, right),
  };
}

function withNumber(column: Float64Array, operator: LevelComparison, bound: number): Condition {
  const holds = NUMBERS[operator];
  return {
    holdsAt: (row) => holds(column[row] as number, bound),
    keep: (marks) => void WITH_NUMBER[operator](marks, column, bound),
  };
}

const NUMBERS: Readonly<Record<LevelComparison, (left: number, right: number) => boolean>> = {
  above: (left, right) => left > right,
  below: (left, right) => left < right,
  atLeast: (left, right) => left >= right,
  atMost: (left, right) => left <= right,
};

// One loop for each comparison: a function called for each row would cost ten times as much.

const COLUMNS: Readonly<Record<LevelComparison, (marks: Marks, left: Float64Array, right: Float64Array) => void>> = {
  above: keepAbove,
  below: (marks, left, right) => keepAbove(marks, right, left),
  atLeast: keepAtLeast,
  atMost: (marks, left, right) => keepAtLeast(marks, right, left),
};

const WITH_NUMBER: Readonly<Record<LevelComparison, (marks: Marks, column: Float64Array, bound: number) => void>> = {
  above: keepAboveNumber,
  below: keepBelowNumber,
  atLeast: keepAtLeastNumber,
  atMost: keepAtMostNumber,
};

function keepAbove(marks: Marks, left: Float64Array, right: Float64Array): void {
  for (let i = 0; i < marks.length; i++) if (!((left[i] as number) > (right[i] as number))) marks[i] = 0;
}

function keepAtLeast(marks: Marks, left: Float64Array, right: Float64Array): void {
  for (let i = 0; i < marks.length; i++) if (!((left[i] as number) >= (right[i] as number))) marks[i] = 0;
}

function keepAboveNumber(marks: Marks, column: Float64Array, bound: number): void {
  for (let i = 0; i < marks.length; i++) if (!((column[i] as number) > bound)) marks[i] = 0;
}

function keepBelowNumber(marks: Marks, column: Float64Array, bound: number): void {
  for (let i = 0; i < marks.length; i++) if (!((column[i] as number) < bound)) marks[i] = 0;
}

function keepAtLeastNumber(marks: Marks, column: Float64Array, bound: number): void {
  for (let i = 0; i < marks.length; i++) if (!((column[i] as number) >= bound)) marks[i] = 0;
}

function keepAtMostNumber(marks: Marks, column: Float64Array, bound: number): void {
  for (let i = 0; i < marks.length; i++) if (!((column[i] as number) <= bound)) marks[i] = 0;
}

interface Span {
  readonly low: number;
  readonly high: number;
}

function keepInside(marks: Marks, column: Float64Array, { low, high }: Span): void {
  for (let i = 0; i < marks.length; i++) {
    const value = column[i] as number;
    if (!(value >= low && value <= high)) marks[i] = 0;
  }
}

function keepOutside(marks: Marks, column: Float64Array, { low, high }: Span): void {
  for (let i = 0; i < marks.length; i++) {
    const value = column[i] as number;
    if (!(value < low || value > high)) marks[i] = 0;
  }
}
