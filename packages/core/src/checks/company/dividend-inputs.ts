import type { Figure } from "../../figure/index.ts";
import { type Dividend, splitAdjustedDividends } from "../../series/index.ts";
import { addMonths, type Day, datePartsOf, dayOf, formatDay } from "../../time/index.ts";
import type { CheckInputs } from "../check-inputs.ts";
import type { PriceRecord } from "./company-record.ts";

type DividendInputName = "dividendsTtm" | "dividendYears" | "dividendHistoryYears" | "dividendRaiseYears";

/** A history that starts in the first days of January has all dividends of that year. */
const LATE_FIRST_DATE = 7;
/** A smaller raise is rounding of split-adjusted dividends. */
const MIN_RAISE = 1.0001;

/**
 * The dividends per share in twelve months and in whole calendar years. Years are those of the calendar because the days
 * of a yearly dividend wander: twelve months may hold two of them, or none.
 *
 * @param record Prices and actions.
 * @param span First and last bar up to the as-of day.
 * @see F5, D5
 *
 * @example
 * dividendInputs(record, { firstDay, lastDay }).dividendYears.value; // 14
 */
export function dividendInputs(
  { actions, source }: PriceRecord,
  { firstDay, lastDay }: { readonly firstDay: Day; readonly lastDay: Day },
): Pick<CheckInputs, DividendInputName> {
  const dividends = splitAdjustedDividends(actions, lastDay);
  const yearAgo = addMonths(lastDay, -12);
  const trailing = dividends.reduce((sum, { exDay, amount }) => (exDay > yearAgo ? sum + amount : sum), 0);
  const years = completeYears(firstDay, lastDay);
  const paid = amountByYear(dividends);
  const amounts = years.map((year) => paid.get(year) ?? 0);
  const of = (value: number, formula: string): Figure => ({
    value,
    provenance: { source, periodEnd: formatDay(lastDay), formula },
  });
  return {
    dividendsTtm: of(trailing, "F5"),
    dividendYears: of(
      latestInARow(amounts, (amount) => amount > 0),
      "D5",
    ),
    dividendHistoryYears: of(amounts.length, "D5"),
    dividendRaiseYears: of(
      latestInARow(amounts, (amount, before) => before > 0 && amount >= before * MIN_RAISE),
      "dividendRaiseYears",
    ),
  };
}

/** The calendar years of which every day lies between two days, oldest first. */
function completeYears(firstDay: Day, lastDay: Day): readonly number[] {
  const { year } = datePartsOf(firstDay);
  const first = firstDay > dayOf(year, 1, LATE_FIRST_DATE) ? year + 1 : year;
  const count = datePartsOf(lastDay).year - first;
  return Array.from({ length: Math.max(count, 0) }, (_, k) => first + k);
}

function amountByYear(dividends: readonly Dividend[]): ReadonlyMap<number, number> {
  const amounts = new Map<number, number>();
  for (const { exDay, amount } of dividends) {
    const { year } = datePartsOf(exDay);
    amounts.set(year, (amounts.get(year) ?? 0) + amount);
  }
  return amounts;
}

function latestInARow(amounts: readonly number[], holds: (amount: number, before: number) => boolean): number {
  let count = 0;
  for (let k = amounts.length - 1; k >= 0 && holds(amounts[k] as number, amounts[k - 1] ?? 0); k--) count++;
  return count;
}
