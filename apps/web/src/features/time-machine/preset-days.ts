import { addMonths, formatDay, parseDay } from "@plumbline/core/time";
import type { MarketSpan } from "./as-of.ts";

/** The offered choices, in years before today. */
const YEARS_BACK = [1, 3, 5, 10] as const;

/** The days whole years before the market's last day, as far as the market reaches back. */
export function presetDays({ first, last }: MarketSpan): { readonly years: number; readonly day: string }[] {
  const today = parseDay(last);
  if (today === null) return [];
  return YEARS_BACK.map((years) => ({ years, day: formatDay(addMonths(today, -12 * years)) })).filter(
    ({ day }) => day >= first,
  );
}
