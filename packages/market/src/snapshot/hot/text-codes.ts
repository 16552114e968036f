/** Gives each distinct text a code in order of appearance; -1 stands for no text. */
export class TextCodes {
  readonly #codes = new Map<string, number>();
  #last: string | null = null;
  #lastCode = -1;

  code(text: string | null): number {
    if (text === this.#last) return this.#lastCode;
    this.#last = text;
    this.#lastCode = text === null ? -1 : this.#known(text);
    return this.#lastCode;
  }

  /** The texts in order of their codes. */
  toJSON(): string[] {
    return [...this.#codes.keys()];
  }

  #known(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.#codes.size;
    this.#codes.set(text, code);
    return code;
  }
}
