/**
 * Breaks a text into lines between its words.
 *
 * @param text Words with blanks between.
 * @param width The most characters of a line; a longer word stands alone.
 *
 * @example
 * wrapped("one two three", 8); // ["one two", "three"]
 */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
