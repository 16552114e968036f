import type { Day } from "../../time/index.ts";
import type { FirmIdentity } from "../firms/firm-identity.ts";

/** How many of the newest targets are listed. */
const LISTED = 10;

/**
 * The newest targets, the newest first; those of one day by name of the firm.
 *
 * @param targets Targets of one stock, by day, with whatever else is known about them.
 * @see PT-05
 *
 * @example
 * lastTargets(targets).length; // 10, or as many as there are
 */
export function lastTargets<Target extends { readonly published: Day; readonly firm: FirmIdentity }>(
  targets: readonly Target[],
  count: number = LISTED,
): Target[] {
  return targets
    .toReversed()
    .sort((left, right) => right.published - left.published || byName(left.firm.name, right.firm.name))
    .slice(0, count);
}

function byName(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
