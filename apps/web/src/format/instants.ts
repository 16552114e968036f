import type { LanguageCode } from "@plumbline/contract";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far back an instant is said as “5 days ago”; earlier ones are said by their day. */
const MAX_AGO = 7 * DAY;

/**
 * How long ago something was, in the reader's language; `null` when its day says more.
 *
 * @param now Milliseconds since 1970; an instant after it, by a clock that is wrong, counts as now.
 *
 * @example
 * writeAgo("2026-11-23T10:00:00Z", Date.parse("2026-11-23T10:05:30Z"), "en"); // "5 minutes ago"
 */
export function writeAgo(instant: string, now: number, language: LanguageCode): string | null {
  const ago = Math.max(0, now - Date.parse(instant));
  if (ago >= MAX_AGO) return null;
  const [unit, length] =
    ago < MINUTE
      ? (["second", Number.POSITIVE_INFINITY] as const)
      : ago < HOUR
        ? (["minute", MINUTE] as const)
        : ago < DAY
          ? (["hour", HOUR] as const)
          : (["day", DAY] as const);
  const count = Math.floor(ago / length);
  return new Intl.RelativeTimeFormat(language, { numeric: unit === "second" ? "auto" : "always" }).format(
    // Less than a minute is “now”.
    count === 0 ? 0 : -count,
    unit,
  );
}

/** Writes an instant with its day and time of day where the reader is. */
export function writeInstant(instant: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(new Date(instant));
}
