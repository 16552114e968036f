import { type Condition, keepRows } from "./condition.ts";

/** The rows at which one column crosses another, rising. */
export interface Crossings {
  /** From at or below to above. */
  readonly up: Int32Array;
  /** From at or above to below. */
  readonly down: Int32Array;
}

/** Two columns and their values one bar before. */
export interface CrossedColumns {
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly leftBefore: Float64Array;
  readonly rightBefore: Float64Array;
}

/**
 * Finds in one pass where a column crosses another one bar by bar. A bar whose value or the one before is missing crosses nothing.
 *
 * @param left A column, oldest first.
 * @param right The other one.
 *
 * @example
 * crossingsOf(Float64Array.of(1, 3, 1), Float64Array.of(2, 2, 2)); // { up: [1], down: [2] }
 */
export function crossingsOf(left: Float64Array, right: Float64Array): Crossings {
  const up: number[] = [];
  const down: number[] = [];
  let wasAtMost = false;
  let wasAtLeast = false;
  for (let i = 0; i < left.length; i++) {
    const one = left[i] as number;
    const other = right[i] as number;
    if (wasAtMost && one > other) up.push(i);
    else if (wasAtLeast && one < other) down.push(i);
    wasAtMost = one <= other;
    wasAtLeast = one >= other;
  }
  return { up: new Int32Array(up), down: new Int32Array(down) };
}

/**
 * Finds which rows of a day crossed since the bar before.
 *
 * @param columns Of one row per stock.
 */
export function crossedRows({ left, right, leftBefore, rightBefore }: CrossedColumns): Crossings {
  const up: number[] = [];
  const down: number[] = [];
  for (let row = 0; row < left.length; row++) {
    const now = (left[row] as number) - (right[row] as number);
    const before = (leftBefore[row] as number) - (rightBefore[row] as number);
    if (before <= 0 && now > 0) up.push(row);
    else if (before >= 0 && now < 0) down.push(row);
  }
  return { up: new Int32Array(up), down: new Int32Array(down) };
}

/** The condition that holds at the given rows alone. */
export function atRows(rows: Int32Array): Condition {
  return { rows, holdsAt: membership(rows), keep: (marks) => void keepRows(marks, rows) };
}

/**
 * The condition that holds where it is known that nothing crosses: everywhere but at the given rows, and where no value is missing.
 *
 * @param isKnown Whether the four values of a row exist.
 */
export function notAtRows(rows: Int32Array, isKnown: (row: number) => boolean): Condition {
  const crosses = membership(rows);
  const holdsAt = (row: number) => !crosses(row) && isKnown(row);
  return {
    holdsAt,
    keep: (marks) => {
      for (let row = 0; row < marks.length; row++) if (marks[row] === 1 && !holdsAt(row)) marks[row] = 0;
    },
  };
}

/** Whether a row is one of those given; most are never asked. */
function membership(rows: Int32Array): (row: number) => boolean {
  let set: Set<number> | null = null;
  return (row) => {
    set ??= new Set(rows);
    return set.has(row);
  };
}
