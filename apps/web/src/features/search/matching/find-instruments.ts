import { fold } from "../../../i18n/index.ts";
import { nearSymbols } from "./near-symbols.ts";
import { eachOccurrence, type Fit, ownerOf, type PackedTexts } from "./packed-texts.ts";
import type { InstrumentList, SearchIndex } from "./search-index.ts";
import { ownersOfPrefix, ownersOfTypo, type WordIndex } from "./word-index.ts";

/** The rank of a match: lower is better, and a lower rank always comes first. */
const RANK = {
  symbol: 0,
  alias: 1,
  name: 2,
  symbolPrefix: 3,
  namePrefix: 4,
  aliasPrefix: 5,
  wordStart: 6,
  swapped: 7,
  words: 8,
  inside: 9,
  typo: 10,
  near: 11,
} as const;

type Ranks = Readonly<Record<Fit, number>>;

const SYMBOL: Ranks = { exact: RANK.symbol, prefix: RANK.symbolPrefix, "word-start": RANK.inside, inside: RANK.inside };
const ALIAS: Ranks = { ...SYMBOL, exact: RANK.alias, prefix: RANK.aliasPrefix };
const PINYIN: Ranks = { ...ALIAS, exact: RANK.name };
const NAME: Ranks = { exact: RANK.name, prefix: RANK.namePrefix, "word-start": RANK.wordStart, inside: RANK.inside };

/** Shorter queries are within one typing error of too many words. */
const MIN_LENGTH_WITH_TYPO = 4;
/** Shorter texts are within the readings of too many names; initials find those. */
const MIN_LENGTH_READ_OUT = 3;
/** Lengths of a symbol in which two swapped letters are looked for. */
const SWAPPED = { shortest: 3, longest: 6 } as const;
/** With this many real matches, guesses at typing errors are left out. */
const ENOUGH_MATCHES = 3;

/**
 * Finds instruments by symbol, alias, name in any language, pinyin or its initials. An exact match comes before a prefix, a
 * part and a typing error; within these, traded instruments come before delisted ones, and short texts before long ones. Where
 * nothing matches, the symbols nearest to the query are found.
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
  if (compact.length >= MIN_LENGTH_READ_OUT) scan(index.readings, compact, PINYIN);
  scan(index.names, folded, NAME);
  scan(index.chineseNames, folded, NAME);
  for (const symbol of withNeighboursSwapped(compact)) {
    const owner = ownerOf(index.symbols, symbol);
    if (owner !== null) scores.note(owner, RANK.swapped, symbol.length);
  }
  const words = folded.split(" ");
  if (words.length > 1) for (const owner of holdingAll(index.words, words)) scores.note(owner, RANK.words, 0);
  if (scores.count < ENOUGH_MATCHES && compact.length >= MIN_LENGTH_WITH_TYPO) noteTypos(scores, index.words, words);
  if (scores.count === 0) {
    for (const { owner, edits } of nearSymbols(index.symbols, compact)) scores.note(owner, RANK.near + edits, 0);
  }
  return scores.best(limit);
}

/**
 * What a symbol may have been before two neighbouring letters were swapped.
 *
 * @example
 * withNeighboursSwapped("mfst"); // ["fmst", "msft", "mfts"]
 */
function withNeighboursSwapped(typed: string): string[] {
  if (typed.length < SWAPPED.shortest || typed.length > SWAPPED.longest) return [];
  return Array.from({ length: typed.length - 1 }, (_, at) => {
    const [one, other] = typed.slice(at, at + 2);
    return `${typed.slice(0, at)}${other}${one}${typed.slice(at + 2)}`;
  }).filter((swapped) => swapped !== typed);
}

/** Notes matches with exactly one mistyped word; each other word must begin a word. */
function noteTypos(scores: Scores, index: WordIndex, words: readonly string[]): void {
  for (const [mistyped, word] of words.entries()) {
    if (word.length < MIN_LENGTH_WITH_TYPO) continue;
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

/** Weights within a rank: traded instruments come first, then shorter texts. */
const PENALTY = { rank: 4096, delisted: 1024, unpriced: 512, longest: 511 } as const;

const NO_MATCH = 0x7fff_ffff;

/** The best score of each instrument that matched; lower is better. */
class Scores {
  readonly #list: InstrumentList;
  readonly #scores: Int32Array;
  readonly #matched: number[] = [];

  constructor(list: InstrumentList) {
    this.#list = list;
    this.#scores = new Int32Array(list.symbol.length).fill(NO_MATCH);
  }

  /** How many instruments have matched. */
  get count(): number {
    return this.#matched.length;
  }

  /** Notes a match of a rank in a text of a length. */
  note(row: number, rank: number, length: number): void {
    const { delisted, priced } = this.#list;
    const penalty = (delisted[row] ? PENALTY.delisted : 0) + (priced[row] ? 0 : PENALTY.unpriced);
    const score = rank * PENALTY.rank + penalty + Math.min(length, PENALTY.longest);
    const before = this.#scores[row] as number;
    if (before === NO_MATCH) this.#matched.push(row);
    if (score < before) this.#scores[row] = score;
  }

  /** The rows with the best scores, best first; the order of the list decides between equals. */
  best(limit: number): number[] {
    const best: number[] = [];
    const isBetter = (row: number, other: number) =>
      ((this.#scores[row] as number) - (this.#scores[other] as number) || row - other) < 0;
    for (const row of this.#matched) {
      if (best.length === limit && !isBetter(row, best[limit - 1] as number)) continue;
      let place = best.length;
      while (place > 0 && isBetter(row, best[place - 1] as number)) place--;
      best.splice(place, 0, row);
      if (best.length > limit) best.pop();
    }
    return best;
  }
}
