import { endOfMonth } from "@plumbline/core/time";
import type { Fact } from "../../model/index.ts";

/** The SEC rounds to the nearest end of a month: a day is moved by half of one, the start of a period by a month more. */
const MAX_MOVED = 16;
const MAX_START_MOVED = 31;

/**
 * Leaves out the facts of data sets that companyfacts has as well. The data sets round the end of a period to the end of a
 * month, so that the two would stand beside each other as facts of two periods.
 *
 * @param facts Facts of one company, in the order of `CompanyFacts`, each once.
 *
 * @example
 * // Net income of 0000320193-19-000119 until 2019-09-28, and the same number until 2019-09-30: the first is kept.
 */
export function withoutRoundedCopies(facts: readonly Fact[]): readonly Fact[] {
  const exact = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (mayBeRounded(fact)) continue;
    const same = exact.get(keyOf(fact));
    if (same === undefined) exact.set(keyOf(fact), [fact]);
    else same.push(fact);
  }
  if (exact.size === 0) return facts;
  const isCopy = (fact: Fact) =>
    mayBeRounded(fact) && (exact.get(keyOf(fact)) ?? []).some((other) => isNear(fact, other));
  return facts.filter((fact) => !isCopy(fact));
}

function mayBeRounded({ end, frame }: Fact): boolean {
  return frame === null && end === endOfMonth(end);
}

function keyOf({ taxonomy, concept, unit, accession, value }: Fact): string {
  return `${taxonomy} ${concept} ${unit} ${accession} ${value}`;
}

function isNear(rounded: Fact, exact: Fact): boolean {
  if ((rounded.start === null) !== (exact.start === null)) return false;
  const startMoved = Math.abs((rounded.start ?? 0) - (exact.start ?? 0));
  return Math.abs(rounded.end - exact.end) <= MAX_MOVED && startMoved <= MAX_START_MOVED;
}
