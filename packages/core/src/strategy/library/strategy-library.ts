import type { Reason, StrategyNeed } from "../../words/index.ts";
import { needsOf } from "../needs.ts";
import type { LibraryStrategy } from "./library-strategy.ts";
import { MOMENTUM_STRATEGIES } from "./momentum-strategies.ts";
import { QUALITY_STRATEGIES } from "./quality-strategies.ts";
import { SIGNAL_STRATEGIES } from "./signal-strategies.ts";
import { VALUE_STRATEGIES } from "./value-strategies.ts";

/** The published strategies, family by family. */
export const STRATEGY_LIBRARY: readonly LibraryStrategy[] = [
  ...SIGNAL_STRATEGIES,
  ...MOMENTUM_STRATEGIES,
  ...VALUE_STRATEGIES,
  ...QUALITY_STRATEGIES,
];

const byId = new Map(STRATEGY_LIBRARY.map((strategy) => [strategy.id, strategy]));

/**
 * The strategy of the library of an id.
 *
 * @returns null when there is none.
 *
 * @example
 * libraryStrategy("golden-cross")?.family; // "trend"
 */
export function libraryStrategy(id: string): LibraryStrategy | null {
  return byId.get(id) ?? null;
}

/** A strategy can be run, or not and why not. */
export type Availability = { readonly available: true } | { readonly available: false; readonly because: Reason };

/** What a market has: kinds of data, and the indices whose members it knows. */
export interface MarketData {
  readonly kinds: ReadonlySet<StrategyNeed>;
  readonly indices: ReadonlySet<string>;
}

/**
 * Whether a market has the data that a strategy needs.
 *
 * @example
 * availabilityOf(dogsOfTheDow, { kinds, indices: new Set() }); // { available: false, because: "not-in-market-data" }
 */
export function availabilityOf({ strategy }: Pick<LibraryStrategy, "strategy">, market: MarketData): Availability {
  const { index } = strategy.universe;
  const hasIndex = index === undefined || market.indices.has(index);
  const hasKinds = needsOf(strategy).every((need) => need === "membership" || market.kinds.has(need));
  return hasIndex && hasKinds ? { available: true } : { available: false, because: "not-in-market-data" };
}
