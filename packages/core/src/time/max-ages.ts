/**
 * How many days old what is known may be on the day for which it is used: the one place that declares it. The day is the one that is
 * asked for; of what is recorded or rung it is today. What is older is refused with its reason, or shown with its own day.
 *
 * @see docs/decisions/0071-what-is-stale.md, which says why, and what each gate does
 */
export const MAX_AGE_DAYS = {
  /** The last close of a stock, the last day of a market of which something is recorded or rung, and the trade of a quote: ten sessions. */
  price: 14,
  /** The last value of an index beside the last close of a stock, the last close before a price target, and a close traded late:
   * two sessions are at most a week apart, after 11 September 2001 as well. */
  priceBeside: 7,
  /** Yields of bills, since they were known: a mean of a month is known after it, and serves until the next one. */
  billYield: 45,
  /** Yields of bonds: those of a month are dated by its first day, and published after it. */
  bondYield: 92,
  /** The equity risk premium, estimated once a year: two years, and the month in which an estimate comes out. */
  riskPremium: 765,
  /** Accounts by their last period: from `marked` on they are shown as old, from `refused` on nothing is made of them (FND-20). */
  quarterlyAccounts: { marked: 185, refused: 400 },
  annualAccounts: { marked: 550, refused: 730 },
  /** The annual report that a written report quotes, since it was filed: a year and half a year. */
  annualReport: 550,
  /** Filings and price targets that an alert tells as news. */
  news: 90,
} as const;

/** The same in calendar months, for what is counted in them. */
export const MAX_AGE_MONTHS = {
  /** A price target states a price in twelve months. */
  target: 12,
} as const;
