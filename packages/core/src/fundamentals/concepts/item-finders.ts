import { type Finder, finderOf, NOTHING } from "./evaluate.ts";
import type { ItemId, ItemKind } from "./expression.ts";
import { ITEMS } from "./items.ts";

/** Where an item is looked up among the concepts that one company reports. */
export interface ItemFinder {
  readonly kind: ItemKind;
  readonly find: Finder;
  /** The line that banks and brokers report in its place. */
  readonly findBankFirst: Finder;
}

export type ItemFinders = Readonly<Record<ItemId, ItemFinder>>;

/**
 * Makes what finds the items of a company; concepts that it never reports are not looked for.
 *
 * @param isReported Whether there is a fact of a concept, by its key.
 * @see 1.4
 *
 * @example
 * itemFinders((concept) => concept === "Assets").goodwill.find(lookup); // null, and no concept is looked up
 */
export function itemFinders(isReported: (concept: string) => boolean): ItemFinders {
  const finders = Object.entries(ITEMS).map(([id, { kind, find, bankFirst }]): [string, ItemFinder] => [
    id,
    { kind, find: finderOf(find, isReported), findBankFirst: bankFirst ? finderOf(bankFirst, isReported) : NOTHING },
  ]);
  return Object.fromEntries(finders) as ItemFinders;
}
