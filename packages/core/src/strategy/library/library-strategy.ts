import type { StrategyCaveat, StrategyFamily } from "../../words/index.ts";
import type { Strategy } from "../strategy.ts";

/** A published strategy: who described it, what to know before trusting it, and its rules. */
export interface LibraryStrategy {
  /** The same as that of the classic screen with which it begins, if there is one. */
  readonly id: string;
  readonly family: StrategyFamily;
  /** Author, work and year. */
  readonly source: string;
  readonly caveat: StrategyCaveat;
  readonly strategy: Strategy;
}
