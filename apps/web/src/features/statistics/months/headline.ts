import type { MonthColumn } from "./month-columns.ts";

/** The month that is spoken of first, and why. */
export interface Headline {
  readonly column: MonthColumn;
  /** It did best or worst of all, or stands out without being either. */
  readonly kind: "best" | "worst" | "marked";
}

const STRENGTH = { none: 0, weak: 1, moderate: 2 } as const;

/**
 * Chooses the month to speak of: that with the strongest evidence; where there is none, the best on average, since that is
 * the one a reader would believe in.
 *
 * @returns null where no month has an average that luck can be told from.
 */
export function headlineOf(columns: readonly MonthColumn[]): Headline | null {
  const known = columns.filter(({ luck, average }) => luck !== null && average !== null);
  const best = extreme(known, (column) => column.average ?? 0);
  const worst = extreme(known, (column) => -(column.average ?? 0));
  const marked = extreme(
    known.filter(({ evidence }) => evidence !== "none"),
    ({ evidence, q }) => STRENGTH[evidence] - (q ?? 1),
  );
  const column = marked ?? best;
  if (!column) return null;
  return { column, kind: column === best ? "best" : column === worst ? "worst" : "marked" };
}

function extreme(columns: readonly MonthColumn[], by: (column: MonthColumn) => number): MonthColumn | undefined {
  return columns.reduce<MonthColumn | undefined>(
    (most, column) => (most === undefined || by(column) > by(most) ? column : most),
    undefined,
  );
}
