/** What a person can be asked about a layout. */
export const ASKED_TOPICS = ["symbol", "basis", "currency", "day-order", "decimal-mark", "column"] as const;

export type AskedTopic = (typeof ASKED_TOPICS)[number];

/** What was seen in a file, or is missing from it; whoever asks puts it into words. */
export type AskedEvidence =
  /** Neither a column nor the name of the file says which stock it is; or a word of its name alone does. */
  | { readonly code: "no-symbol" | "symbol-is-a-word" | "no-close-column" | "no-basis" | "no-currency" }
  | { readonly code: "either-day-order" | "either-decimal-mark"; readonly cell: string }
  /** Prices of an exchange that quotes in hundredths, as London does in pence, may be in whole units. */
  | {
      readonly code: "either-unit";
      readonly symbol: string;
      readonly close: number;
      readonly hundredths: string;
      readonly whole: string;
    };

/** A file that does not show its symbol. */
export interface NamelessFile {
  readonly name: string;
  /** Its first row; `null` where none can be read. */
  readonly first: PreviewRow | null;
  /** A word of its name that may be its symbol. */
  readonly likeliest: string | null;
}

/** One thing that a file does not show. */
export interface AskedItem {
  readonly topic: AskedTopic;
  /** What may be answered, such as `raw`, `split-adjusted`, `total-return`; empty for free text: a symbol, a code. */
  readonly choices: readonly string[];
  /** What an empty line answers; `null` where nothing suggests an answer, and the file is read by what it shows. */
  readonly likeliest: string | null;
  readonly evidence: AskedEvidence;
  /** Of `currency`: the first symbols of which neither the file nor their own spelling states it. */
  readonly symbols?: readonly string[];
  /** Of `currency`: those of `symbols` whose prices may be in another unit than their exchange quotes. */
  readonly doubtful?: readonly string[];
  /** Of `symbol`, where several files lack theirs: the first ones, in the order in which symbols are answered. */
  readonly nameless?: readonly NamelessFile[];
  /** Name of a file that has this open, where others of its layout do not. */
  readonly about?: string;
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

/** A price target of a file as it would be read with the likeliest answers. */
export interface PreviewTarget {
  readonly symbol: string | null;
  /** `YYYY-MM-DD`; `null` where it cannot be read. */
  readonly day: string | null;
  readonly firm: string | null;
  readonly target: number | null;
  readonly currency: string | null;
}

/** The first rows of a file, up to five, by what they are. */
export type Preview =
  | { readonly kind: "prices"; readonly rows: readonly PreviewRow[] }
  | { readonly kind: "targets"; readonly rows: readonly PreviewTarget[] };

/** What is not known of a layout and must be said before a file of it can be read. */
export interface LayoutQuestion {
  readonly kind: "question";
  /** The same for every file of that layout: the key under which answers are kept. */
  readonly layout: string;
  /** What must be answered first, then what may be. */
  readonly asks: readonly AskedItem[];
  readonly preview: Preview;
}

/** Answers of a person about a layout, such as `{ basis: "raw", currency: "EUR" }`. */
export type Answers = Readonly<Partial<Record<AskedTopic, string>>>;

export interface LayoutAnswers {
  /** What was answered for a layout, or for every layout of this import; empty where nothing was. */
  answersFor(layout: string): Answers;
}
