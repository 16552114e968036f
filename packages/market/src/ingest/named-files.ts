import { companyOfName, symbolOfName, wordOfName } from "../model/index.ts";

/** What lists say about symbols and names. */
export interface NamedSecurities {
  /** True when a list or the market has the symbol. */
  isKnown(symbol: string): boolean;
  /** The one symbol that lists have under exactly this name; null where there is none, or several. */
  symbolNamed(name: string): string | null;
}

/** So many files called after tickers make their folder one of tickers. */
const TICKERS_NEEDED = 3;
/** Folders with a file that is called after a word; more are not looked at, and their files are asked about. */
const MAX_FOLDERS = 1000;

/**
 * Symbols of files whose own names do not prove them: `ALL.csv` is Allstate's, and `gold.csv` that of GOLD, where a list or the
 * market has the symbol, or the files beside it are called after tickers; `Apple Stock Price History.csv` is that of the one symbol which a list has under exactly that name.
 */
export class NamedFiles {
  readonly #lists: NamedSecurities;
  readonly #tickers: ReadonlyMap<string, number>;

  /** @param names Of all files of prices; gone through twice. */
  constructor(names: () => Iterable<string>, lists: NamedSecurities) {
    this.#lists = lists;
    const tickers = new Map<string, number>();
    for (const name of names()) {
      if (tickers.size < MAX_FOLDERS && wordOfName(name) !== null) tickers.set(folderOf(name), 0);
    }
    this.#tickers = tickers;
    if (tickers.size === 0) return;
    for (const name of names()) {
      const count = tickers.get(folderOf(name));
      if (count !== undefined && this.#isProven(name)) tickers.set(folderOf(name), count + 1);
    }
  }

  /**
   * The symbol of a file whose name alone shows none.
   *
   * @returns null where the name shows one itself, and where nothing bears one out.
   */
  symbolOf(name: string): string | null {
    const word = wordOfName(name);
    if (word !== null) return this.#isTicker(word, name) ? word : null;
    const company = companyOfName(name);
    if (company === null) return null;
    return this.#lists.isKnown(company) ? company : this.#lists.symbolNamed(company);
  }

  #isProven(name: string): boolean {
    if (symbolOfName(name) !== null) return true;
    const word = wordOfName(name);
    return word !== null && this.#lists.isKnown(word);
  }

  #isTicker(word: string, name: string): boolean {
    return this.#lists.isKnown(word) || (this.#tickers.get(folderOf(name)) ?? 0) >= TICKERS_NEEDED;
  }
}

function folderOf(name: string): string {
  return name.slice(0, Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\"), name.lastIndexOf("!")) + 1);
}
