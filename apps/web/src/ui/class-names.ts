/** Joins class names and leaves out false and undefined. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/**
 * A fraction as a CSS or SVG percentage.
 *
 * @example
 * cssPercent(0.25); // "25%"
 */
export const cssPercent = (fraction: number): string => `${fraction * 100}%`;
