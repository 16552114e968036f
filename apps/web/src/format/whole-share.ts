/**
 * A share of counted things as it is told in whole percent: what is neither none nor all stays within 1 and 99 %.
 *
 * @param share Between 0 and 1.
 *
 * @example
 * wholeShare(0.997); // 0.99: "99%" of them, as not all are
 */
export function wholeShare(share: number): number {
  return share > 0 && share < 1 ? Math.min(0.99, Math.max(0.01, share)) : share;
}
