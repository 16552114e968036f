import { translator, useFormats } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import { useNarrow } from "../../ui/index.ts";

/** Names an index of a market in the reader's language; an index without a translation keeps its own name. */
export function useIndexName(): (name: string) => string {
  const { find } = useObservable(translator);
  return (name) => find(`statistics.index.${name}`) ?? name;
}

/** Names a calendar month, 0 for January, in the shortest form of the language. */
export function useShortMonth(): (month: number) => string {
  const { day } = useFormats();
  // The year does not matter.
  return (month) => day(`2024-${String(month + 1).padStart(2, "0")}-01`, "monthOnly");
}

/** Letters that fit over a column on a phone. */
const MAX_LETTERS = 3;
const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/**
 * Names a calendar month above a column. On a phone, a language with short names of more than three letters uses one
 * letter, and a language that numbers its months uses the number.
 */
export function useColumnMonth(): (month: number) => string {
  const shortOf = useShortMonth();
  const isNarrow = useNarrow();
  if (!isNarrow) return shortOf;
  const names = MONTHS.map(shortOf);
  if (names.every((name) => /^\d/.test(name))) return (month) => String(month + 1);
  const isLong = names.some((name) => name.length > MAX_LETTERS);
  return isLong ? (month) => names[month]?.charAt(0).toUpperCase() ?? "" : shortOf;
}
