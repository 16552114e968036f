/** What a reader draws on a price chart. */
export const ANNOTATION_KINDS = ["trend", "level", "range", "fibonacci", "note"] as const;
export type AnnotationKind = (typeof ANNOTATION_KINDS)[number];

/** A place on a chart that stays right on every range, scale and basis. */
export interface Anchor {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Money per share of `unitDay`, without dividends reinvested. */
  readonly price: number;
}

/** A drawing of a reader. */
export interface Annotation {
  readonly kind: AnnotationKind;
  /** The day in whose shares prices are counted: splits between it and the day in whose shares a chart counts change them. */
  readonly unitDay: string;
  /** Two, or one of a level and of a note. */
  readonly anchors: readonly [Anchor] | readonly [Anchor, Anchor];
  /** Of a note; empty for the others. */
  readonly text: string;
}

/** More on one chart could not be told apart. */
export const MAX_ANNOTATIONS = 40;
/** Characters of a note. */
export const MAX_NOTE = 80;

/** How many places a kind is drawn with. */
export function anchorCount(kind: AnnotationKind): 1 | 2 {
  return kind === "level" || kind === "note" ? 1 : 2;
}
