import { numberName, shortNumberName } from "../catalogue/number-name.ts";
import { checkName, type ScreenWords } from "../catalogue/screen-words.ts";
import type { Column } from "./columns.ts";

/** The name of a column in full. */
export function columnName(column: Column, words: ScreenWords): string {
  if (column.kind === "about") return words.text(`screener.column.${column.id}`);
  if (column.kind === "metric") return numberName(column.id, words);
  // Several checks ask about one number, which may be a column too.
  return words.text("screener.checkColumn", { check: checkName(column.id, words), id: column.id });
}

/** The same in few characters, for the head of the table. */
export function columnHead(column: Column, words: ScreenWords): string {
  return column.kind === "metric" ? shortNumberName(column.id, words) : columnName(column, words);
}
