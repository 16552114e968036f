import { type Instrument, marketSymbol } from "../model/index.ts";

/** Finds instruments by symbol or alias, in any case, with `.`, `-`, `/` and a space equal, as any vendor writes it. */
export class SymbolIndex {
  readonly #instrumentOf = new Map<string, Instrument>();

  /** @param instruments Ascending by symbol; where two share an alias, the first one has it. A symbol precedes any alias. */
  constructor(instruments: readonly Instrument[]) {
    for (const instrument of instruments) this.#add(instrument.symbol, instrument);
    for (const instrument of instruments) {
      for (const alias of instrument.aliases) this.#add(alias, instrument);
    }
  }

  find(code: string): Instrument | null {
    return this.#instrumentOf.get(spelling(code)) ?? this.#instrumentOf.get(spelling(marketSymbol(code))) ?? null;
  }

  #add(code: string, instrument: Instrument): void {
    const key = spelling(code);
    if (!this.#instrumentOf.has(key)) this.#instrumentOf.set(key, instrument);
  }
}

/** One text for all the ways to write a symbol. */
export function spelling(code: string): string {
  return code.trim().toUpperCase().replace(/[-/ ]/g, ".");
}
