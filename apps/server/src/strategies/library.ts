import type { WireStrategy } from "@plumbline/contract";
import { libraryStrategy as published, type Strategy, validateStrategy } from "@plumbline/core/strategy";
import { Failure } from "../http/index.ts";

/** The rules of a strategy of the library; null where there is none of that id. */
export function libraryStrategy(id: string): WireStrategy | null {
  return (published(id)?.strategy as WireStrategy | undefined) ?? null;
}

/**
 * Takes rules whose shape the contract has read as a strategy.
 *
 * @throws {Failure} `invalidParameter` with the place of the first rule that makes no sense.
 */
export function requireSense(given: WireStrategy): Strategy {
  // What the shape leaves open, ids of checks and of indicators among it, is what is examined here.
  const strategy = given as Strategy;
  const [problem] = validateStrategy(strategy);
  if (!problem) return strategy;
  throw new Failure("invalidParameter", { phrase: "rules without sense", field: `strategy.${problem.path}` });
}
