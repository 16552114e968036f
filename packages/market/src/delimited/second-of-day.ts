const TIME = /(?:^|[^\d])(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*([ap])?\.?m?/i;
const COMPACT = /^(\d{2})(\d{2})(\d{2})?$/;

/**
 * Reads the time of day of a cell, as it is written: no zone moves it.
 *
 * @param text A time, or a day with a time behind it.
 * @returns Seconds since midnight; `null` where the cell has no time.
 *
 * @example
 * secondOfDay("2020-01-02 16:00:00-05:00"); // 57600
 * secondOfDay("0930"); // 34200
 */
export function secondOfDay(text: string): number | null {
  const [, hour, minute, second, half] = TIME.exec(text) ?? COMPACT.exec(text.trim()) ?? [];
  if (hour === undefined) return null;
  const noon = half?.toLowerCase();
  const hours = (Number(hour) % (noon === undefined ? 24 : 12)) + (noon === "p" ? 12 : 0);
  return hours * 3600 + Number(minute) * 60 + Number(second ?? 0);
}
