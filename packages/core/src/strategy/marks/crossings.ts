import { type Condition, keepRows } from "./condition.ts";

/** The rows at which one column crosses another, rising. */
export interface Crossings {
  /** From at or below to above. */
  readonly up: readonly number[];
  /** From at or above to below. */
  readonly down: readonly number[];
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
  let bar = 0;
  while (bar < left.length) {
    const isKnown = !Number.isNaN(left[bar]) && !Number.isNaN(right[bar]);
    bar = endOfSide(left, right, bar);
    if (!isKnown || bar === left.length) continue;
    if ((left[bar] as number) > (right[bar] as number)) up.push(bar);
    else if ((left[bar] as number) < (right[bar] as number)) down.push(bar);
  }
  return { up, down };
}

/** The first bar on which the left column is no longer above, or no longer below, the right one. A bar of equal values is by itself. */
function endOfSide(left: Float64Array, right: Float64Array, from: number): number {
  let bar = from + 1;
  if ((left[from] as number) > (right[from] as number)) {
    while (bar < left.length && (left[bar] as number) > (right[bar] as number)) bar++;
  } else if ((left[from] as number) < (right[from] as number)) {
    while (bar < left.length && (left[bar] as number) < (right[bar] as number)) bar++;
  }
  return bar;
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
  return { up, down };
}

/** The condition that holds at the given rows alone. */
export function atRows(rows: readonly number[]): Condition {
  return { rows, holdsAt: membership(rows), keep: (marks) => void keepRows(marks, rows) };
}

/**
 * The condition that holds where it is known that nothing crosses: everywhere but at the given rows, and where no value is missing.
 *
 * @param isKnown Whether the four values of a row exist.
 */
export function notAtRows(rows: readonly number[], isKnown: (row: number) => boolean): Condition {
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
function membership(rows: readonly number[]): (row: number) => boolean {
  let set: Set<number> | null = null;
  return (row) => {
    set ??= new Set(rows);
    return set.has(row);
  };
}
