import { firmIdentity } from "@plumbline/core/targets";
import type { DeliveredTarget } from "../../quality/index.ts";

/**
 * Keeps one copy of what a firm said on a day, whatever the spelling of the firm: the one that says most.
 *
 * @param targets Targets of one file.
 * @returns In the order of the first copies.
 */
export function withoutRepeats(targets: readonly DeliveredTarget[]): DeliveredTarget[] {
  const kept = new Map<string, DeliveredTarget>();
  for (const target of targets) {
    const key = JSON.stringify([target.symbol, firmIdentity(target.firm).id, target.published, target.target]);
    const known = kept.get(key);
    if (known === undefined || saidBy(target) > saidBy(known)) kept.set(key, target);
  }
  return [...kept.values()];
}

function saidBy({ analyst, action, priorTarget, priceWhenPosted }: DeliveredTarget): number {
  return [analyst, action, priorTarget, priceWhenPosted].filter((part) => part !== null).length;
}
