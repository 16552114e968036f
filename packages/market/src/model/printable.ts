/** Control and invisible formatting characters (escape sequences, overrides of direction), line and paragraph ends. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const EACH_UNPRINTABLE = new RegExp(UNPRINTABLE, "gu");
const BLANKS = /[\t\n\r]+/g;

/**
 * Writes a text from outside, such as the name of a file, so that it can stand in a report, a log or on a terminal: on
 * one line, without characters that would move the cursor, change the direction or hide what follows.
 *
 * @param text Any text.
 * @param atMost Maximum of characters; an ellipsis stands for the rest.
 * @returns The text, with U+FFFD in place of what cannot be shown.
 *
 * @example
 * printable("a\u001B[2J.csv"); // "a\uFFFD[2J.csv"
 */
export function printable(text: string, atMost = Number.POSITIVE_INFINITY): string {
  const shown = UNPRINTABLE.test(text) ? text.replace(BLANKS, " ").replace(EACH_UNPRINTABLE, "\uFFFD") : text;
  return shown.length > atMost ? `${shown.slice(0, atMost)}…` : shown;
}
