/**
 * Writes a word so that a shell reads it as it is.
 *
 * @example
 * shellWord("my prices.csv"); // "'my prices.csv'"
 */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./^-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
