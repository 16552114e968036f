/** Why a value that was filed for an item and period is not the one shown. */
export const RIVAL_REASONS = [
  /** A later filing states the same period again. */
  "superseded",
  /** It counts by other rules or holds other businesses than the figures beside it (REC-07). */
  "restated-perimeter",
  /** It is the figure of another period (REC-05, REC-06). */
  "other-context",
  /** It contradicts other figures of its own filing, or what filings before and after it say (REC-05, REC-06). */
  "contradicted",
  /** It is a thousand or a million times off what is stated for the years beside it (FND-19). */
  "wrong-scale",
  /** It is a part of the total, or a wider line than the item (REC-04). */
  "other-line",
  /** A current report states it, which no accepted form confirms (REC-11). */
  "recast",
] as const;
export type RivalReason = (typeof RIVAL_REASONS)[number];

/** Marks that a reader must see beside a figure, the gravest first: no second fact supports it, it is older than its year, a later filing changed it. */
export const FIGURE_MARKS = ["not-confirmed", "first-reported", "restated"] as const;
export type FigureMark = (typeof FIGURE_MARKS)[number];
