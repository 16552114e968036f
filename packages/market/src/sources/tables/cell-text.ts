/**
 * Writes a number as readers of tables expect it: with a decimal point, without an exponent.
 *
 * @returns Empty for what is no number.
 *
 * @example
 * plainNumber(1.5e-7); // "0.00000015"
 */
export function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return "";
  const text = String(value);
  const exponent = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (exponent === null) return text;
  const [, sign = "", whole = "", decimals = "", power = "0"] = exponent;
  const digits = whole + decimals;
  const point = 1 + Number(power);
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, "0");
}

const DAY_MS = 86_400_000;

/**
 * Writes a moment as a day, or as a day and a time where it is not midnight.
 *
 * @param milliseconds Since 1970-01-01, already in the time that is to be written.
 * @param zone Appended to a time, such as `Z`.
 * @returns `2020-01-02` or `2020-01-02T16:00:00`; empty for what no calendar has.
 */
export function momentText(milliseconds: number, zone = ""): string {
  const date = new Date(Math.round(milliseconds / 1000) * 1000);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999) return "";
  const text = date.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19) + zone;
}

/**
 * Writes moments of rows as days where each is the midnight of one zone that nothing names, as pandas stores the days of
 * an exchange: the nearest midnight of UTC has their date, for every zone from ten hours west to eleven hours east.
 *
 * @param milliseconds Since 1970-01-01, UTC; NaN where there is none.
 */
export function daysOrMoments(milliseconds: readonly number[]): string[] {
  const near = milliseconds.map((moment) => Math.round(moment / DAY_MS) * DAY_MS);
  const offsets = new Set(milliseconds.map((moment, row) => moment - (near[row] as number)).filter(Number.isFinite));
  // Summer and winter time are one hour apart.
  const isMidnights = [...offsets].every((offset) => offset % 900_000 === 0) && spread(offsets) <= 3_600_000;
  const days = new Set(near.filter(Number.isFinite));
  const isDaily = days.size === milliseconds.filter(Number.isFinite).length;
  return isMidnights && isDaily
    ? near.map((day) => momentText(day))
    : milliseconds.map((moment) => momentText(moment, "Z"));
}

function spread(values: ReadonlySet<number>): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}
