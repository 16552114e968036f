/**
 * A text without the names of companies and products, which may hold what a sentence may not: `Five Below`, `Booking.com`.
 *
 * @returns The text with blanks where names stood, so that every other word keeps its place.
 *
 * @example
 * withoutNames("It competes with 3M.", ["3M"]); // "It competes with   ."
 */
export function withoutNames(text: string, names: readonly string[]): string {
  return [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, (found) => " ".repeat(found.length)), text);
}
