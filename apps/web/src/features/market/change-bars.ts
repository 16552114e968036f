/** A bar that begins at the zero line of its column; lengths as CSS percentages of the column. */
export interface ChangeBar {
  readonly start: string;
  readonly width: string;
  readonly isGain: boolean;
}

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;

/**
 * Bars of changes on one common scale, whose zero line lies where it leaves the most room for what there is.
 *
 * @param changes Fractions; `null` where there is none.
 * @returns One bar per change; `null` where there is no change to draw.
 */
export function changeBars(changes: readonly (number | null)[]): (ChangeBar | null)[] {
  const known = changes.filter((change) => change !== null);
  const lowest = Math.min(0, ...known);
  const span = Math.max(0, ...known) - lowest;
  return changes.map((change) => {
    if (change === null || span === 0) return null;
    const isGain = change >= 0;
    return { isGain, start: share(Math.min(change, 0) - lowest, span), width: share(Math.abs(change), span) };
  });
}
