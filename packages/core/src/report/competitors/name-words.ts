/** Forms of companies and of shares at the end of a name; they tell nobody from another. */
const LEGAL = new Set(
  "inc incorporated corp corporation co company companies ltd limited plc llc lp llp sa nv ag se ab as asa oyj spa srl gmbh kk kgaa bv pte holdings holding group trust de md ny nj oh wi mn pa va ma adr ads sab cv class a b c cl common stock ordinary shares new".split(
    " ",
  ),
);

/** What many companies add to a name of their own: `Micron` is Micron Technology. */
const DROPPED = new Set(
  "technology technologies systems electronics international laboratories pharmaceuticals motors motor stores communications semiconductor semiconductors platforms com".split(
    " ",
  ),
);

/** Words that say what a company does. */
const DESCRIPTIVE = new Set(
  "technology technologies systems system electronics international industries laboratories pharmaceuticals pharmaceutical motors motor stores brands foods energy financial enterprises communications networks semiconductor semiconductors software solutions services worldwide global platforms com online entertainment interactive labs therapeutics biosciences products resources materials healthcare outlook reliability".split(
    " ",
  ),
);

/** Words that name nobody by themselves, whatever their capitals. */
const COMMON = new Set(
  "the and of for our we its other others first general american america united national international southern northern western eastern central pacific atlantic texas york california north south west east new world global standard public service services target gap block match best square visa edge cloud open core prime premier advanced applied digital data network energy power gas oil steel water air home health life care medical capital financial bank trust insurance union federal state city express direct simply key main star sun sky gold silver black white red blue green one two three key legacy progressive discover discovery principal corporate business company companies competition competitors customers products markets industry internet web computer software hardware".split(
    " ",
  ),
);

/** Text in which nothing but capitals is to be made plain. */
const SIMPLE = /^[A-Za-z0-9 ,&-]*$/;

/** A name taken apart. */
export interface NameWords {
  /** Lower-case words without forms of companies, such as `coca`, `cola`. */
  readonly words: readonly string[];
  /** The words that stand for all of them where they are told from others: without what is descriptive. */
  readonly short: readonly string[];
}

/**
 * Takes the name of a company apart: case, signs, accents and legal forms do not count.
 *
 * @example
 * nameWords("The Coca-Cola Company").words; // ["coca", "cola"]
 * nameWords("MICRON TECHNOLOGY INC").short; // ["micron"]
 */
export function nameWords(name: string): NameWords {
  const words = wordsOf(name.replace(/\s*\/[A-Z]{2,3}\/?\s*$/i, ""));
  if (words[0] === "the") words.shift();
  while (words.length > 1 && LEGAL.has(words.at(-1) as string)) words.pop();
  const short = [...words];
  while (short.length > 1 && DROPPED.has(short.at(-1) as string)) short.pop();
  const isTelling = short.length > 1 || ((short[0]?.length ?? 0) >= 4 && !isCommonWord(short[0] as string));
  return { words, short: isTelling ? short : words };
}

/** Lower-case words of a text; `&` and `and` tell nothing. */
function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word !== "and");
}

/** A text in lower case without accents, apostrophes, and dots within abbreviations: `S.A.` becomes `sa`. */
export function plain(text: string): string {
  if (SIMPLE.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’'®™©]/gu, "")
    .replace(/(?<=\b\p{L})\.(?=\p{L}?\b)/gu, "")
    .toLowerCase();
}

/** @returns Whether a word names nobody by itself. */
export function isCommonWord(word: string): boolean {
  return COMMON.has(word) || DESCRIPTIVE.has(word);
}

/** @returns Whether a word is the form of a company, such as `plc`. */
export function isLegalForm(word: string): boolean {
  return LEGAL.has(word);
}
