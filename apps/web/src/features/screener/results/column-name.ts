import { numberName, shortNumberName } from "../catalogue/number-name.ts";
import { checkName, type ScreenWords } from "../catalogue/screen-words.ts";
import type { Column } from "./columns.ts";

/** The name of a column in full. */
export function columnName(column: Column, words: ScreenWords): string {
  if (column.kind === "about") return words.text(`screener.column.${column.id}`);
  return column.kind === "metric" ? numberName(column.id, words) : checkName(column.id, words);
}

/** The same in few characters, for the head of the table. */
export function columnHead(column: Column, words: ScreenWords): string {
  return column.kind === "metric" ? shortNumberName(column.id, words) : columnName(column, words);
}
