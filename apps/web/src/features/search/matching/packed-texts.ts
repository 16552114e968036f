/**
 * Many short texts as one long string, `\n` before each and after the last, with the instrument that each belongs to.
 * One native search over it finds a query in all of them, which is fast enough for every keystroke.
 */
export interface PackedTexts {
  readonly all: string;
  /** Where each text begins in `all`, with one more entry for the end. */
  readonly starts: Int32Array;
  readonly owners: Int32Array;
}

export interface OwnedText {
  readonly text: string;
  readonly owner: number;
}

export function packTexts(texts: readonly OwnedText[]): PackedTexts {
  const starts = new Int32Array(texts.length + 1);
  let position = 1;
  for (const [index, { text }] of texts.entries()) {
    starts[index] = position;
    position += text.length + 1;
  }
  starts[texts.length] = position;
  return {
    all: `\n${texts.map(({ text }) => text).join("\n")}\n`,
    starts,
    owners: Int32Array.from(texts, ({ owner }) => owner),
  };
}

/** How a query matches a text. */
export type Fit = "exact" | "prefix" | "word-start" | "inside";

/** One Latin letter is inside nearly every text, so it must begin a word; one Chinese character is specific enough. */
const ONE_LETTER = /^[a-z0-9]$/;

/** Calls for every place at which `query` occurs; `visit` gets the owner, the fit and the length of the text. */
export function eachOccurrence(
  texts: PackedTexts,
  query: string,
  visit: (owner: number, fit: Fit, length: number) => void,
): void {
  if (ONE_LETTER.test(query)) {
    for (const boundary of ["\n", " "]) eachAfter(texts, boundary, query, visit);
  } else eachAfter(texts, "", query, visit);
}

function eachAfter(
  { all, starts, owners }: PackedTexts,
  before: string,
  query: string,
  visit: (owner: number, fit: Fit, length: number) => void,
): void {
  const needle = before + query;
  const skipped = before.length;
  let text = 0;
  for (let found = all.indexOf(needle); found !== -1; found = all.indexOf(needle, found + 1)) {
    const at = found + skipped;
    while ((starts[text + 1] ?? Number.POSITIVE_INFINITY) <= at) text++;
    const start = starts[text] ?? 0;
    const length = (starts[text + 1] ?? 0) - 1 - start;
    visit(owners[text] ?? 0, fitAt(all, at, { start, length, query }), length);
  }
}

/** The owner of a text; null where none of them is the text. */
export function ownerOf({ all, starts, owners }: PackedTexts, text: string): number | null {
  const start = all.indexOf(`\n${text}\n`) + 1;
  if (start === 0) return null;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) < start) low = middle + 1;
    else high = middle;
  }
  return owners[low] ?? null;
}

interface Place {
  readonly start: number;
  readonly length: number;
  readonly query: string;
}

function fitAt(all: string, at: number, { start, length, query }: Place): Fit {
  if (at === start) return length === query.length ? "exact" : "prefix";
  return all[at - 1] === " " ? "word-start" : "inside";
}
