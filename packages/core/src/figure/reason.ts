/** Why a number does not exist. The page has a sentence for each code in every language. */
export const REASONS = [
  "history-too-short",
  "no-price",
  "not-reported",
  "not-applicable",
  "denominator-not-positive",
  "not-available-from-provider",
] as const;

export type Reason = (typeof REASONS)[number];
