import type { Day } from "../../time/index.ts";
import { asFiled, type Derivation } from "../derivation/derivation.ts";
import type { PeriodGroup } from "../facts/period-group.ts";
import { selectCopy } from "../facts/select-copy.ts";
import { isPreferred, type Timeline } from "./timeline.ts";

/**
 * The numbers of one concept as filed, for periods of one length: of each period the copy known on a day.
 *
 * @param groups Copies by period, by end.
 * @param quarters Length of the periods; 0 for balances.
 * @param asOf Copies filed later are not seen.
 * @see FND-05, FND-06
 *
 * @example
 * selectedCopies(groups, 0, day("2024-12-31")); // one balance per day reported
 */
export function selectedCopies(groups: readonly PeriodGroup[], quarters: 0 | 1 | 2 | 3 | 4, asOf: Day): Timeline {
  if (groups.length === 0) return NO_NUMBERS;
  const timeline: Derivation[] = [];
  for (const group of groups) {
    if (group.quarters !== quarters) continue;
    const copy = selectCopy(group.copies, asOf);
    if (!copy) continue;
    const number = asFiled(copy);
    const last = timeline.at(-1);
    if (last?.end !== number.end) timeline.push(number);
    else if (isPreferred(number, last)) timeline[timeline.length - 1] = number;
  }
  return timeline;
}

const NO_NUMBERS: Timeline = [];
