import { type Finder, finderOf } from "./evaluate.ts";
import type { Expression, Item, ItemId, ItemKind } from "./expression.ts";
import { type FlowSource, flowFinder } from "./flow-finder.ts";
import { ITEMS } from "./items.ts";

/** Where an item is looked up among the concepts that one company reports. */
export interface ItemFinder {
  readonly kind: ItemKind;
  readonly find: Finder;
  /** The same for a bank or broker, whose own lines come first. */
  readonly findOfBank: Finder;
  /** The parts of a flow, by precedence; a balance has none. */
  readonly sources: readonly FlowSource[];
  readonly sourcesOfBank: readonly FlowSource[];
}

export type ItemFinders = Readonly<Record<ItemId, ItemFinder>>;

const ALL = Object.entries(ITEMS) as readonly (readonly [ItemId, Item])[];

/** Flows are found alike in every company: what it never reports has no filings. */
const FLOWS = ALL.filter(([, { kind }]) => kind === "flow").map(([id, item]): [string, ItemFinder] => {
  const plain = flowFinder(item, false);
  const ofBank = item.bankFirst ? flowFinder(item, true) : plain;
  return [
    id,
    { kind: "flow", find: plain.find, findOfBank: ofBank.find, sources: plain.sources, sourcesOfBank: ofBank.sources },
  ];
});

/**
 * Makes what finds the items of a company; balances that it never reports are not looked for.
 *
 * @param isReported Whether there is a fact of a concept, by its key.
 * @see 1.4
 *
 * @example
 * itemFinders((concept) => concept === "Assets").goodwill.find(lookup); // null, and no concept is looked up
 */
export function itemFinders(isReported: (concept: string) => boolean): ItemFinders {
  const ofStock = (expression: Expression) => finderOf(expression, isReported);
  const stocks = ALL.filter(([, { kind }]) => kind === "stock").map(
    ([id, { find, bankFirst }]): [string, ItemFinder] => {
      const found = ofStock(find);
      const findOfBank = bankFirst ? ofStock({ firstOf: [bankFirst, find] }) : found;
      return [id, { kind: "stock", find: found, findOfBank, sources: [], sourcesOfBank: [] }];
    },
  );
  return Object.fromEntries([...FLOWS, ...stocks]) as ItemFinders;
}
