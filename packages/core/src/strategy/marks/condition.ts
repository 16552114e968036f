/** 1 where something holds and 0 where not, one for each bar of a stock or each stock of a day. */
export type Marks = Uint8Array;

/** A rule or a group of rules made ready for columns. Where a value that it needs is missing, it does not hold. */
export interface Condition {
  /** Unmarks the rows at which it does not hold. */
  readonly keep: (marks: Marks) => void;
  readonly holdsAt: (row: number) => boolean;
  /** The only rows at which it holds, rising, if they are few and known: the others need not be looked at. */
  readonly rows?: readonly number[];
}

/**
 * The condition that holds where all of the given ones do; of none, everywhere.
 *
 * @param conditions Over the same rows.
 */
export function allOf(conditions: readonly Condition[]): Condition {
  const [only] = conditions;
  if (conditions.length === 1 && only) return only;
  const few = conditions.find(({ rows }) => rows !== undefined);
  const holdsAt = (row: number) => conditions.every((condition) => condition.holdsAt(row));
  if (!few?.rows) return { holdsAt, keep: (marks) => conditions.forEach(({ keep }) => void keep(marks)) };
  const others = conditions.filter((condition) => condition !== few);
  const rows = few.rows.filter((row) => others.every((condition) => condition.holdsAt(row)));
  return { holdsAt, rows, keep: (marks) => keepRows(marks, rows) };
}

/**
 * The condition that holds where one of the given ones does; of none, nowhere.
 *
 * @param conditions Over the same rows.
 */
export function anyOf(conditions: readonly Condition[]): Condition {
  return {
    holdsAt: (row) => conditions.some((condition) => condition.holdsAt(row)),
    keep: (marks) => {
      const some = new Uint8Array(marks.length);
      const one = new Uint8Array(marks.length);
      for (const { keep, rows } of conditions) {
        if (rows) for (const row of rows) some[row] = 1;
        else {
          keep(one.fill(1));
          for (let row = 0; row < some.length; row++) some[row] = (some[row] as number) | (one[row] as number);
        }
      }
      for (let row = 0; row < marks.length; row++) marks[row] = (marks[row] as number) & (some[row] as number);
    },
  };
}

/**
 * Marks every row at which a condition holds.
 *
 * @param into Is overwritten.
 */
export function markRows(condition: Condition, into: Marks): Marks {
  if (condition.rows) {
    into.fill(0);
    for (const row of condition.rows) into[row] = 1;
  } else condition.keep(into.fill(1));
  return into;
}

/** Unmarks all but the given rows. */
export function keepRows(marks: Marks, rows: readonly number[]): void {
  const kept = rows.filter((row) => marks[row] === 1);
  marks.fill(0);
  for (const row of kept) marks[row] = 1;
}
