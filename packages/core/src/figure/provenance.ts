/** Where a number comes from, in the detail its source allows. Dates are `YYYY-MM-DD`. */
export interface Provenance {
  /** Provider or file family, such as `sec` or `alpha-vantage`. */
  readonly source: string;
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
  /** Days of price moves within the period that nothing supports, oldest first; absent where there is none. */
  readonly doubtful?: readonly string[];
}
