type Clock = (milliseconds: number) => number;

/** By zone: making one takes as long as reading a short chart. */
const clocks = new Map<string, Clock>();
/** A file can spell zones in any number of ways. */
const MAX_CLOCKS = 32;

/** Since 1973 clocks are changed on quarters of an hour only. */
const QUARTERS_SINCE = Date.UTC(1973, 0, 1);
const QUARTER = 900_000;
/** Of one zone: some 60 years of daily prices. */
const MAX_OFFSETS = 20_000;

/**
 * Gives the time on the clocks of a zone.
 *
 * @param zone Such as `Europe/Berlin`.
 * @returns Milliseconds since 1970-01-01 as those clocks count them, in whole seconds; `null` for a zone that nobody knows.
 */
export function zoneClock(zone: string): Clock | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const format = formatOf(zone);
  if (format === null) return null;
  const clock = withKnownOffsets((milliseconds) => {
    const parts = format.formatToParts(milliseconds);
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
    return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  });
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(zone, clock);
  return clock;
}

/** All charts of an exchange ask for the same times: how far its clocks are ahead of UTC in a quarter of an hour is computed once. */
function withKnownOffsets(clock: Clock): Clock {
  const offsets = new Map<number, number>();
  return (milliseconds) => {
    if (!Number.isFinite(milliseconds) || Math.abs(milliseconds) > 8.64e15) return Number.NaN;
    if (milliseconds < QUARTERS_SINCE) return clock(milliseconds);
    const quarter = Math.floor(milliseconds / QUARTER);
    const offset = offsets.get(quarter) ?? clock(quarter * QUARTER) - quarter * QUARTER;
    if (offsets.size >= MAX_OFFSETS) offsets.clear();
    offsets.set(quarter, offset);
    return Math.floor(milliseconds / 1000) * 1000 + offset;
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
