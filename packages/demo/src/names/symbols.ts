import type { Chance } from "../chance/chance.ts";
import { isKnownSymbol } from "./known-names.ts";

/** Funds of the demo market share this first letter, so that no stock has it. */
const FUND_LETTER = "Z";

const LAST_ATTEMPT = 500;

/** Deals out ticker symbols, each once. */
export interface Symbols {
  /**
   * A symbol that reminds of a name, of two to four letters on the NYSE and mostly four on Nasdaq.
   *
   * @throws {RangeError} if all that the letters give are taken.
   */
  next(name: string, exchange: string): string;
}

/**
 * Opens an empty register of symbols.
 *
 * @param chance Decides which letters of a name are taken.
 */
export function symbolsOf(chance: Chance): Symbols {
  const taken = new Set<string>();
  const isFree = (symbol: string) => !taken.has(symbol) && !isKnownSymbol(symbol) && !symbol.startsWith(FUND_LETTER);
  return {
    next(name, exchange) {
      const letters = name.toUpperCase().replace(/[^A-Z]/g, "");
      for (let attempt = 0; attempt < LAST_ATTEMPT; attempt++) {
        const symbol = abbreviation(letters, lengthFor(exchange, attempt, chance), chance);
        if (!isFree(symbol)) continue;
        taken.add(symbol);
        return symbol;
      }
      throw new RangeError(`No symbol is left for "${name}".`);
    },
  };
}

function lengthFor(exchange: string, attempt: number, chance: Chance): number {
  if (attempt > 40) return 5;
  const draw = chance.uniform();
  if (exchange === "NASDAQ") return draw < 0.93 ? 4 : 5;
  return draw < 0.05 ? 2 : draw < 0.88 ? 3 : 4;
}

/** The first letter, then letters of the name in their order, consonants before vowels. */
function abbreviation(letters: string, length: number, chance: Chance): string {
  const rest = [...letters.slice(1, 14)];
  while (rest.length > length - 1) {
    const vowels = rest.flatMap((letter, index) => ("AEIOU".includes(letter) ? [index] : []));
    const drop = vowels.length > 0 && chance.happens(0.75) ? chance.pick(vowels) : chance.whole(0, rest.length - 1);
    rest.splice(drop, 1);
  }
  return (letters[0] ?? "Q") + rest.join("");
}
