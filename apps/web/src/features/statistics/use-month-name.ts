import { useText } from "../../i18n/index.ts";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/**
 * Names a calendar month, 0 for January, in the reader's language. A file of its own, because the home page loads it
 * too.
 */
export function useMonthName(): (month: number) => string {
  const text = useText();
  return (month) => text(`statistics.month.${NUMBERS[month] ?? 1}`);
}
