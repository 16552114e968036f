/**
 * A fraction as style sheets and drawings have it.
 *
 * @example
 * cssPercent(0.25); // "25%"
 */
export const cssPercent = (fraction: number): string => `${fraction * 100}%`;
