import type { WireVerdictDimension } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";

export type Verdict = CallOutput<"stockVerdict">;
export type Dimension = WireVerdictDimension["dimension"];

/** In words; a score is strong from 0.6 on, and weak up to 0.4 (VER-02). */
export type Level = "strong" | "middling" | "weak";

const WEAK = 0.4;
const STRONG = 0.6;

export function levelOf(score: number): Level {
  if (score >= STRONG) return "strong";
  return score <= WEAK ? "weak" : "middling";
}

/** One dimension as it is drawn. */
export interface VerdictRow {
  readonly dimension: Dimension;
  readonly wire: WireVerdictDimension;
  readonly score: number | null;
  /** A year earlier; null where it was not known, or is not yet loaded. */
  readonly before: number | null;
  readonly typical: number | null;
}

/** The rows of a verdict, with those of a year earlier where they are known. */
export function verdictRows({ dimensions }: Verdict, before: Verdict | undefined): readonly VerdictRow[] {
  return dimensions.map((wire) => ({
    dimension: wire.dimension,
    wire,
    score: wire.score.value,
    before: before?.dimensions.find(({ dimension }) => dimension === wire.dimension)?.score.value ?? null,
    typical: wire.typical.value,
  }));
}

/** What the business is judged by in a sentence, apart from its price. */
const OF_BUSINESS: readonly Dimension[] = ["growth", "profitability", "health"];
const MIN_OF_BUSINESS = 2;

export type PriceStance = "cheap" | "fair" | "expensive" | "unknown";
const STANCES = { strong: "cheap", middling: "fair", weak: "expensive" } as const;

/** The verdict in words: how the price and the business stand, and what is best and worst beside the price. */
export interface VerdictWords {
  readonly price: PriceStance;
  readonly business: Level | "unknown";
  /** Measures of the business that are known, and all of them. */
  readonly ofBusiness: { readonly known: number; readonly parts: number };
  /** Measures of value on the side of the price stance, of those known; none where the price is neither cheap nor expensive. */
  readonly agreeing: number;
  readonly known: number;
  readonly best: Exclude<Dimension, "value"> | null;
  readonly worst: Exclude<Dimension, "value"> | null;
}

/** The text of the sentence: "all 8", not "8 of 8", where every measure of value agrees, which none does with a fair price. */
export function sentenceKey({ price, business, agreeing, known }: SentenceWords) {
  return `verdict.${known > 1 && agreeing === known ? "all" : "is"}.${price}.${business}` as
    | `verdict.is.${SentenceWords["price"]}.${SentenceWords["business"]}`
    | `verdict.all.${"cheap" | "expensive"}.${SentenceWords["business"]}`;
}

type SentenceWords = Pick<VerdictWords, "price" | "business" | "agreeing" | "known">;

/** Chooses the sentence of a verdict. */
export function verdictWords({ dimensions }: Verdict): VerdictWords {
  const value = dimensions.find(({ dimension }) => dimension === "value");
  const price = value?.score.value == null ? "unknown" : STANCES[levelOf(value.score.value)];
  const scores = (value?.parts ?? []).flatMap(({ score }) => score ?? []);
  const agreeing = scores.filter((score) =>
    price === "cheap" ? score > 0.5 : price === "expensive" && score < 0.5,
  ).length;
  const others = dimensions.flatMap(({ dimension, score }) =>
    dimension === "value" || score.value === null ? [] : [{ dimension, score: score.value }],
  );
  const rising = others.toSorted((a, b) => a.score - b.score);
  return {
    price,
    business: businessOf(others),
    ofBusiness: measuresOfBusiness(dimensions),
    agreeing,
    known: scores.length,
    best: rising.findLast(({ score }) => levelOf(score) === "strong")?.dimension ?? null,
    worst: rising.find(({ score }) => levelOf(score) === "weak")?.dimension ?? null,
  };
}

function measuresOfBusiness(dimensions: Verdict["dimensions"]): VerdictWords["ofBusiness"] {
  const counts = { known: 0, parts: 0 };
  for (const { dimension, known, parts } of dimensions) {
    if (!OF_BUSINESS.includes(dimension)) continue;
    counts.known += known;
    counts.parts += parts.length;
  }
  return counts;
}

function businessOf(scores: readonly { readonly dimension: Dimension; readonly score: number }[]): Level | "unknown" {
  const own = scores.filter(({ dimension }) => OF_BUSINESS.includes(dimension));
  if (own.length < MIN_OF_BUSINESS) return "unknown";
  return levelOf(own.reduce((sum, { score }) => sum + score, 0) / own.length);
}
