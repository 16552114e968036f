import type { Durability, MeasureColumns } from "@plumbline/core/moat";
import { joinedColumn, reasonByte } from "@plumbline/core/screen";
import { MOAT_MEASURES } from "@plumbline/core/words";

/** How durable the spread of each stock is, and what its accounts say of the sources, row by row; NaN where it is missing. */
export interface MoatColumns {
  readonly known: Float64Array;
  readonly share: Float64Array;
  readonly median: Float64Array;
  readonly latest: Float64Array;
  readonly change: Float64Array;
  /** Why there is no share and no median, as `reasonByte` has it; 0 where there is. */
  readonly because: Float64Array;
  readonly measures: MeasureColumns;
}

/** The moat of a stock before its industry is known. */
export interface RowMoat {
  readonly durability: Durability;
  /** In the order of `MOAT_MEASURES`. */
  readonly measures: ArrayLike<number>;
}

const NUMBERS = ["known", "share", "median", "latest", "change"] as const satisfies readonly (keyof MoatColumns)[];

/** Columns of numbers, as they are packed. */
export const MOAT_COLUMN_COUNT = NUMBERS.length + 1 + MOAT_MEASURES.length;

export function moatColumns(rows: readonly (RowMoat | null)[]): MoatColumns {
  const column = (of: (row: RowMoat) => number | null) =>
    Float64Array.from(rows, (row) => (row && of(row)) ?? Number.NaN);
  const numbers = NUMBERS.map((name) => [name, column(({ durability }) => durability[name])]);
  const measures = MOAT_MEASURES.map((name, k) => [name, column((row) => row.measures[k] as number)]);
  const whyNot = reasonByte("no-accounts");
  return {
    ...(Object.fromEntries(numbers) as Pick<MoatColumns, (typeof NUMBERS)[number]>),
    because: Float64Array.from(rows, (row) => (row ? reasonByte(row.durability.because) : whyNot)),
    measures: Object.fromEntries(measures) as MeasureColumns,
  };
}

/** The columns in a fixed order. */
export function listed({ measures, ...columns }: MoatColumns): readonly Float64Array[] {
  return [...NUMBERS.map((name) => columns[name]), columns.because, ...MOAT_MEASURES.map((name) => measures[name])];
}

/** The same from the columns in that order, one after the other. */
export function unlisted(next: () => Float64Array): MoatColumns {
  const numbers = NUMBERS.map((name) => [name, next()]);
  const because = next();
  const measures = MOAT_MEASURES.map((name) => [name, next()]);
  return {
    ...(Object.fromEntries(numbers) as Pick<MoatColumns, (typeof NUMBERS)[number]>),
    because,
    measures: Object.fromEntries(measures) as MeasureColumns,
  };
}

/** Columns of different stocks under each other. */
export function joinedMoats(parts: readonly MoatColumns[]): MoatColumns {
  const lists = parts.map(listed);
  let next = 0;
  return unlisted(() => {
    const place = next++;
    return joinedColumn(
      Float64Array,
      lists.map((columns) => columns[place] as Float64Array),
    );
  });
}
