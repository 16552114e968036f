import type { WireFigure } from "@plumbline/contract";
import type { CohortMean, GroupScore, MonthsScore, RecordScores } from "./record.query.ts";

/** Verdicts that say the same, and what followed. */
export interface ScoreRow {
  /** Part of the key of its name: `record.row.{key}`. */
  readonly key: "all" | "above" | "near" | "below" | "wide" | "narrow" | "none";
  readonly score: GroupScore;
}

/** Rows of one kind of verdict under its name. */
export interface ScoreGroup {
  readonly key: "everything" | "dcf" | "graham" | "consensus" | "moat";
  readonly rows: readonly ScoreRow[];
}

const SIDES = ["above", "near", "below"] as const;
const WIDTHS = ["wide", "narrow", "none"] as const;
const VALUES = ["dcf", "graham", "consensus"] as const;

/** All groups of verdicts, the bad ones too; first what each is to be compared with. */
export function scoreGroups({ all, values, widths }: MonthsScore): readonly ScoreGroup[] {
  const ofValue = (key: (typeof VALUES)[number]): ScoreGroup => ({
    key,
    rows: SIDES.map((side) => ({ key: side, score: values[key].sides[side] })),
  });
  return [
    { key: "everything", rows: [{ key: "all", score: all }] },
    ...VALUES.map(ofValue),
    { key: "moat", rows: WIDTHS.map((width) => ({ key: width, score: widths[width] })) },
  ];
}

/** A mean with where it comes from. */
export function figureOf({ value }: CohortMean, { spans }: MonthsScore, { provenance }: RecordScores): WireFigure {
  if (value === null) return { value, because: "too-few-observations" };
  const [first, last] = [spans[0], spans.at(-1)];
  const period = first && last ? { periodStart: first.day, periodEnd: last.until } : {};
  return { value, provenance: { ...provenance, ...period } };
}

/** Bounds of a mean; null with too few days. */
export function boundsOf({ interval }: CohortMean): { readonly low: number; readonly high: number } | null {
  return "low" in interval ? interval : null;
}

/** The span that a reader sees first: the longest of which something can be told, otherwise the shortest. */
export function firstShown(scores: readonly MonthsScore[]): MonthsScore | undefined {
  return scores.findLast(({ spans }) => spans.length > 0) ?? scores[0];
}
