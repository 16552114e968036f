import type { MissingPart } from "../../../ui/index.ts";
import type { RowsAnswer } from "../screener.query.ts";
import type { Column } from "./columns.ts";
import { rowsOf } from "./screen-rows.ts";
import type { FirstPage } from "./use-rows.ts";

type Because = MissingPart["because"];

/** The columns of a table, without those that no company of the screen has a value in. */
export interface FoldedColumns {
  readonly shown: readonly Column[];
  readonly missing: readonly { readonly column: Column; readonly because: Because }[];
}

/**
 * Leaves out the columns that would be dashes from top to bottom. A screen of more companies than its first page keeps all
 * of them: the others may have values.
 */
export function foldColumns(
  columns: readonly Column[],
  { answer, isOld, count }: Pick<FirstPage, "answer" | "isOld" | "count">,
): FoldedColumns {
  if (!answer || isOld || answer.rows.symbol.length < count) return { shown: columns, missing: [] };
  const judged = columns.map((column) => ({ column, because: reasonOf(column, answer) }));
  const missing = judged.flatMap(({ column, because }) => (because === null ? [] : [{ column, because }]));
  const shown = judged.flatMap(({ column, because }) => (because === null ? [column] : []));
  return { shown: missing.length === 0 ? columns : shown, missing };
}

/** Why no company has a value in the column; null where one has. */
function reasonOf(column: Column, answer: RowsAnswer): Because | null {
  if (column.kind === "about") {
    const { id } = column;
    // These two say in words what is not known.
    if (id === "companyType" || id === "currency") return null;
    return rowsOf(answer).every((row) => row[id] === null) ? "not-in-market-data" : null;
  }
  const wire = answer.columns.find(({ id, kind }) => id === column.id && kind === column.kind);
  if (!wire || wire.values.some((value) => value !== null)) return null;
  // A check without a value has a result where it was decided without one.
  if (wire.states?.some((state) => state !== "unknown" && state !== "not-applicable")) return null;
  return wire.because?.find((reason) => reason !== null) ?? "not-in-market-data";
}
