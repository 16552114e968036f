import type { LanguageCode } from "@plumbline/contract";
import { dayFormatter, LOCALES } from "./formatter.ts";

const CLOCK = { hour: "numeric", minute: "2-digit", second: "2-digit" } as const;
const CLOCK_OF_DAY = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;

/**
 * Writes a time of today by the reader's clock.
 *
 * @param instant ISO 8601.
 */
export function formatTime(instant: string, language: LanguageCode): string {
  return dayFormatter(language, { timeZone: undefined, ...CLOCK }).format(Date.parse(instant));
}

/** Writes a time within a week by the reader's clock, such as that of the next opening. */
export function formatWeekTime(instant: string, language: LanguageCode): string {
  return dayFormatter(language, { timeZone: undefined, ...CLOCK_OF_DAY }).format(Date.parse(instant));
}

const ages = new Map<LanguageCode, Intl.RelativeTimeFormat>();

/**
 * Writes how old something is, in its largest unit.
 *
 * @param seconds At least 0.
 * @example
 * formatAge(75, "en"); // "1 min. ago"
 */
export function formatAge(seconds: number, language: LanguageCode): string {
  const formatter = ages.get(language) ?? new Intl.RelativeTimeFormat(LOCALES[language], { style: "short" });
  ages.set(language, formatter);
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (["second", 1] as const);
  return formatter.format(-Math.floor(seconds / size), unit);
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;
