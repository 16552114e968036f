import type { Day } from "../../time/index.ts";
import { remembered } from "../remembered.ts";
import { firstNotBefore, type Timeline } from "./timeline.ts";

/** The computed timelines, by kind (such as balances) and by concept. */
export type KnownTimelines = Map<string, Map<string, Timeline>>;

/** The timelines of an earlier day. */
export interface EarlierTimelines {
  readonly timelines: KnownTimelines;
  /** End of the first period of which something was filed since, see `periodNews`: those before it are as they were. */
  readonly changedFrom: number;
}

/** The numbers of a timeline that are as they were on an earlier day. */
export interface UnchangedNumbers {
  readonly numbers: Timeline;
  /** All of them end before it; numbers that end on it or later must still be computed. */
  readonly before: number;
}

const NO_UNCHANGED_NUMBERS: UnchangedNumbers = { numbers: [], before: Number.NEGATIVE_INFINITY };

/** Where timelines are stored, and the timelines of an earlier day that they continue. */
export interface TimelineStore {
  /** Is added to. */
  readonly known: KnownTimelines;
  readonly earlier: EarlierTimelines | null;
}

/**
 * The timelines of one kind, each computed when first needed, and once. What an earlier day knew of periods of which
 * nothing was filed since is not computed again.
 *
 * @param store Where they are stored.
 * @param kind Its name in the store.
 * @param compute The numbers of a concept that end on a day or later, given those before it.
 *
 * @example
 * const years = continuedTimelines(store, "years", (concept, { before }) => yearsFrom(concept, before));
 */
export function continuedTimelines(
  { known, earlier }: TimelineStore,
  kind: string,
  compute: (concept: string, unchanged: UnchangedNumbers) => Timeline,
): (concept: string) => Timeline {
  const ofKind = remembered(known, kind, () => new Map<string, Timeline>());
  const before = earlier?.timelines.get(kind);
  const changedFrom = earlier?.changedFrom ?? Number.NEGATIVE_INFINITY;
  const continued = (concept: string, timeline: Timeline): Timeline => {
    if (changedFrom === Number.POSITIVE_INFINITY) return timeline;
    const numbers = timeline.slice(0, firstNotBefore(timeline, changedFrom as Day));
    const rest = compute(concept, { numbers, before: changedFrom });
    return rest.length === 0 ? numbers : numbers.concat(rest);
  };
  return (concept) => {
    const found = ofKind.get(concept);
    if (found !== undefined) return found;
    const last = before?.get(concept);
    const timeline = last ? continued(concept, last) : compute(concept, NO_UNCHANGED_NUMBERS);
    ofKind.set(concept, timeline);
    return timeline;
  };
}
