import type { WireListedTarget, WireTarget } from "@plumbline/contract";
import { type Figure, figure, type Provenance, type Reason } from "@plumbline/core/figure";
import { impliedUpside, type JudgedTarget, type TargetOutcome } from "@plumbline/core/targets";
import { formatDay } from "@plumbline/core/time";

/**
 * A target with what became of it.
 *
 * @param unjudged Why no target of the stock can be held against prices; null where they can.
 */
export function wireTarget(posted: JudgedTarget, unjudged: Reason | null): WireTarget {
  const { firm, analyst, action, target, postedTarget, priorTarget, priceWhenPosted, priceFrom, outcome } = posted;
  return {
    provenance: provenanceOf(posted, "PT-01"),
    firm: firm.id,
    ...{ analyst, action, target, postedTarget, priorTarget, priceWhenPosted, priceFrom },
    outcome: wireOutcome(outcome, unjudged),
  };
}

/** The same with its upsides. */
export function wireListedTarget(
  posted: JudgedTarget,
  { price, unjudged }: { readonly price: Figure; readonly unjudged: Reason | null },
): WireListedTarget {
  const upside = figure(posted.upsideWhenPosted ?? Number.NaN, provenanceOf(posted, "PT-05"), "no-price");
  const target = figure(posted.target, provenanceOf(posted, "PT-01"), "no-targets");
  return { ...wireTarget(posted, unjudged), upsideWhenPosted: upside, upsideNow: impliedUpside(target, price) };
}

function provenanceOf({ sources, published }: JudgedTarget, formula: string): Provenance {
  return { source: sources.join(", "), periodEnd: formatDay(published), formula };
}

function wireOutcome(outcome: TargetOutcome, unjudged: Reason | null): WireTarget["outcome"] {
  const horizon = formatDay(outcome.horizon);
  if (unjudged !== null) return { state: "unknown", because: unjudged, horizon };
  if (outcome.state === "unknown") return { state: "unknown", because: outcome.because, horizon };
  const dayMet = outcome.dayMet === null ? null : formatDay(outcome.dayMet);
  const doubts = outcome.doubtful ? { doubtful: outcome.doubtful.map(formatDay) } : {};
  if (outcome.state === "running") return { state: "running", dayMet, horizon, ...doubts };
  const { metEnd, endDay, endClose } = outcome;
  return { state: "matured", dayMet, horizon, metEnd, endDay: formatDay(endDay), endClose, ...doubts };
}
