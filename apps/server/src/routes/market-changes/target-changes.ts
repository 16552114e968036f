import type { marketChanges, OutputOf, WireRevision } from "@plumbline/contract";
import { figure } from "@plumbline/core/figure";
import { formatDay } from "@plumbline/core/time";
import type { NewTarget } from "./new-targets.ts";

/** Two targets nearer to each other differ by nothing but division by split ratios. */
const ROUNDING = 1e-9;

/** A target whose firm had another one before. */
interface Revision extends NewTarget {
  readonly prior: number;
  readonly change: number;
}

type TargetChanges = Omit<OutputOf<typeof marketChanges>["targets"], "isDelivered">;

/**
 * Counts what firms did to their targets, and picks the largest changes.
 *
 * @param most Rows at most.
 */
export function targetChanges(targets: readonly NewTarget[], most: number): TargetChanges {
  const revisions = targets.flatMap(revisionOf);
  const count = (holds: (change: number) => boolean) => revisions.filter(({ change }) => holds(change)).length;
  const rows = revisions
    .filter(({ change }) => Math.abs(change) > ROUNDING)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .map(wireRevision);
  return {
    raised: count((change) => change > ROUNDING),
    lowered: count((change) => change < -ROUNDING),
    unchanged: count((change) => Math.abs(change) <= ROUNDING),
    first: targets.length - revisions.length,
    rows,
  };
}

function revisionOf(posted: NewTarget): Revision[] {
  const { target, priorTarget } = posted.target;
  const isRevision = priorTarget !== null && priorTarget > 0;
  return isRevision ? [{ ...posted, prior: priorTarget, change: target / priorTarget - 1 }] : [];
}

function wireRevision({ instrument: { symbol, names, currency }, target, prior, change }: Revision): WireRevision {
  const published = formatDay(target.published);
  const stated = (value: number, formula: string) =>
    figure(value, { source: target.sources.join(", "), periodEnd: published, formula }, "no-targets");
  return {
    ...{ symbol, names, currency, firm: target.firm.name, published },
    target: stated(target.target, "PT-01"),
    priorTarget: stated(prior, "PT-01"),
    change: stated(change, "PT-01"),
  };
}
