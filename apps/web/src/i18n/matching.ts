const MARKS = /\p{M}+/gu;
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu;
const ONLY_LATIN = /^[ -~]*$/;

/**
 * Text as search compares it: lower case, without accents, words separated by single spaces.
 *
 * @example
 * fold("  Nestlé S.A. "); // "nestle s a"
 */
export function fold(text: string): string {
  const plain = ONLY_LATIN.test(text) ? text : text.normalize("NFKD").replace(MARKS, "");
  return plain.toLowerCase().replace(NOT_A_WORD, " ").trim();
}

/**
 * A symbol as search compares it: class separators do not count.
 *
 * @example
 * foldSymbol("BRK.B"); // "brkb"
 */
export function foldSymbol(symbol: string): string {
  return fold(symbol).replaceAll(" ", "");
}

/**
 * Whether a word begins with what `typed` becomes by one edit: a letter replaced, left out, doubled in, or two
 * neighbours swapped. The first letter must be right, as it nearly always is, unless it is swapped with the second.
 *
 * @example
 * startsWithinOneEdit("microsoft", "mircos"); // true: two neighbours swapped
 * startsWithinOneEdit("microsoft", "mxxros"); // false: two letters replaced
 */
export function startsWithinOneEdit(word: string, typed: string): boolean {
  if (word.charCodeAt(0) !== typed.charCodeAt(0)) return isSwapped(word, typed, 0);
  let same = 1;
  while (same < typed.length && word.charCodeAt(same) === typed.charCodeAt(same)) same++;
  if (same >= typed.length) return true;
  const isReplaced = matchesFrom(word, same + 1, typed, same + 1);
  const isLeftOut = matchesFrom(word, same + 1, typed, same);
  const isExtra = matchesFrom(word, same, typed, same + 1);
  return isReplaced || isLeftOut || isExtra || isSwapped(word, typed, same);
}

function isSwapped(word: string, typed: string, at: number): boolean {
  const crosses = word.charCodeAt(at) === typed.charCodeAt(at + 1) && word.charCodeAt(at + 1) === typed.charCodeAt(at);
  return crosses && matchesFrom(word, at + 2, typed, at + 2);
}

/** Whether `word` contains the rest of `typed` at the given position. */
function matchesFrom(word: string, wordAt: number, typed: string, typedAt: number): boolean {
  if (word.length - wordAt < typed.length - typedAt) return false;
  for (let step = 0; typedAt + step < typed.length; step++) {
    if (word.charCodeAt(wordAt + step) !== typed.charCodeAt(typedAt + step)) return false;
  }
  return true;
}
