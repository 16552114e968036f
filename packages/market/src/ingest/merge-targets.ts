import type { PriceTarget } from "../model/index.ts";

/**
 * Joins lists of price targets; the same statement of the same firm by the same provider is one target, as the newer
 * list has it.
 *
 * @returns By day; those of one day in the order given, which is that of publication.
 */
export function mergeTargets(older: readonly PriceTarget[], newer: readonly PriceTarget[]): PriceTarget[] {
  const targets = new Map<string, PriceTarget>();
  for (const target of [...older, ...newer]) {
    const { published, firm, analyst, target: price, source } = target;
    targets.set(JSON.stringify([published, firm, analyst, price, source]), target);
  }
  return [...targets.values()].sort((left, right) => left.published - right.published);
}
