import { useFormats, useText } from "../../../i18n/index.ts";
import { useMonthName } from "../use-month-name.ts";
import type { TableCell, TableYear } from "./table-model.ts";

/** What the cells of the table are called, and how they are computed. */
export function useCellWords(isLessMarket: boolean) {
  const text = useText();
  const { day, count } = useFormats();
  const nameOf = useMonthName();
  return {
    nameOf,
    monthLabel: (year: number, month: number): string => text("statistics.monthOfYear", { month: nameOf(month), year }),
    monthExplanation: ({ isRunning, figure }: TableCell): string => {
      if (isRunning && figure.value !== null) {
        return text("statistics.explain.running", { day: day(figure.provenance.periodEnd) });
      }
      return text(isLessMarket ? "statistics.explain.monthLess" : "statistics.explain.month");
    },
    yearLabel: (year: number): string => text("statistics.table.ofYear", { year }),
    yearExplanation: ({ n }: TableYear): string =>
      isLessMarket ? text("statistics.explain.yearLess") : text("statistics.explain.year", { count: n, n: count(n) }),
  };
}
