import type { PackedTexts } from "./packed-texts.ts";

/** Symbols have that many letters, without the signs between them; what is longer is a name. */
const LENGTH = { shortest: 2, longest: 6 } as const;
/** With two edits, a symbol of three letters is near nearly all others. */
const SHORT = 3;

/**
 * The symbols nearest to one that nobody has: as few letters as possible are another, missing, too many or swapped. Of a symbol of
 * three letters one may be, of longer ones two.
 *
 * @param symbols Folded, as the query is.
 * @returns Their owners with how many edits they are away; none for a text that cannot be a symbol.
 *
 * @example
 * nearSymbols(symbols, "gogle"); // GOOGL, which is one letter more and one less
 */
export function nearSymbols(symbols: PackedTexts, typed: string): readonly { owner: number; edits: number }[] {
  if (!/^[a-z0-9]+$/.test(typed) || typed.length < LENGTH.shortest || typed.length > LENGTH.longest) return [];
  const most = typed.length <= SHORT ? 1 : 2;
  const near: { owner: number; edits: number }[] = [];
  for (let k = 0; k < symbols.owners.length; k++) {
    const start = symbols.starts[k] as number;
    const length = (symbols.starts[k + 1] as number) - 1 - start;
    if (Math.abs(length - typed.length) > most) continue;
    const edits = editsBetween(typed, symbols.all.slice(start, start + length));
    if (edits <= most) near.push({ owner: symbols.owners[k] as number, edits });
  }
  return near;
}

/** The distance of Damerau and Levenshtein (optimal string alignment): edits that make one text the other. */
export function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, k) => k)];
  for (let i = 1; i <= one.length; i++) {
    const before = rows[i - 1] as number[];
    const row = [i];
    for (let k = 1; k <= other.length; k++) {
      const isSame = one[i - 1] === other[k - 1];
      const isSwapped = i > 1 && k > 1 && one[i - 1] === other[k - 2] && one[i - 2] === other[k - 1];
      row[k] = Math.min(
        (before[k] as number) + 1,
        (row[k - 1] as number) + 1,
        (before[k - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (rows[i - 2]?.[k - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] as number;
}
