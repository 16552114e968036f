import { shortName } from "../competitors/short-name.ts";
import { type KnownNumbers, knownNumbers } from "../facts.ts";
import { findFindings } from "../findings/find-findings.ts";
import type { Finding, FindingDirection } from "../findings/finding.ts";
import { planChanges } from "./plan-changes.ts";
import { type PlannedCompetitor, planCompetitor } from "./plan-competitor.ts";
import { planMoat, planSource } from "./plan-moat.ts";
import { planSummary } from "./plan-summary.ts";
import type { MaterialCompetitor, ReportMaterial } from "./report-material.ts";
import type { PlannedProduct, SentencePlan } from "./sentence-plan.ts";
import { yearsAboveSlots } from "./years-above.ts";

/** What a report says, section by section, before it is worded. */
export interface ReportPlan {
  readonly summary: readonly SentencePlan[];
  readonly products: readonly PlannedProduct[];
  readonly competitors: readonly { readonly of: MaterialCompetitor; readonly said: PlannedCompetitor }[];
  readonly moat: readonly SentencePlan[];
  /** In the order of the sources; null where nothing can be said. */
  readonly sources: readonly (SentencePlan | null)[];
  /** The most unusual first; more than a report shows, as some may have no wording that is free. */
  readonly bull: readonly SentencePlan[];
  readonly bear: readonly SentencePlan[];
  readonly wouldChange: readonly SentencePlan[];
}

/**
 * Decides what a report says: what is unusual for and against the company, and what its evidence allows about the rest.
 *
 * @param material Everything it is written from.
 *
 * @example
 * planReport(material).bull[0]; // { wording: "roe-high", slots: { roe: "metric.roe.latest", ... } }
 */
export function planReport(material: ReportMaterial): ReportPlan {
  const numbers = knownNumbers(material.items);
  const findings = findFindings(numbers);
  const used = new Map<string, number>();
  return {
    summary: planSummary(numbers, shortName(material.name), material.moat.width),
    products: material.products.map(({ name, passage }) => ({
      name,
      what: { wording: "product", slots: { passage }, name },
    })),
    competitors: material.competitors.flatMap((of) => {
      const said = planCompetitor(of, numbers, { used, products: material.products });
      return said === null ? [] : [{ of, said }];
    }),
    moat: planMoat(material, numbers),
    sources: material.moat.sources.map((source) => planSource(source, material, numbers)),
    bull: pointsOf(findings, "for", numbers),
    bear: pointsOf(findings, "against", numbers),
    wouldChange: planChanges(numbers, material.moat.width),
  };
}

function pointsOf(
  findings: readonly Finding[],
  direction: FindingDirection,
  numbers: KnownNumbers,
): readonly SentencePlan[] {
  return findings
    .filter((finding) => finding.direction === direction)
    .map(({ id, topic, refs }) => ({
      wording: id,
      slots: topic === "moatMedian" ? yearsAboveSlots(refs, numbers) : refs,
    }));
}
