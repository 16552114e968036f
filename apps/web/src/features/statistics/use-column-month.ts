import { useNarrow } from "../../ui/index.ts";
import { useShortMonth } from "./use-short-month.ts";

/** So many letters fit over a column of a phone. */
const LETTERS = 3;
const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/**
 * Names a calendar month above a column. On a phone a language whose short names are longer than three letters gives one
 * letter, and one that counts its months gives the number.
 */
export function useColumnMonth(): (month: number) => string {
  const shortOf = useShortMonth();
  const isNarrow = useNarrow();
  if (!isNarrow) return shortOf;
  const names = MONTHS.map(shortOf);
  if (names.every((name) => /^\d/.test(name))) return (month) => String(month + 1);
  const isLong = names.some((name) => name.length > LETTERS);
  return isLong ? (month) => names[month]?.charAt(0).toUpperCase() ?? "" : shortOf;
}
