import { shareClassOf } from "./share-class.ts";

/** A class of securities as a cover page lists it. */
export interface StatedClass {
  readonly title: string;
  /** As the cover writes it; null where it states none, as covers before 2019. */
  readonly symbol: string | null;
}

/** The shares that a traded security stands for, and the words that say so. */
export interface TitledShares {
  readonly title: string;
  /** Ordinary shares per security; null of a receipt of which the title does not say how many. */
  readonly ordinaryShares: number | null;
}

/** A cover lists more securities where a company has registered many notes; the shares stand first. */
const MAX_CLASSES = 200;

/**
 * Chooses among the classes of a cover page the one that an instrument is: the one of its symbol; where none has it, the receipts,
 * which are what trades where ordinary shares are registered beside them, else the shares.
 *
 * @param classes In the order of the cover.
 * @param symbols Spellings of the symbol of the instrument.
 * @returns null where the cover says nothing of its shares: the class is one of preferred shares, notes or warrants.
 * @see REC-18
 *
 * @example
 * classOfSymbol([{ title: "American Depositary Shares, each representing two shares", symbol: "ABC" }], ["ABC"]); // ordinaryShares: 2
 */
export function classOfSymbol(classes: readonly StatedClass[], symbols: readonly string[]): TitledShares | null {
  const known = classes.slice(0, MAX_CLASSES).map((stated) => ({ ...stated, ...shareClassOf(stated.title) }));
  const spellings = new Set(symbols.map(lettersOf));
  const own = known.filter(({ symbol }) => symbol !== null && spellings.has(lettersOf(symbol)));
  if (own.length > 0) return agreed(own.filter(({ kind }) => kind === "share" || kind === "receipt"));
  const traded = known.filter(({ isTraded }) => isTraded);
  const receipts = traded.filter(({ kind }) => kind === "receipt");
  const ofOrdinary = receipts.filter(({ title }) => !/\bprefer(?:red|ence)\b/i.test(title));
  if (ofOrdinary.length > 0) return agreed(ofOrdinary);
  const shares = traded.filter(({ kind }) => kind === "share");
  return agreed(shares.length > 0 ? shares : receipts);
}

/** The number that all of them say; where they differ, nothing says how many shares it is. */
function agreed(classes: readonly TitledShares[]): TitledShares | null {
  const [first, ...others] = classes;
  if (first === undefined) return null;
  const { title, ordinaryShares } = first;
  const isOne = others.every((other) => other.ordinaryShares === ordinaryShares);
  return { title, ordinaryShares: isOne ? ordinaryShares : null };
}

function lettersOf(symbol: string): string {
  return symbol.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

const CLASS_WORDS =
  /\b(?:(?:un)?sponsored\s+)?(?:american|global)\s+deposit[ao]ry\b.*|\b(?:un)?sponsored\s+[ag]d[rs]s?\b.*|\b[ag]d[rs]s?(?=\W*$|\s*\(|\s+(?:each|repr))\b.*|\bdeposit[ao]ry\s+(?:shares?|receipts?)\b.*|\b(?:(?:class|series)\s+[a-z]\s+)?(?:common|ordinary|capital)\s+(?:shares?|stock)\b.*/i;
/** Names of securities are short. */
const MAX_NAME = 500;

/**
 * The words of a name of an exchange's list that say what kind of security it is.
 *
 * @returns null where there are none; a company may be called GDS or ADS-TEC.
 *
 * @example
 * classWordsOf("Harbour plc - American Depositary Shares, each representing five ordinary shares"); // "American Depositary Shares, each ..."
 * classWordsOf("GDS Holdings Limited"); // null
 */
export function classWordsOf(name: string): string | null {
  return CLASS_WORDS.exec(name.slice(0, MAX_NAME))?.[0] ?? null;
}
