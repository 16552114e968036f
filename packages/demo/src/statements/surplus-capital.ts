const COMFORT = 1.12;
const QUARTERS_TO_RETURN = 6;

/**
 * What a bank or insurer returns in a quarter by buying back the shares that its staff received.
 *
 * @param equity Equity before the quarter.
 * @param needed Equity that its business needs.
 * @returns A part of what lies comfortably above, in whole units.
 */
export function surplusCapital(equity: number, needed: number): number {
  return Math.max(0, Math.round((equity - needed * COMFORT) / QUARTERS_TO_RETURN));
}
