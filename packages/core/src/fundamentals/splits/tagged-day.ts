import type { Day } from "../../time/index.ts";
import { SHARE_CONCEPTS } from "../concepts/share-concepts.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { isSameRatio } from "./usual-ratio.ts";

/** A split between two filings. */
export interface BoundedSplit {
  readonly ratio: number;
  readonly after: Day;
  readonly by: Day;
}

/**
 * The latest day within the bounds of a split that a filing tags with its ratio: it is decided on before it happens. Alone a tag
 * proves nothing, since filings repeat it for years.
 *
 * @param prepared Facts of the company.
 * @param split Its ratio (a filing may tag the inverse) and bounds.
 * @param asOf Filings of a later day are not seen.
 * @returns `null` where no filing tags it.
 * @see REC-16
 *
 * @example
 * taggedDay(apple, { ratio: 4, after: day("2020-07-31"), by: day("2020-10-30") }, day("2021-01-01")); // 2020-08-28
 */
export function taggedDay(prepared: PreparedFacts, { ratio, after, by }: BoundedSplit, asOf: Day): Day | null {
  const days = SHARE_CONCEPTS.splitRatio
    .flatMap((concept) => [...(prepared.concepts.get(concept)?.values() ?? [])].flat())
    .filter(({ start, end }) => start === null && end > after && end <= by)
    .filter(({ copies }) =>
      copies.some(({ filed, value }) => filed <= asOf && (isSameRatio(value, ratio) || isSameRatio(value, 1 / ratio))),
    )
    .map(({ end }) => end);
  return days.length === 0 ? null : (Math.max(...days) as Day);
}
