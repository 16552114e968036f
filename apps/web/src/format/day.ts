import type { LanguageCode } from "@plumbline/contract";
import { dayFormatter } from "./formatter.ts";
import { MISSING } from "./missing.ts";

const STYLES = {
  /** Nov 21, 2025 */
  full: { year: "numeric", month: "short", day: "numeric" },
  /** Nov 2025 */
  month: { year: "numeric", month: "short" },
  /** Fri, Nov 21, 2025 */
  weekday: { weekday: "short", year: "numeric", month: "short", day: "numeric" },
  /** 2025, on the axis of a chart */
  year: { year: "numeric" },
  /** Nov */
  monthOnly: { month: "short" },
  /** 21 */
  dayOfMonth: { day: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayStyle = keyof typeof STYLES;

const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * Writes a day in the reader's language.
 *
 * @param day `YYYY-MM-DD`.
 * @example
 * formatDay("2025-11-21", "en"); // "Nov 21, 2025"
 */
export function formatDay(day: string | null | undefined, language: LanguageCode, style: DayStyle = "full"): string {
  const instant = day ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(instant) ? MISSING : dayFormatter(language, STYLES[style]).format(instant);
}

/**
 * Whole days from a day to an instant; 0 on the day itself.
 *
 * @param day `YYYY-MM-DD`.
 * @param now Milliseconds since 1970.
 */
export function daysSince(day: string, now: number): number {
  return Math.floor((now - Date.parse(`${day}T00:00:00Z`)) / MILLISECONDS_PER_DAY);
}
