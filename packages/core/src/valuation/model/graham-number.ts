import { missingAmong, type Refusal, refuse } from "./refusal.ts";

/** A P/E of 15 times a price to book of 1.5, the most that Graham's defensive investor pays. */
const MAX_PRODUCT = 22.5;

/**
 * The highest price that keeps P/E times price to book at 22.5.
 *
 * @param perShare Earnings of twelve months and book value, each per share.
 * @returns Money per share; a refusal where either is 0 or less.
 * @see GRA-05; Graham, The Intelligent Investor, chapter 14
 *
 * @example
 * grahamNumber({ eps: 10, bookValuePerShare: 40 }).value; // 94.86832980505137
 */
export function grahamNumber(perShare: {
  readonly eps: number;
  readonly bookValuePerShare: number;
}): { readonly value: number } | Refusal {
  const { eps, bookValuePerShare } = perShare;
  const missing = missingAmong({ eps, bookValuePerShare });
  if (missing) return missing;
  if (eps <= 0) return refuse("EPS_NOT_POSITIVE", { eps });
  if (bookValuePerShare <= 0) return refuse("BOOK_VALUE_NOT_POSITIVE", { bookValuePerShare });
  return { value: Math.sqrt(MAX_PRODUCT * eps * bookValuePerShare) };
}
