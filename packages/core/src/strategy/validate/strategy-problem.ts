import type { StrategyProblemCode } from "../../words/index.ts";

/** What is wrong with a strategy, where, and the values that a sentence about it needs. */
export interface StrategyProblem {
  readonly code: StrategyProblemCode;
  /** Place in the tree, such as `entry.all.0.right`. */
  readonly path: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export function problem(
  code: StrategyProblemCode,
  path: string,
  values: StrategyProblem["values"] = {},
): StrategyProblem {
  return { code, path, values };
}
