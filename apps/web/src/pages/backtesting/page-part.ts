import type { Query } from "../../router/index.ts";

/** The parts of the page, in the order of their tabs. */
export const PARTS = ["library", "builder", "runs"] as const;
export type Part = (typeof PARTS)[number];

/**
 * The part that an address shows: a run or a comparison belongs to the backtests, whatever else it says.
 *
 * @example
 * partOf({ run: "0198…" }); // "runs"
 * partOf({}); // "library"
 */
export function partOf({ run, compare, tab }: Query): Part {
  if (run !== undefined || compare !== undefined) return "runs";
  return PARTS.find((part) => part === tab) ?? "library";
}
