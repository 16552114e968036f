import { startsWithinOneEdit } from "../../../i18n/index.ts";
import type { OwnedText } from "./packed-texts.ts";

/** The distinct words of all texts in order, with the instruments whose texts contain them. */
export interface WordIndex {
  readonly words: readonly string[];
  /** The owners of word `i` are `owners[offsets[i]]` up to `owners[offsets[i + 1]]`. */
  readonly offsets: Int32Array;
  readonly owners: Int32Array;
}

export function indexWords(texts: readonly OwnedText[]): WordIndex {
  const ownersByWord = new Map<string, Set<number>>();
  for (const { text, owner } of texts) {
    for (const word of text.split(" ")) {
      const owners = ownersByWord.get(word);
      if (owners) owners.add(owner);
      else ownersByWord.set(word, new Set([owner]));
    }
  }
  const words = [...ownersByWord.keys()].sort();
  const offsets = new Int32Array(words.length + 1);
  const owners: number[] = [];
  for (const [index, word] of words.entries()) {
    offsets[index] = owners.length;
    for (const owner of ownersByWord.get(word) ?? []) owners.push(owner);
  }
  offsets[words.length] = owners.length;
  return { words, offsets, owners: Int32Array.from(owners) };
}

/** The owners of the words that begin with `start`. */
export function ownersOfPrefix({ words, offsets, owners }: WordIndex, start: string): Int32Array {
  const first = lowerBound(words, start);
  let end = first;
  while (words[end]?.startsWith(start)) end++;
  return owners.subarray(offsets[first], offsets[end]);
}

/** The owners of the words whose beginning is one edit away from `start`. */
export function ownersOfTypo({ words, offsets, owners }: WordIndex, start: string): number[] {
  const found: number[] = [];
  for (let index = 0; index < words.length; index++) {
    if (!startsWithinOneEdit(words[index] as string, start)) continue;
    for (let at = offsets[index] as number; at < (offsets[index + 1] as number); at++) found.push(owners[at] as number);
  }
  return found;
}

function lowerBound(words: readonly string[], wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
