import type { Reason } from "../words/index.ts";

/** Where a number comes from, in the detail its source allows. Dates are `YYYY-MM-DD`. */
export interface Provenance {
  /** Provider or file family, such as `sec` or `alpha-vantage`. */
  readonly source: string;
  /** Name of the file that delivered it, where files are imported. */
  readonly file?: string;
  /** Form of the filing, such as `10-K`. */
  readonly form?: string;
  /** Accession number of the filing, such as `0000320193-19-000119`. */
  readonly accession?: string;
  /** Day on which the filing was made public. */
  readonly filedAt?: string;
  /** Last day of the period, or the day of the price. */
  readonly periodEnd?: string;
  /** Day of the earlier price of a change, or first day of a period. */
  readonly periodStart?: string;
  /** Taxonomy concept, such as `us-gaap:NetIncomeLoss`. */
  readonly concept?: string;
  /** Rule of docs/rules.md that derived the number, such as `STA-15`. */
  readonly formula?: string;
  /** Where prices are those of depositary receipts: how many ordinary shares one is, and the words that say so (REC-18). */
  readonly receipt?: { readonly ordinaryShares: number; readonly title?: string };
  /** Days of price moves within the period that nothing supports, oldest first; absent where there is none. */
  readonly doubtful?: readonly string[];
}

/** A number that exists, and where it comes from. Rates are fractions, money is in units. */
export interface KnownFigure {
  readonly value: number;
  readonly provenance: Provenance;
}

/** A number that does not exist, and why. It is never 0 (GEN-03). */
export interface MissingFigure {
  readonly value: null;
  readonly because: Reason;
}

/** What every screen shows and every answer carries: a number with its provenance, or the reason why there is none. */
export type Figure = KnownFigure | MissingFigure;

/**
 * Makes a figure of a number that may turn out not to exist.
 *
 * @param value The number; NaN and infinities count as missing.
 * @param provenance Where the number comes from.
 * @param because The reason given when `value` is not finite.
 * @returns A known figure when `value` is finite, a missing one otherwise.
 *
 * @example
 * figure(0.25, { source: "demo" }, "history-too-short"); // { value: 0.25, provenance: { source: "demo" } }
 */
export function figure(value: number, provenance: Provenance, because: Reason): Figure {
  return Number.isFinite(value) ? { value, provenance } : missing(because);
}

/**
 * Makes the figure of a number that does not exist.
 *
 * @example
 * missing("history-too-short"); // { value: null, because: "history-too-short" }
 */
export function missing(because: Reason): MissingFigure {
  return { value: null, because };
}
