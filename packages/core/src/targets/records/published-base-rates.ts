/**
 * How targets of US stocks from 2000 to 2009 did, to hold a record against; fractions.
 *
 * @see Bradshaw, Brown & Huang, "Do sell-side analysts exhibit differential target price forecasting ability?", Review of
 *   Accounting Studies 18(4), 2013, abstract.
 */
export const PUBLISHED_BASE_RATES = {
  /** Met at some time within twelve months. */
  metAny: 0.64,
  /** Met at the end of twelve months. */
  metEnd: 0.38,
  /** Mean absolute error of the target. */
  absoluteError: 0.45,
  /** By how much the return that targets imply exceeds the return that came, on average. */
  excessReturn: 0.15,
  source: "Bradshaw, Brown & Huang, Review of Accounting Studies 18(4), 2013",
  market: "US",
  firstYear: 2000,
  lastYear: 2009,
} as const;
