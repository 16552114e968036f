import type { MoatSource, MoatTrend, MoatWidth, ReportGap, ReportSection, ReportWriter } from "../words/index.ts";

/**
 * A sentence of a report. Its figures stand as `{{id|form}}`, filled in by whoever shows it; a quotation of a filing stands as
 * `[[id]]`, the id of a passage, and is shown in the language of the filing.
 */
export interface ReportSentence {
  readonly text: string;
  /** Ids of the items of evidence that it rests on, at least one; those of its placeholders are among them. */
  readonly refs: readonly string[];
}

export interface ReportedProduct {
  /** As the filing calls it. */
  readonly name: string;
  readonly what: ReportSentence;
  /** Only of a part that was measured by itself; no source gives figures of parts, so there is none yet. */
  readonly trend: ReportSentence | null;
}

export interface ReportedCompetitor {
  /** Symbol in this market; null of a company that only the filing names. */
  readonly code: string | null;
  readonly name: string;
  /** Named in the competition passage, or found in the same industry by size. */
  readonly found: "named" | "industry";
  readonly why: ReportSentence;
  readonly strongerIn: ReportSentence | null;
  readonly weakerIn: ReportSentence | null;
}

export interface ReportedMoat {
  readonly width: MoatWidth;
  readonly trend: MoatTrend;
  readonly sources: readonly {
    readonly source: MoatSource;
    /** 0 to 3; null where it is not visible in accounts. */
    readonly score: number | null;
    readonly reason: ReportSentence;
  }[];
  readonly text: readonly ReportSentence[];
}

/** What is written about a company, from evidence alone. */
export interface Report {
  readonly summary: readonly ReportSentence[];
  readonly products: readonly ReportedProduct[];
  readonly competitors: readonly ReportedCompetitor[];
  readonly moat: ReportedMoat;
  /** At most four each. */
  readonly bull: readonly ReportSentence[];
  readonly bear: readonly ReportSentence[];
  readonly wouldChange: readonly ReportSentence[];
  /** What the evidence lacks. */
  readonly notKnown: readonly ReportGap[];
  /** Who wrote each section: a section of a model that failed twice is written by the rules. */
  readonly writtenBy: Readonly<Record<ReportSection, ReportWriter>>;
}
