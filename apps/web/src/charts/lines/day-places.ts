import { parseDay } from "@plumbline/core/time";

/**
 * Places of days on an axis that goes from the first (0) to the last (1).
 *
 * @example
 * dayPlaces(["2024-01-01", "2024-01-02", "2024-01-11"]); // [0, 0.1, 1]
 */
export function dayPlaces(days: readonly string[]): number[] {
  const first = numberOf(days[0]);
  const last = numberOf(days.at(-1));
  return days.map((day) => (last === first ? 0 : (numberOf(day) - first) / (last - first)));
}

const numberOf = (day: string | undefined): number => parseDay(day ?? "") ?? 0;
