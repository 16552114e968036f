import type { WireStrategy } from "@plumbline/contract";
import { type Strategy, validateStrategy } from "@plumbline/core/strategy";

/**
 * Whether something from an address or from storage can be read as a strategy. The server parses what it is sent; here it is
 * enough that the builder can show it.
 */
export function isStrategyShape(value: unknown): value is WireStrategy {
  if (typeof value !== "object" || value === null) return false;
  const strategy = value as WireStrategy;
  if (strategy.version !== 1 || typeof strategy.universe !== "object" || typeof strategy.stops !== "object")
    return false;
  try {
    validateStrategy(strategy as Strategy);
    return true;
  } catch {
    return false;
  }
}
