import type { WireTarget } from "@plumbline/contract";
import { addMonths, formatDay, parseDay } from "@plumbline/core/time";
import type { TargetFan, TargetView } from "../../../charts/index.ts";
import type { Closes, WireOpinion } from "../opinion.query.ts";
import { OPINION_SPANS, type OpinionSpan, type OpinionState } from "../opinion-state.ts";
import { fateOf } from "../targets/target-words.ts";

/** The targets as marks of the chart and as the server sent them, in the same order: oldest first. */
export interface ChartTargets {
  readonly view: TargetView;
  readonly targets: readonly WireTarget[];
}

const MONTHS: Readonly<Record<OpinionSpan, number>> = { "1y": 12, "3y": 36, "5y": 60, "10y": 120 };
const HORIZON_MONTHS = 12;

interface ChartChoice extends Pick<OpinionState, "span" | "firm"> {
  readonly spoken: (target: WireTarget) => string;
}

/**
 * What the chart shows: the closes and targets of a span of years, those of one firm where one is chosen, and the
 * consensus for the next twelve months.
 */
export function chartTargets(
  opinion: WireOpinion,
  closes: Closes | null,
  { span, firm, spoken }: ChartChoice,
): ChartTargets {
  // For a delisted stock the span ends on its last day.
  const today = opinion.delisted ?? opinion.day;
  const start = monthsFrom(today, -MONTHS[span]);
  const keys = targetKeys(opinion.targets);
  const chosen = opinion.targets
    .map((target, index) => ({ target, key: keys[index] ?? "", day: target.provenance.periodEnd ?? "" }))
    .filter(({ target, day }) => day >= start && (firm === null || target.firm === firm))
    .reverse();
  const line = closesSince(opinion.unjudged === null ? closes : null, start);
  const marks = chosen.map(({ target, key, day }) => ({
    key,
    day,
    target: target.target,
    price: target.priceWhenPosted,
    horizon: target.outcome.horizon,
    dayMet: target.outcome.state === "unknown" ? null : target.outcome.dayMet,
    fate: fateOf(target),
    spoken: spoken(target),
  }));
  const firsts = [line.date[0], marks[0]?.day].flatMap((day) => day ?? []);
  const from = firsts.length === 0 ? start : firsts.reduce((first, day) => (day < first ? day : first));
  return { view: { line, marks, fan: fanOf(opinion), from, today }, targets: chosen.map(({ target }) => target) };
}

/**
 * The span that has to be shown for a target to be in the chart: the current one where it reaches back far enough.
 *
 * @param published Day of the target.
 */
export function spanReaching({ day, delisted }: WireOpinion, published: string, current: OpinionSpan): OpinionSpan {
  const reaches = (span: OpinionSpan): boolean => published >= monthsFrom(delisted ?? day, -MONTHS[span]);
  return reaches(current) ? current : (OPINION_SPANS.find(reaches) ?? "10y");
}

function closesSince(closes: Closes | null, start: string): TargetView["line"] {
  const first = closes?.date.findIndex((day) => day >= start) ?? -1;
  if (!closes || first < 0) return { date: [], close: [] };
  return { date: closes.date.slice(first), close: closes.close.slice(first) };
}

/** The consensus as a fan; a delisted stock has none. */
function fanOf({ consensus: { low, median, high }, price, day, delisted }: WireOpinion): TargetFan | null {
  if (delisted !== null || price.value === null) return null;
  if (low.value === null || median.value === null || high.value === null) return null;
  const until = monthsFrom(day, HORIZON_MONTHS);
  return { price: price.value, low: low.value, median: median.value, high: high.value, until };
}

function monthsFrom(day: string, months: number): string {
  const known = parseDay(day);
  return known === null ? day : formatDay(addMonths(known, months));
}

/**
 * A key for each target that an address can hold: its day and firm, and a number where a firm published twice on a day.
 * The key stays the same when newer targets are published.
 *
 * @param targets The newest first.
 *
 * @example
 * targetKeys(targets)[0]; // "2026-05-05.ubs"
 */
export function targetKeys(targets: readonly Pick<WireTarget, "firm" | "provenance">[]): string[] {
  const times = new Map<string, number>();
  return targets
    .toReversed()
    .map(({ firm, provenance }) => {
      const name = `${provenance.periodEnd}.${firm}`;
      const count = (times.get(name) ?? 0) + 1;
      times.set(name, count);
      return count === 1 ? name : `${name}.${count}`;
    })
    .reverse();
}
