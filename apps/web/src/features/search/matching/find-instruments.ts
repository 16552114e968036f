import { fold } from "../../../i18n/index.ts";
import { eachOccurrence, type Fit, type PackedTexts } from "./packed-texts.ts";
import { Scores } from "./scores.ts";
import type { SearchIndex } from "./search-index.ts";
import { ownersOfPrefix, ownersOfTypo, type WordIndex } from "./word-index.ts";

/** How good a match is: lower is better, and a lower one always comes first. */
const RANK = {
  symbol: 0,
  alias: 1,
  name: 2,
  symbolPrefix: 3,
  namePrefix: 4,
  aliasPrefix: 5,
  wordStart: 6,
  words: 7,
  inside: 8,
  typo: 9,
} as const;

type Ranks = Readonly<Record<Fit, number>>;

const SYMBOL: Ranks = { exact: RANK.symbol, prefix: RANK.symbolPrefix, "word-start": RANK.inside, inside: RANK.inside };
const ALIAS: Ranks = { ...SYMBOL, exact: RANK.alias, prefix: RANK.aliasPrefix };
const PINYIN: Ranks = { ...ALIAS, exact: RANK.name };
const NAME: Ranks = { exact: RANK.name, prefix: RANK.namePrefix, "word-start": RANK.wordStart, inside: RANK.inside };

/** Shorter queries are too near to too much. */
const SHORTEST_WITH_TYPO = 4;
/** From so many real matches on, guesses would only be in the way. */
const ENOUGH = 3;

/**
 * Finds instruments by symbol, alias, name in any language or pinyin initials: exact before prefix before contains before
 * one typo; within those what is traded before what is delisted, and short before long.
 *
 * @returns Rows of the instrument list, best first, at most `limit`.
 */
export function findInstruments(index: SearchIndex, query: string, limit: number): number[] {
  const folded = fold(query);
  if (folded === "") return [];
  const compact = folded.replaceAll(" ", "");
  const scores = new Scores(index.list);
  const scan = (texts: PackedTexts, needle: string, ranks: Ranks) =>
    eachOccurrence(texts, needle, (owner, fit, length) => scores.note(owner, ranks[fit], length));
  scan(index.symbols, compact, SYMBOL);
  scan(index.aliases, compact, ALIAS);
  scan(index.pinyin, compact, PINYIN);
  scan(index.names, folded, NAME);
  scan(index.chineseNames, folded, NAME);
  const words = folded.split(" ");
  if (words.length > 1) for (const owner of holdingAll(index.words, words)) scores.note(owner, RANK.words, 0);
  if (scores.count < ENOUGH && compact.length >= SHORTEST_WITH_TYPO) noteTypos(scores, index.words, words);
  return scores.best(limit);
}

/** Queries with exactly one mistyped word; the others must begin a word each. */
function noteTypos(scores: Scores, index: WordIndex, words: readonly string[]): void {
  for (const [mistyped, word] of words.entries()) {
    if (word.length < SHORTEST_WITH_TYPO) continue;
    const others = words.filter((_, position) => position !== mistyped);
    const rest = others.length === 0 ? null : new Set(holdingAll(index, others));
    for (const owner of ownersOfTypo(index, word)) {
      if (rest === null || rest.has(owner)) scores.note(owner, RANK.typo, 0);
    }
  }
}

/** The owners that have, for each word of the query, a word that begins with it. */
function holdingAll(index: WordIndex, [first = "", ...others]: readonly string[]): Set<number> {
  return others.reduce(
    (holding, word) => new Set(ownersOfPrefix(index, word).filter((owner) => holding.has(owner))),
    new Set(ownersOfPrefix(index, first)),
  );
}
