import type { ScreenCatalogue } from "../catalogue/screen-catalogue.ts";
import type { Column } from "./columns.ts";
import type { ScreenRow } from "./screen-rows.ts";

/** Which of the accounts a value says it is of: the day they were filed, and of a filed number the end of its period. */
export type OfAccounts = "not" | "partly" | "wholly";

/** What a column takes from the accounts: a number of the price takes nothing, a check may. */
export function ofAccounts({ kind, id }: Pick<Column, "kind" | "id">, { numbers }: ScreenCatalogue): OfAccounts {
  if (kind === "about") return "not";
  const number = kind === "metric" ? numbers.get(id) : undefined;
  if (number?.metric) return "wholly";
  return number?.group === "price" ? "not" : "partly";
}

/** Whether some value of some companies has the mark of old accounts. */
export function hasOldAccounts(
  rows: readonly (ScreenRow | null)[],
  columns: readonly Pick<Column, "kind" | "id">[],
  catalogue: ScreenCatalogue,
): boolean {
  return rows.some((row) => row?.isStale && columns.some((column) => isMarked(row, column, catalogue)));
}

function isMarked(row: ScreenRow, column: Pick<Column, "kind" | "id">, catalogue: ScreenCatalogue): boolean {
  if (row.filedAt === null || ofAccounts(column, catalogue) === "not") return false;
  const wire = row.columns.find(({ id, kind }) => id === column.id && kind === column.kind);
  return (wire?.values[row.place] ?? null) !== null;
}
