import type { marketChanges, OutputOf, WireRevision } from "@plumbline/contract";
import { figure } from "@plumbline/core/figure";
import { type AnalystTarget, type Revision, revision } from "@plumbline/core/targets";
import { type Day, formatDay } from "@plumbline/core/time";
import { targetsSince } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { eachInstrument } from "../instruments.ts";

/** A target whose firm had one before. */
interface RevisedTarget extends NewTarget {
  readonly prior: number;
  readonly change: number;
  readonly kind: Revision | null;
}

type TargetChanges = Omit<OutputOf<typeof marketChanges>["targets"], "isDelivered">;

/**
 * Counts what firms did to their targets, and picks the largest changes.
 *
 * @param most Rows at most.
 */
export function targetChanges(targets: readonly NewTarget[], most: number): TargetChanges {
  const revised = targets.flatMap(revisedTarget);
  const count = (wanted: Revision) => revised.filter(({ kind }) => kind === wanted).length;
  const rows = revised
    .filter(({ kind }) => kind !== "reiterate")
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .map(wireRevision);
  return {
    raised: count("raise"),
    lowered: count("lower"),
    unchanged: count("reiterate"),
    first: targets.length - revised.length,
    rows,
  };
}

function revisedTarget(posted: NewTarget): RevisedTarget[] {
  const { target, priorTarget } = posted.target;
  if (priorTarget === null || priorTarget <= 0) return [];
  return [{ ...posted, prior: priorTarget, change: target / priorTarget - 1, kind: revision(target, priorTarget) }];
}

function wireRevision({ instrument: { symbol, names, currency }, target, prior, change }: RevisedTarget): WireRevision {
  const published = formatDay(target.published);
  const stated = (value: number, formula: string) =>
    figure(value, { source: target.sources.join(", "), periodEnd: published, formula }, "no-targets");
  return {
    symbol,
    names,
    currency,
    firm: target.firm.name,
    published,
    target: stated(target.target, "PT-01"),
    priorTarget: stated(prior, "PT-01"),
    change: stated(change, "target ÷ prior target − 1"),
  };
}

/** A price target with the stock it is of. */
interface NewTarget {
  readonly instrument: Instrument;
  readonly target: AnalystTarget;
}

/** The price targets of all stocks that were published after a day. */
export function newTargets(
  snapshot: Snapshot,
  span: { readonly after: Day; readonly asOf: Day },
): Promise<readonly NewTarget[]> {
  return eachInstrument(snapshot, (instrument) => newTargetsOf(snapshot, instrument, span));
}

/** Those of one stock. */
export function newTargetsOf(
  snapshot: Snapshot,
  instrument: Instrument,
  span: { readonly after: Day; readonly asOf: Day },
): NewTarget[] {
  return targetsSince(snapshot, instrument, span).map((target) => ({ instrument, target }));
}
