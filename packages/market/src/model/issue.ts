/** What happened to the input that an issue names. */
export type Outcome = "rejected" | "quarantined" | "repaired" | "noted";

/**
 * Something the importers or the quality gate found.
 * `rejected`: not in the market. `quarantined`: set aside until someone decides, not in the market.
 * `repaired`: in the market, in a cleaned form that is stated. `noted`: in the market as delivered.
 */
export interface Issue {
  readonly outcome: Outcome;
  /** Stable kebab-case code, such as `high-below-low`; documented in `docs/data-quality.md`. */
  readonly code: string;
  /** The file (relative to the path given), with `!entry` appended for an entry of an archive. */
  readonly file: string | null;
  readonly symbol: string | null;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  /** A sentence for a person, in English, with the values that matter. */
  readonly detail: string;
  /** How many rows or facts it concerns. */
  readonly count: number;
}
