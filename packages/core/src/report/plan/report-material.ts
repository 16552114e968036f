import type { MoatReason, MoatSource, MoatTrend, MoatWidth, ReportGap } from "../../words/index.ts";
import type { EvidenceItem } from "../evidence.ts";

/** A product as the business passage has it. */
export interface MaterialProduct {
  readonly name: string;
  /** Id of the passage that says what it is. */
  readonly passage: string;
}

export interface MaterialCompetitor {
  /** Symbol in this market; null of a company that only the filing names. */
  readonly code: string | null;
  readonly name: string;
  readonly found: "named" | "industry";
  /** Id of the passage that names it; null of one that is found by its industry. */
  readonly passage: string | null;
}

/** Everything that a report of a company is written from. */
export interface ReportMaterial {
  readonly code: string;
  /** As sentences call the company. */
  readonly name: string;
  readonly items: readonly EvidenceItem[];
  readonly products: readonly MaterialProduct[];
  readonly competitors: readonly MaterialCompetitor[];
  readonly moat: {
    readonly width: MoatWidth;
    readonly trend: MoatTrend;
    readonly sources: readonly {
      readonly source: MoatSource;
      readonly score: number | null;
      readonly reason: MoatReason;
    }[];
    /** Id of the passage that describes a network effect; null without one. */
    readonly networkPassage: string | null;
  };
  readonly notKnown: readonly ReportGap[];
}
