import { shortName } from "../competitors/short-name.ts";
import type { KnownNumbers } from "../facts.ts";
import type { PeerNumber } from "../items/peer-items.ts";
import type { MaterialCompetitor, MaterialProduct } from "./report-material.ts";
import type { SentencePlan } from "./sentence-plan.ts";
import type { WordingId } from "./wording-ids.ts";

interface Compared {
  readonly id: PeerNumber;
  readonly isHigherBetter: boolean;
  /** Compared by the logarithm of their ratio; otherwise by their difference. */
  readonly isRelative: boolean;
  /** From here on a difference is clear, and as clear as can be. */
  readonly least: number;
  readonly full: number;
}

const POINTS = { isHigherBetter: true, isRelative: false, least: 0.03, full: 0.3 } as const;

const COMPARED: readonly Compared[] = [
  { id: "operatingMargin", ...POINTS },
  { id: "growth", ...POINTS },
  { id: "roic", ...POINTS },
  { id: "revenue", isHigherBetter: true, isRelative: true, least: 0.22, full: 2 },
  { id: "pe", isHigherBetter: false, isRelative: true, least: 0.18, full: 2 },
];

/** Of two companies that are similar in size neither has more than twice the revenue of the other. */
const SIMILAR = Math.log(2);

export interface PlannedCompetitor {
  readonly why: SentencePlan;
  readonly strongerIn: SentencePlan | null;
  readonly weakerIn: SentencePlan | null;
}

/**
 * What is said of a competitor: why it is one, and in what it is clearly stronger and weaker.
 *
 * @param used Comparisons that earlier competitors used, and how often; those that are rare come first.
 * @param products Lines of business with the passage that tells of each: a competitor named there is one of that business.
 * @returns null of one of which the evidence has nothing.
 */
export function planCompetitor(
  competitor: MaterialCompetitor,
  numbers: KnownNumbers,
  { used, products }: { readonly used: Map<string, number>; readonly products: readonly MaterialProduct[] },
): PlannedCompetitor | null {
  const why = competitor.found === "named" ? planNamed(competitor, products) : planPeer(competitor, numbers);
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
    return {
      wording,
      slots: { theirs: `peer.${code}.${best.id}`, ours: `own.${best.id}` },
      name: shortName(competitor.name),
    };
  }
}

function planNamed({ passage, ...of }: MaterialCompetitor, products: readonly MaterialProduct[]): SentencePlan | null {
  if (passage === null) return null;
  const named = { slots: {}, refs: [passage], name: shortName(of.name) };
  // A company with one line of business competes with all of it.
  const business = products.length > 1 ? products.find((product) => product.passage === passage)?.name : undefined;
  return business === undefined
    ? { ...named, wording: "peer-named" }
    : { ...named, wording: "peer-named-for", business };
}

function planPeer({ code, name }: MaterialCompetitor, numbers: KnownNumbers): SentencePlan | null {
  const theirs = `peer.${code}.revenue`;
  if (!numbers.has(theirs)) return null;
  const ratio = Math.abs(Math.log(numbers.of(theirs) / numbers.of("own.revenue")));
  const isSimilar = ratio <= SIMILAR && numbers.currencyOf(theirs) === numbers.currencyOf("own.revenue");
  return { wording: isSimilar ? "peer-industry" : "peer-of-other-size", slots: { theirs }, name: shortName(name) };
}

interface Comparison {
  readonly id: PeerNumber;
  /** Above 0 where the competitor is ahead, up to 1. */
  readonly lead: number;
}

/** Each clear difference. */
function comparisonsOf(code: string, numbers: KnownNumbers): readonly Comparison[] {
  return COMPARED.flatMap((compared) => {
    const [theirs, ours] = [`peer.${code}.${compared.id}`, `own.${compared.id}`];
    // Amounts in different currencies cannot be compared.
    if (numbers.currencyOf(theirs) !== numbers.currencyOf(ours)) return [];
    const difference = differenceOf(compared, numbers.of(theirs), numbers.of(ours));
    const { id, isHigherBetter, least, full } = compared;
    if (!(Math.abs(difference) >= least)) return [];
    const lead = Math.max(-1, Math.min(1, difference / full));
    return [{ id, lead: isHigherBetter ? lead : -lead }];
  });
}

/** NaN where one is missing, or a ratio of the two means nothing. */
function differenceOf({ isRelative }: Compared, theirs: number, ours: number): number {
  if (!isRelative) return theirs - ours;
  return theirs > 0 && ours > 0 ? Math.log(theirs / ours) : Number.NaN;
}
