import { wordOfName } from "../../model/index.ts";

/** Answers that each file is of the symbol that its name suggests. */
export const BY_NAME = "by-name";

/** The symbols that were answered for the files of one layout, in the order of the files. */
export class AnsweredSymbols {
  readonly #answer: string | undefined;
  readonly #symbols: readonly string[];
  #next = 0;

  /** @param answer As `checkAnswer` gives it; undefined where nobody answered. */
  constructor(answer: string | undefined) {
    this.#answer = answer;
    this.#symbols = symbolsIn(answer ?? "");
  }

  /** The symbol of the next file that lacks one. */
  next(name: string): string | undefined {
    return this.#answer === BY_NAME ? (wordOfName(name) ?? undefined) : this.#symbols[this.#next++];
  }
}

/** The symbols of an answer for several files. */
export function symbolsIn(answer: string): readonly string[] {
  return answer.split(/[\s,;]+/).filter((symbol) => symbol !== "");
}
