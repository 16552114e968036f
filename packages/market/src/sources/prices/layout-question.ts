/** What a person can be asked about a layout. */
export const ASKED_TOPICS = ["symbol", "basis", "currency", "day-order", "decimal-mark", "column"] as const;

export type AskedTopic = (typeof ASKED_TOPICS)[number];

/** One thing that a file does not show. */
export interface AskedItem {
  readonly topic: AskedTopic;
  /** What may be answered, such as `raw`, `split-adjusted`, `total-return`; empty for free text: a symbol, a code. */
  readonly choices: readonly string[];
  readonly likeliest: string | null;
  /** One sentence of what was seen in the file. */
  readonly evidence: string;
}

/** A row of a file as it would be read with the likeliest answers. */
export interface PreviewRow {
  readonly symbol: string | null;
  /** `YYYY-MM-DD`; `null` where it cannot be read. */
  readonly day: string | null;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly close: number | null;
  readonly volume: number | null;
}

/** What is not known of a layout and must be said before a file of it can be read. */
export interface LayoutQuestion {
  readonly kind: "question";
  /** The same for every file of that layout: the key under which answers are kept. */
  readonly layout: string;
  /** What must be answered first, then what may be. */
  readonly asks: readonly AskedItem[];
  /** The first rows, up to five. */
  readonly preview: readonly PreviewRow[];
}

/** Answers of a person about a layout, such as `{ basis: "raw", currency: "EUR" }`. */
export type Answers = Readonly<Partial<Record<AskedTopic, string>>>;

export interface LayoutAnswers {
  /** What was answered for a layout, or for every layout of this import; empty where nothing was. */
  answersFor(layout: string): Answers;
}
