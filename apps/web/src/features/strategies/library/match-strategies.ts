import type { WireLibraryStrategy } from "@plumbline/contract";
import { STRATEGY_FAMILIES, type StrategyFamily } from "@plumbline/core/words";
import { fold } from "../../../i18n/index.ts";

/** A strategy with what a reader may search it by. */
export interface FoundStrategy extends WireLibraryStrategy {
  readonly name: string;
  readonly idea: string;
}

/**
 * The strategies that contain every word of a search, family by family; families without any are left out.
 *
 * @param family Only this one; null for all.
 *
 * @example
 * matchStrategies(all, "50-day cross", null); // [["trend", [goldenCross]]]
 */
export function matchStrategies(
  strategies: readonly FoundStrategy[],
  search: string,
  family: StrategyFamily | null,
): (readonly [StrategyFamily, readonly FoundStrategy[]])[] {
  const words = fold(search).split(" ");
  const matching = strategies.filter((strategy) => {
    const said = fold([strategy.name, strategy.idea, strategy.source, strategy.id].join(" "));
    return words.every((word) => said.includes(word));
  });
  return STRATEGY_FAMILIES.filter((one) => family === null || one === family)
    .map((one) => [one, matching.filter((strategy) => strategy.family === one)] as const)
    .filter(([, members]) => members.length > 0);
}
