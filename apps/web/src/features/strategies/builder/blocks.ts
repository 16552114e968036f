import type { WireStrategy } from "@plumbline/contract";
import type { StrategyBlock, StrategyNumber } from "../../../state/index.ts";

/** The parts of a strategy in the order in which the builder shows them. */
const PARTS = [
  "universe",
  "entry",
  "entryOrder",
  "exit",
  "stops",
  "ranking",
  "positions",
  "sizing",
  "rebalancing",
  "holdMonths",
] as const satisfies readonly StrategyBlock["part"][];

/**
 * The blocks of a strategy, one for each part that says something.
 *
 * @example
 * strategyBlocks(goldenCross).map(({ part }) => part); // ["universe", "entry", "exit", ...]
 */
export function strategyBlocks(strategy: WireStrategy): readonly StrategyBlock[] {
  return PARTS.flatMap((part) => {
    const rules = strategy[part];
    return rules === undefined ? [] : ({ part, rules } as StrategyBlock);
  });
}

/** The movable numbers of a strategy. */
export function strategyNumbers({ parameters }: WireStrategy): readonly StrategyNumber[] {
  return Object.entries(parameters).map(([parameter, limits]) => ({ parameter, ...limits }));
}

/** The strategy of blocks and numbers; null of none. */
export function strategyOfBlocks(
  blocks: readonly StrategyBlock[],
  numbers: readonly StrategyNumber[],
): WireStrategy | null {
  if (blocks.length === 0) return null;
  const parameters = Object.fromEntries(numbers.map(({ parameter, ...limits }) => [parameter, limits]));
  const parts = Object.fromEntries(blocks.map(({ part, rules }) => [part, rules]));
  return { version: 1, parameters, ...parts } as WireStrategy;
}
