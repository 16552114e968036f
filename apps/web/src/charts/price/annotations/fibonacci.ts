/**
 * Shares of a move that its correction often gives back: ratios of Fibonacci numbers to the next (0.618), the second next
 * (0.382) and the third next (0.236), the half, and the square root of 0.618 (0.786).
 *
 * @see Murphy, "Technical Analysis of the Financial Markets", 1999, chapter 13; 0.786: Pesavento, "Fibonacci Ratios with
 *   Pattern Recognition", 1997.
 */
export const RETRACEMENTS = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const;

/**
 * The prices of a Fibonacci retracement.
 *
 * @param start Price where the move began, in money; given back wholly there (1).
 * @param end Price where it ended; nothing is given back yet (0).
 * @returns In the order of `RETRACEMENTS`.
 *
 * @example
 * // A rise from 100 to 200: 200, 176.4, 161.8, 150, 138.2, 121.4, 100.
 * retracementPrices(100, 200);
 */
export function retracementPrices(start: number, end: number): number[] {
  return RETRACEMENTS.map((share) => end - share * (end - start));
}
