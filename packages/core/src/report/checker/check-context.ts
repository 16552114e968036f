import type { MoatSource, MoatTrend, MoatWidth, ReportLanguage } from "../../words/index.ts";
import type { EvidenceItem } from "../evidence.ts";

/** What a written report is held against. */
export interface CheckContext {
  readonly items: ReadonlyMap<string, EvidenceItem>;
  readonly language: ReportLanguage;
  /** Names of the company and of those it is compared with, as the market has them; a figure in a name is no figure. */
  readonly names: readonly string[];
  /** The companies that a report may list as competitors: the names of each by its symbol. */
  readonly competitors: ReadonlyMap<string, readonly string[]>;
  /** As measured: a report repeats it. */
  readonly moat: {
    readonly width: MoatWidth;
    readonly trend: MoatTrend;
    readonly scores: Readonly<Record<MoatSource, number | null>>;
  };
}
