import type { Day } from "@plumbline/core/time";
import type { GroupRatios, StockGroup } from "@plumbline/market/screening";
import type { LRUCache } from "lru-cache";
import { recent, SharedWork } from "../http/index.ts";

/** What is known of groups, by day and group. */
export type RatiosCache = LRUCache<string, RatiosOfGroup>;

interface GroupsOnDay {
  readonly day: Day;
  readonly groups: readonly StockGroup[];
  /** Ratios of some groups in their order, in one pass over the market. */
  readonly compute: (groups: readonly StockGroup[], gone: AbortSignal) => Promise<readonly GroupRatios[]>;
}

/**
 * The ratios of groups on a day: those that are not known are computed together, once for everybody who asks meanwhile.
 *
 * @returns One for each group, in their order.
 */
export function ratiosOfGroups(
  cache: RatiosCache,
  { day, groups, compute }: GroupsOnDay,
  gone: AbortSignal,
): Promise<readonly GroupRatios[]> {
  const keyOf = ({ kind, name }: StockGroup) => `${day} ${kind} ${name}`;
  const missing = groups.filter((group) => cache.get(keyOf(group))?.isGivenUp !== false);
  const work = new SharedWork(async (signal) => (missing.length === 0 ? [] : compute(missing, signal)));
  // Kept apart from the cache, which may let one go while others come in.
  const all = groups.map((group) => {
    const place = missing.indexOf(group);
    return place < 0 ? cache.get(keyOf(group)) : new RatiosOfGroup(work, place);
  });
  return Promise.all(
    groups.map((group, place) => recent(cache, keyOf(group), () => all[place] as RatiosOfGroup).join(gone)),
  );
}

/** The ratios of a group, which are computed together with those of others. */
class RatiosOfGroup {
  readonly #work: SharedWork<readonly GroupRatios[]>;
  readonly #place: number;

  constructor(work: SharedWork<readonly GroupRatios[]>, place: number) {
    this.#work = work;
    this.#place = place;
  }

  get isGivenUp(): boolean {
    return this.#work.isGivenUp;
  }

  get result(): Promise<unknown> {
    return this.#work.result;
  }

  async join(gone: AbortSignal): Promise<GroupRatios> {
    return (await this.#work.join(gone))[this.#place] as GroupRatios;
  }
}
