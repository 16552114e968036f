import { createHash } from "node:crypto";
import type { BacktestOrder, WireStrategy } from "@plumbline/contract";
import type { Strategy } from "@plumbline/core/strategy";
import { type RunOrder, runOrder } from "@plumbline/market/backtests";
import type { RunTask } from "./run-task.ts";

/** What a run was asked, as the market takes it. */
export function orderOf({
  strategy,
  ...question
}: Pick<RunTask, "strategy" | "input" | "saved" | "earlierTrials">): RunOrder {
  // Its meaning was examined when it was taken in.
  return runOrder({ ...question, strategy: strategy as Strategy });
}

/**
 * What a run counts as among the trials of its user: `family` is the strategy, by its id or by its rules without their numbers, and
 * `variant` everything that was asked but for its name.
 */
export function trialKeys(
  { name: _, ...input }: BacktestOrder,
  strategy: WireStrategy,
  strategyId: string | null,
): { readonly family: string; readonly variant: Buffer } {
  const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest();
  const family =
    strategyId ??
    digest(shapeOf({ ...strategy, parameters: {} }))
      .toString("hex")
      .slice(0, 40);
  return { family, variant: digest([input, strategy]) };
}

/** Rules without their numbers; a parameter is a number by another name. */
function shapeOf(tree: unknown): unknown {
  if (typeof tree === "number") return 0;
  if (Array.isArray(tree)) return tree.map(shapeOf);
  if (typeof tree !== "object" || tree === null) return tree;
  if ("parameter" in tree) return 0;
  return Object.fromEntries(Object.entries(tree).map(([name, member]) => [name, shapeOf(member)]));
}
