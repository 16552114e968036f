/**
 * What a stranger wrote, as one line of a message: without what ends a line or a header, hides, or turns the direction of
 * the text around it.
 *
 * @param maxLength In characters as a reader counts them.
 */
export function outsideLine(text: string, maxLength: number): string {
  return shortened(
    text
      .toWellFormed()
      .replace(/[\p{C}\p{Z}]+/gu, " ")
      .trim(),
    maxLength,
  );
}

/** The same for a text of several lines; its line ends become `\n`. */
export function outsideLines(text: string, maxLength: number): string {
  const lines = text
    .toWellFormed()
    .replace(/\t/g, " ")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{C}\n]/gu, "");
  return shortened(lines.trim(), maxLength);
}

function shortened(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join("")}…`;
}
