/**
 * Makes a function that gives the time on the clocks of a zone.
 *
 * @param zone Such as `Europe/Berlin`.
 * @returns Milliseconds since 1970-01-01 as those clocks count them; `null` for a zone that nobody knows.
 */
export function zoneClock(zone: string): ((milliseconds: number) => number) | null {
  const format = formatOf(zone);
  if (format === null) return null;
  return (milliseconds) => {
    if (!Number.isFinite(milliseconds) || Math.abs(milliseconds) > 8.64e15) return Number.NaN;
    const parts = format.formatToParts(milliseconds);
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
    return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch {
    return null;
  }
}
