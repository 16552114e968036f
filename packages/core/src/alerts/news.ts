/** Whether something is new, and what is remembered of it from now on. */
export interface News<Item> {
  readonly fresh: readonly Item[];
  readonly known: readonly string[];
}

/**
 * What is new among things that are named once and for all, such as filings by their accession numbers. One that arrives late, behind
 * others of a later day, is new too; nothing is new twice. The first time nothing is.
 *
 * @param known What was there before; null the first time.
 * @param items What is there now, as far back as it is looked at.
 * @see ALR-02
 *
 * @example
 * newsOf(["a"], [{ key: "a" }, { key: "b" }]); // { fresh: [{ key: "b" }], known: ["a", "b"] }
 */
export function newsOf<Item extends { readonly key: string }>(
  known: readonly string[] | null,
  items: readonly Item[],
): News<Item> {
  const before = new Set(known ?? []);
  const fresh = known === null ? [] : items.filter(({ key }) => !before.has(key));
  const now = new Set(items.map(({ key }) => key));
  // What is no longer looked at may come into sight again where the last day of a market goes back: it is remembered for a while.
  const kept = [...before].filter((key) => !now.has(key)).slice(-MAX_GONE);
  return { fresh, known: [...kept, ...now] };
}

const MAX_GONE = 100;
