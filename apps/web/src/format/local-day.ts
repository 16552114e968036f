/**
 * The day of an instant where the reader is, for the formats of days.
 *
 * @returns `YYYY-MM-DD`.
 */
export function localDay(instant: string): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
