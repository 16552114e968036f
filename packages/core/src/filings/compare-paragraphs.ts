import { plainText } from "./paragraph-id.ts";
import type { Paragraph } from "./paragraphs.ts";

/** What became of the paragraphs of an item between two reports. */
export interface ParagraphChanges {
  /** Only in the later report, in its order. */
  readonly added: readonly Paragraph[];
  /** Only in the earlier report, in its order. */
  readonly removed: readonly Paragraph[];
  /** Worded anew, in the order of the later report; `similarity` from 0 to 1. */
  readonly changed: readonly { readonly before: Paragraph; readonly after: Paragraph; readonly similarity: number }[];
  /** In both, word for word. */
  readonly unchanged: number;
}

/** Two paragraphs with so many of their word pairs in common are one that was worded anew. */
const MIN_SIMILARITY = 0.4;
/** A pair of words in more paragraphs than this tells none of them. */
const MAX_COMMON = 40;

/**
 * Compares an item of two reports, paragraph by paragraph.
 *
 * @param before Paragraphs of the earlier report.
 * @param after Paragraphs of the later one.
 * @returns What is new, gone or worded anew. A paragraph that only moved is unchanged.
 * @see Broder, "On the resemblance and containment of documents", 1997: resemblance of the sets of adjacent word pairs.
 *
 * @example
 * compareParagraphs(item1A2023, item1A2024).added.map(({ text }) => text); // ["Tariffs announced in 2024 ..."]
 */
export function compareParagraphs(before: readonly Paragraph[], after: readonly Paragraph[]): ParagraphChanges {
  const same = matchEqual(before, after);
  const left = before.filter((_, at) => !same.before.has(at));
  const right = after.filter((_, at) => !same.after.has(at));
  const pairs = matchSimilar(left, right);
  const isPairedBefore = new Set(pairs.map(({ from }) => from));
  const isPairedAfter = new Set(pairs.map(({ to }) => to));
  return {
    added: right.filter((_, at) => !isPairedAfter.has(at)),
    removed: left.filter((_, at) => !isPairedBefore.has(at)),
    changed: pairs
      .toSorted((a, b) => a.to - b.to)
      .map(({ from, to, similarity }) => ({
        before: left[from] as Paragraph,
        after: right[to] as Paragraph,
        similarity,
      })),
    unchanged: same.after.size,
  };
}

function matchEqual(
  before: readonly Paragraph[],
  after: readonly Paragraph[],
): { readonly before: ReadonlySet<number>; readonly after: ReadonlySet<number> } {
  const places = new Map<string, number[]>();
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const key = plainText((before[at] as Paragraph).text);
    const known = places.get(key);
    if (known === undefined) places.set(key, [at]);
    else known.push(at);
  }
  const matched = { before: new Set<number>(), after: new Set<number>() };
  for (const [at, { text }] of after.entries()) {
    const place = places.get(plainText(text))?.pop();
    if (place === undefined) continue;
    matched.before.add(place);
    matched.after.add(at);
  }
  return matched;
}

interface Pair {
  readonly from: number;
  readonly to: number;
  readonly similarity: number;
}

/** The most similar first, each paragraph once. */
function matchSimilar(before: readonly Paragraph[], after: readonly Paragraph[]): Pair[] {
  const earlier = before.map(({ text }) => wordPairs(text));
  const having = new Map<string, number[]>();
  for (const [at, pairs] of earlier.entries()) {
    for (const pair of pairs) {
      const known = having.get(pair);
      if (known === undefined) having.set(pair, [at]);
      else known.push(at);
    }
  }
  const candidates = after.flatMap(({ text }, to) => similarTo(wordPairs(text), to, { earlier, having }));
  candidates.sort((a, b) => b.similarity - a.similarity || a.to - b.to || a.from - b.from);
  const taken = { from: new Set<number>(), to: new Set<number>() };
  return candidates.filter(({ from, to }) => {
    if (taken.from.has(from) || taken.to.has(to)) return false;
    taken.from.add(from);
    taken.to.add(to);
    return true;
  });
}

function similarTo(
  pairs: ReadonlySet<string>,
  to: number,
  {
    earlier,
    having,
  }: { readonly earlier: readonly ReadonlySet<string>[]; readonly having: ReadonlyMap<string, number[]> },
): Pair[] {
  const shared = new Map<number, number>();
  for (const pair of pairs) {
    const places = having.get(pair) ?? [];
    if (places.length > MAX_COMMON) continue;
    for (const from of places) shared.set(from, (shared.get(from) ?? 0) + 1);
  }
  return [...shared].flatMap(([from, common]) => {
    const all = pairs.size + (earlier[from] as ReadonlySet<string>).size - common;
    const similarity = common / all;
    return similarity >= MIN_SIMILARITY ? [{ from, to, similarity }] : [];
  });
}

function wordPairs(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 1) return new Set(words);
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}
