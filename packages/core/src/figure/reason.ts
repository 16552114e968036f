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
] as const;

export type Reason = (typeof REASONS)[number];
