import { type Figure, figure, type MissingFigure, missing, type Provenance, type Reason } from "../figure/index.ts";
import { median } from "../stats/index.ts";

/** An amount of money, or the reason why it is unknown. */
export type Amount = number | MissingFigure;

/** A company of a group: its market value and what it is compared with, both of one currency. */
export interface MultipleMember {
  readonly code: string;
  readonly marketValue: Amount;
  /** Of twelve months (net income, revenue, operating cash flow), or a balance (book value). */
  readonly denominator: Amount;
}

/** The market value of a group of companies as a multiple of one of its figures. */
export interface Multiple {
  /** Companies of the group, with or without figures. */
  readonly members: number;
  /** Members with both figures. */
  readonly n: number;
  /** Those of them whose denominator is above 0. */
  readonly positive: number;
  /** Sum of market values divided by sum of denominators, losses included: the multiple of the group. */
  readonly aggregate: Figure;
  /** The same over the members with a positive denominator. */
  readonly aggregatePositiveOnly: Figure;
  /** Median of the positive multiples: one giant does not move it. */
  readonly median: Figure;
  /** Harmonic mean of the positive multiples: what a portfolio of equal amounts of money costs. */
  readonly harmonicEqualWeight: Figure;
  /** Multiple of each member by its code; missing where it has no positive denominator. */
  readonly perStock: ReadonlyMap<string, Figure>;
}

const RULE = "STA-16";

/** A multiple of fewer companies describes one of them rather than the group. */
const MIN_MEMBERS = 5;

interface Pair {
  readonly value: number;
  readonly denominator: number;
}

/**
 * The multiple of a group of companies: aggregate, median and harmonic mean, never an arithmetic mean of multiples.
 *
 * @param members Companies of a sector or industry; those without both figures drop out of both sums.
 * @param provenance Where the figures come from; the formula is filled in, with the number of companies behind each.
 * @returns Figures of the group; all of them missing (`too-few-members`) when it has fewer than five members, and where
 *   no member has both figures for the reason that most of them give.
 * @see STA-16
 *
 * @example
 * // Market values 5,000 and 3,600 over net incomes of 250 and -120, among five companies: aggregate 66.2, median 20.
 * multiple(members, { source: "sec" });
 */
export function multiple(members: readonly MultipleMember[], provenance: Provenance): Multiple {
  const pairs: Pair[] = [];
  for (const { marketValue, denominator } of members) {
    if (typeof marketValue === "number" && typeof denominator === "number")
      pairs.push({ value: marketValue, denominator });
  }
  const positive = pairs.filter((pair) => pair.denominator > 0);
  const multiples = positive.map((pair) => pair.value / pair.denominator);
  const whyNot: Reason = pairs.length === 0 ? mostGiven(members) : "denominator-not-positive";
  const of = (behind: readonly Pair[], value: number): Figure => {
    if (members.length < MIN_MEMBERS) return missing("too-few-members");
    return figure(value, { ...provenance, formula: `${RULE} (n = ${behind.length})` }, whyNot);
  };
  return {
    members: members.length,
    n: pairs.length,
    positive: positive.length,
    aggregate: of(pairs, aggregate(pairs)),
    aggregatePositiveOnly: of(positive, aggregate(positive)),
    median: of(positive, median(multiples)),
    harmonicEqualWeight: of(positive, harmonicMean(multiples)),
    perStock: new Map(members.map((member) => [member.code, ofMember(member, { ...provenance, formula: RULE })])),
  };
}

/** The most frequent reason among members without both figures, the first of equally frequent ones. */
function mostGiven(members: readonly MultipleMember[]): Reason {
  const counts = new Map<Reason, number>();
  for (const { marketValue, denominator } of members) {
    const unknown = typeof marketValue === "number" ? denominator : marketValue;
    if (typeof unknown !== "number") counts.set(unknown.because, (counts.get(unknown.because) ?? 0) + 1);
  }
  return [...counts].sort(([, times], [, others]) => others - times)[0]?.[0] ?? "too-few-members";
}

function aggregate(pairs: readonly Pair[]): number {
  const value = pairs.reduce((sum, pair) => sum + pair.value, 0);
  const denominator = pairs.reduce((sum, pair) => sum + pair.denominator, 0);
  return denominator > 0 ? value / denominator : Number.NaN;
}

function harmonicMean(multiples: readonly number[]): number {
  return multiples.length / multiples.reduce((sum, one) => sum + 1 / one, 0);
}

function ofMember({ marketValue, denominator }: MultipleMember, proof: Provenance): Figure {
  if (typeof marketValue !== "number") return marketValue;
  if (typeof denominator !== "number") return denominator;
  return figure(denominator > 0 ? marketValue / denominator : Number.NaN, proof, "denominator-not-positive");
}
