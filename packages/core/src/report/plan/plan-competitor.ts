import type { KnownNumbers } from "../facts.ts";
import { shortName } from "../competitors/short-name.ts";
import type { MaterialCompetitor } from "./report-material.ts";
import type { SentencePlan } from "./sentence-plan.ts";
import type { WordingId } from "./wording-ids.ts";

/** The numbers that are held side by side, and from which difference on, as a share of ours or in points, one is the better. */
const COMPARED = [
  { id: "operatingMargin", isHigherBetter: true, least: 0.03, isRelative: false },
  { id: "growth", isHigherBetter: true, least: 0.03, isRelative: false },
  { id: "roic", isHigherBetter: true, least: 0.03, isRelative: false },
  { id: "revenue", isHigherBetter: true, least: 0.25, isRelative: true },
  { id: "pe", isHigherBetter: false, least: 0.2, isRelative: true },
] as const;

/** Differences that are as clear as can be. */
const CLEAR = { relative: 2, points: 0.3 } as const;

export interface PlannedCompetitor {
  readonly why: SentencePlan;
  readonly strongerIn: SentencePlan | null;
  readonly weakerIn: SentencePlan | null;
}

/**
 * What is said of a competitor: why it is one, and in what it is clearly stronger and weaker.
 *
 * @param used Comparisons that earlier competitors used, and how often; those that are rare come first.
 * @returns null of one of which the evidence has nothing.
 */
export function planCompetitor(
  competitor: MaterialCompetitor,
  numbers: KnownNumbers,
  used: Map<string, number>,
): PlannedCompetitor | null {
  const why = planWhy(competitor, numbers);
  if (why === null) return null;
  return { why, strongerIn: planSide("stronger"), weakerIn: planSide("weaker") };

  function planSide(side: "stronger" | "weaker"): SentencePlan | null {
    const { code } = competitor;
    if (code === null) return null;
    const rank = (id: string) => used.get(`${side}-${id}`) ?? 0;
    const best = comparisonsOf(code, numbers)
      .filter(({ lead }) => (side === "stronger" ? lead > 0 : lead < 0))
      .sort((a, b) => Math.abs(b.lead) / (1 + rank(b.id)) - Math.abs(a.lead) / (1 + rank(a.id)))[0];
    if (best === undefined) return null;
    used.set(`${side}-${best.id}`, rank(best.id) + 1);
    const wording = `${side}-${best.id}` as WordingId;
    return { wording, slots: { theirs: `peer.${code}.${best.id}`, ours: `own.${best.id}` }, name: shortName(competitor.name) };
  }
}

function planWhy(of: MaterialCompetitor, numbers: KnownNumbers): SentencePlan | null {
  const { code, found, passage } = of;
  const name = shortName(of.name);
  if (found === "named") return passage === null ? null : { wording: "peer-named", slots: {}, refs: [passage], name };
  const theirs = `peer.${code}.revenue`;
  return numbers.has(theirs) ? { wording: "peer-industry", slots: { theirs }, name } : null;
}

/** Each clear difference: above 0 where the competitor is ahead, up to 1. */
function comparisonsOf(code: string, numbers: KnownNumbers): readonly { readonly id: string; readonly lead: number }[] {
  return COMPARED.flatMap(({ id, isHigherBetter, least, isRelative }) => {
    const [theirs, ours] = [numbers.of(`peer.${code}.${id}`), numbers.of(`own.${id}`)];
    if (Number.isNaN(theirs) || Number.isNaN(ours)) return [];
    if (isRelative && !(theirs > 0 && ours > 0)) return [];
    const difference = isRelative ? Math.log(theirs / ours) : theirs - ours;
    if (Math.abs(difference) < (isRelative ? Math.log1p(least) : least)) return [];
    const lead = Math.max(-1, Math.min(1, difference / (isRelative ? CLEAR.relative : CLEAR.points)));
    return [{ id, lead: isHigherBetter ? lead : -lead }];
  });
}
