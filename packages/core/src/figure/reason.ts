/** Why a number does not exist. The page has a sentence for each code in every language. */
export const REASONS = [
  "history-too-short",
  "no-price",
  "not-reported",
  "not-applicable",
  "denominator-not-positive",
  "not-available-from-provider",
  "periods-missing",
  "too-few-periods",
  "annual-only",
  "no-debt",
  "interest-not-reported",
  "no-inventory",
  "not-applicable-to-banks",
  "not-applicable-to-brokers",
  "not-applicable-to-insurers",
  "not-applicable-to-reits",
  "loss-to-profit",
  "loss-narrowed",
  "loss-widened",
  "loss-unchanged",
  "from-zero",
  "no-earnings",
  "too-few-members",
  "currencies-differ",
  "currency-unknown",
  "no-free-cash-flow",
  "no-targets",
  "contradicts-net-income",
  "doubtful-price",
  "accounts-too-old",
  "not-in-market-data",
  "one-sector-only",
  "other-currency",
  "adjusted-prices-only",
] as const;

/**
 * Whether a number is missing because it is not stated: not by the company, or not in the market's data.
 *
 * @example
 * isUnreported("not-in-market-data"); // true
 */
export function isUnreported(because: Reason): boolean {
  return because === "not-reported" || because === "not-in-market-data";
}

export type Reason = (typeof REASONS)[number];
