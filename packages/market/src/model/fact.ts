import type { Day } from "@plumbline/core/time";

/**
 * One number of a filing, exactly as filed; restated copies are further facts, never replacements.
 * Dimensions (segments, share classes) are not kept: companyfacts has none.
 */
export interface Fact {
  /** `us-gaap`, `ifrs-full`, `dei`, `srt`, ... */
  readonly taxonomy: string;
  readonly concept: string;
  /** `USD`, `shares`, `USD/shares`, `pure`, `EUR`, ... */
  readonly unit: string;
  /** First day of the period; `null` for an instant, such as a balance. */
  readonly start: Day | null;
  readonly end: Day;
  readonly value: number;
  readonly accession: string;
  readonly form: string;
  readonly filed: Day;
  /** Fiscal year and period of the *filing*, not of the fact (see FND-11). */
  readonly fiscalYear: number | null;
  readonly fiscalPeriod: string | null;
  /** Calendar frame such as `CY2019Q1I`, where the SEC gave one. */
  readonly frame: string | null;
}

/** All facts of one filer, ordered by taxonomy, concept, unit, end, start, filed, accession. */
export interface CompanyFacts {
  readonly cik: number;
  readonly entityName: string;
  readonly facts: readonly Fact[];
}

/** One filing of a company as its submissions list it. */
export interface Filing {
  readonly accession: string;
  readonly form: string;
  readonly filed: Day;
  readonly reportDate: Day | null;
  /** Instant of acceptance, ISO 8601 UTC; `null` where the list has none. */
  readonly acceptedAt: string | null;
  readonly primaryDocument: string | null;
  /** Items of a current report as EDGAR lists them, such as `2.02,9.01`; `null` where the list has none. */
  readonly items: string | null;
}
