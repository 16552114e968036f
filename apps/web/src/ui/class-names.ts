/** Joins class names; what is false or undefined is left out. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/**
 * A fraction as style sheets and drawings have it.
 *
 * @example
 * cssPercent(0.25); // "25%"
 */
export const cssPercent = (fraction: number): string => `${fraction * 100}%`;
