import type { WireStrategy } from "@plumbline/contract";
import { readStrategy, type SentenceUnit, type Strategy } from "@plumbline/core/strategy";

/**
 * The unit of each parameter of a strategy, as the sentences about it have it.
 *
 * @example
 * parameterUnits(goldenCross).get("fast"); // "count"
 */
export function parameterUnits(strategy: WireStrategy): ReadonlyMap<string, SentenceUnit> {
  const units = new Map<string, SentenceUnit>();
  const visit = (tree: unknown): void => {
    if (typeof tree !== "object" || tree === null) return;
    if ("kind" in tree && tree.kind === "number" && "parameter" in tree && typeof tree.parameter === "string") {
      units.set(tree.parameter, (tree as unknown as { readonly unit: SentenceUnit }).unit);
    }
    for (const member of Object.values(tree)) visit(member);
  };
  visit(readStrategy(strategy as Strategy));
  return units;
}
