/** A day as the page writes it for an American, such as `Jun 30, 2026`. */
export function writtenDay(date: string): string {
  const style = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", style);
}
