/** When a user wants to be written to; minutes are those of the day in the time zone. */
export interface WritingHours {
  readonly timeZone: string;
  /** Minute of the daily message; null to be written to at once. */
  readonly dailyAt: number | null;
  /** Nothing is sent from one minute to the other; the same twice are no hours. */
  readonly quiet: { readonly from: number; readonly until: number } | null;
}

const MINUTES = 24 * 60;
const MINUTE = 60_000;
/** A clock that is put forward or back moves the day by an hour or two. */
const CORRECTIONS = 3;

/**
 * When a message may be sent that is there now: at the minute of the day that a user wants, and never in quiet hours, which end with
 * what has come meanwhile.
 *
 * @example
 * // At half past eleven in the evening in Paris, with quiet hours from ten to seven.
 * dueAt(new Date("2026-01-05T22:30:00Z"), { timeZone: "Europe/Paris", dailyAt: null, quiet: { from: 1320, until: 420 } });
 * // 2026-01-06T06:00:00Z
 */
export function dueAt(now: Date, { timeZone, dailyAt, quiet }: WritingHours): Date {
  const wanted = dailyAt === null ? now : nextAt(now, dailyAt, timeZone);
  return quiet && isBetween(minuteOf(wanted, timeZone), quiet) ? nextAt(wanted, quiet.until, timeZone) : wanted;
}

/** Whether the clock of this machine knows a time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Over midnight, too. */
function isBetween(minute: number, { from, until }: { readonly from: number; readonly until: number }): boolean {
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** The next moment at which clocks of a time zone show a minute; one that is left out when they are put forward is the one after. */
function nextAt(now: Date, minute: number, timeZone: string): Date {
  let moment = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + (ahead(now, minute, timeZone) || 0) * MINUTE);
  for (let round = 0; round < CORRECTIONS; round++) {
    const off = ahead(moment, minute, timeZone);
    if (off === 0) break;
    moment = new Date(moment.getTime() + (off > MINUTES / 2 ? off - MINUTES : off) * MINUTE);
  }
  return moment < now ? now : moment;
}

/** Minutes until clocks show a minute: less than a day. */
function ahead(moment: Date, minute: number, timeZone: string): number {
  return (minute - minuteOf(moment, timeZone) + MINUTES) % MINUTES;
}

function minuteOf(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const [hour = 0, minute = 0] = format.format(moment).split(":").map(Number);
  return hour * 60 + minute;
}
