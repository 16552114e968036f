import { namesAgree } from "./company-name.ts";

/** Which symbols and names belong to which company, as all lists of a delivery say together. */
export class CompanyDirectory {
  readonly #ciks = new Map<string, Set<number>>();
  readonly #names = new Map<number, Set<string>>();

  /** Adds the entries of one list; lists of several dates may disagree, then each is right. */
  add({ cik, symbol, name }: { cik: number; symbol?: string; name?: string | null }): void {
    if (symbol !== undefined) setIn(this.#ciks, symbol).add(cik);
    const names = setIn(this.#names, cik);
    if (name) names.add(name);
  }

  /** Companies that a symbol has stood for; empty when no list has it. */
  ciksOf(symbol: string): ReadonlySet<number> {
    return this.#ciks.get(symbol) ?? new Set();
  }

  isListed(cik: number): boolean {
    return this.#names.has(cik);
  }

  /** Names of a company, in the order they were added. */
  namesOf(cik: number): readonly string[] {
    return [...(this.#names.get(cik) ?? [])];
  }

  /** False when the company's names are known and none agrees with `name`. */
  canBeNamed(cik: number, name: string): boolean {
    const names = this.namesOf(cik);
    return name === "" || names.length === 0 || names.some((known) => namesAgree(known, name));
  }
}

function setIn<Key, Value>(map: Map<Key, Set<Value>>, key: Key): Set<Value> {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = new Set<Value>();
  map.set(key, created);
  return created;
}
