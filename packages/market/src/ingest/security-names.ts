import { exactName, nameWithoutForm } from "../sources/sec/index.ts";

/** The names that lists have for symbols, and facts for their companies. */
export class SecurityNames {
  /** Symbols by their names without the legal form. */
  readonly #symbols = new Map<string, Set<string>>();
  readonly #companies = new Map<string, Set<number>>();

  addSymbol(symbol: string, name: string | null): void {
    addTo(this.#symbols, name === null ? "" : nameWithoutForm(name), symbol);
  }

  /** @param name As the facts of the company have it. */
  addCompany(cik: number, name: string): void {
    addTo(this.#companies, exactName(name), cik);
  }

  /** The one symbol of a name, whatever its legal form; `null` where there is none, or several. */
  symbolNamed(name: string): string | null {
    return onlyOne(this.#symbols.get(nameWithoutForm(name)));
  }

  /** The one company with exactly a name; `null` where there is none, or several. */
  companyNamed(name: string): number | null {
    return onlyOne(this.#companies.get(exactName(name)));
  }
}

function addTo<Value>(named: Map<string, Set<Value>>, name: string, value: Value): void {
  if (name !== "") named.set(name, (named.get(name) ?? new Set()).add(value));
}

function onlyOne<Value>(values: ReadonlySet<Value> = new Set()): Value | null {
  const [only = null] = values;
  return values.size === 1 ? only : null;
}
