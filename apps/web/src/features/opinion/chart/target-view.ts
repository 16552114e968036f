import type { WireTarget } from "@plumbline/contract";
import { addMonths, formatDay, parseDay } from "@plumbline/core/time";
import type { TargetFan, TargetView } from "../../../charts/targets/target-layout.ts";
import type { Closes, Opinion } from "../opinion.query.ts";
import { OPINION_SPANS, type OpinionSpan, type OpinionState } from "../opinion-state.ts";
import { fateOf } from "../targets/fate.ts";
import { targetKeys } from "../targets/target-keys.ts";

/** The targets of the chart as drawn, and as they came, in the same order: oldest first. */
export interface ChartTargets {
  readonly view: TargetView;
  readonly targets: readonly WireTarget[];
}

const MONTHS: Readonly<Record<OpinionSpan, number>> = { "1y": 12, "3y": 36, "5y": 60, "10y": 120 };
const HORIZON_MONTHS = 12;

interface Shown extends Pick<OpinionState, "span" | "firm"> {
  readonly spoken: (target: WireTarget) => string;
}

/**
 * What the chart shows: the closes and the targets of a span of years, those of one firm alone where one is chosen, and
 * what all firms expect of the year to come.
 */
export function chartTargets(opinion: Opinion, closes: Closes | null, { span, firm, spoken }: Shown): ChartTargets {
  // Of a stock that trades no more, the years before its last day are shown.
  const today = opinion.delisted ?? opinion.day;
  const start = monthsFrom(today, -MONTHS[span]);
  const keys = targetKeys(opinion.targets);
  const chosen = opinion.targets
    .map((target, index) => ({ target, key: keys[index] ?? "", day: target.provenance.periodEnd ?? "" }))
    .filter(({ target, day }) => day >= start && (firm === null || target.firm === firm))
    .reverse();
  const line = closesSince(opinion.unjudged === null ? closes : null, start);
  const marks = chosen.map(({ target, key, day }) => ({
    ...{ key, day, target: target.target, price: target.priceWhenPosted, horizon: target.outcome.horizon },
    dayMet: target.outcome.state === "unknown" ? null : target.outcome.dayMet,
    fate: fateOf(target),
    spoken: spoken(target),
  }));
  const firsts = [line.date[0], marks[0]?.day].flatMap((day) => day ?? []);
  const from = firsts.length === 0 ? start : firsts.reduce((first, day) => (day < first ? day : first));
  return { view: { line, marks, fan: fanOf(opinion), from, today }, targets: chosen.map(({ target }) => target) };
}

/**
 * The years that have to be shown for a target to be in sight: those on screen where they reach back to it.
 *
 * @param published Day of the target.
 */
export function spanReaching({ day, delisted }: Opinion, published: string, current: OpinionSpan): OpinionSpan {
  const reaches = (span: OpinionSpan): boolean => published >= monthsFrom(delisted ?? day, -MONTHS[span]);
  return reaches(current) ? current : (OPINION_SPANS.find(reaches) ?? "10y");
}

function closesSince(closes: Closes | null, start: string): TargetView["line"] {
  const first = closes?.date.findIndex((day) => day >= start) ?? -1;
  if (!closes || first < 0) return { date: [], close: [] };
  return { date: closes.date.slice(first), close: closes.close.slice(first) };
}

/** Who trades no more has no year to come. */
function fanOf({ consensus: { low, median, high }, price, day, delisted }: Opinion): TargetFan | null {
  if (delisted !== null || price.value === null) return null;
  if (low.value === null || median.value === null || high.value === null) return null;
  const until = monthsFrom(day, HORIZON_MONTHS);
  return { price: price.value, low: low.value, median: median.value, high: high.value, until };
}

function monthsFrom(day: string, months: number): string {
  const known = parseDay(day);
  return known === null ? day : formatDay(addMonths(known, months));
}
