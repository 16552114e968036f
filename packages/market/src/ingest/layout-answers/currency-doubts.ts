import type { AskedItem } from "../../model/index.ts";

/**
 * Who states the currency of a symbol: a list, the market or its exchange; a person, earlier; or nobody. Where prices may be in
 * another unit than their exchange quotes, the exchange states nothing.
 */
export type KnownCurrency = (symbol: string, isUnitOpen: boolean) => "stated" | "answered" | null;

interface Doubt {
  /** Name of the first file. */
  readonly name: string;
  files: number;
  /** None where the symbol itself is not known. */
  readonly symbols: readonly string[];
  readonly doubtful: ReadonlySet<string>;
}

/** The first file of some, and how many they are. */
type Files = Readonly<Pick<Doubt, "name" | "files">>;

/** Files of different symbols; beyond these a file counts as one whose symbol is not known. */
const MAX_DOUBTS = 20_000;

/** Files of one layout that do not show their currency, by their symbols, until lists say more. */
export class CurrencyDoubts {
  readonly #doubts = new Map<string, Doubt>();

  add(name: string, { symbols = [], doubtful = [] }: Pick<AskedItem, "symbols" | "doubtful">): void {
    const key = [...symbols, "", ...doubtful].join(" ");
    const isKept = this.#doubts.size < MAX_DOUBTS || this.#doubts.has(key);
    const kept = isKept ? key : "";
    const known = this.#doubts.get(kept) ?? {
      name,
      files: 0,
      symbols: isKept ? symbols : [],
      doubtful: new Set(doubtful),
    };
    known.files += 1;
    this.#doubts.set(kept, known);
  }

  /** The files with a symbol whose currency nobody knows; and those with one that is not stated, whatever a person said. */
  settle(knownCurrency: KnownCurrency): { readonly unknown: Files; readonly unstated: Files } {
    const unknown: Doubt[] = [];
    const unstated: Doubt[] = [];
    for (const doubt of this.#doubts.values()) {
      const known =
        doubt.symbols.length === 0
          ? [null]
          : doubt.symbols.map((symbol) => knownCurrency(symbol, doubt.doubtful.has(symbol)));
      if (known.includes(null)) unknown.push(doubt);
      if (known.some((who) => who !== "stated")) unstated.push(doubt);
    }
    return { unknown: together(unknown), unstated: together(unstated) };
  }
}

function together(doubts: readonly Doubt[]): Files {
  return { name: doubts[0]?.name ?? "", files: doubts.reduce((sum, { files }) => sum + files, 0) };
}
