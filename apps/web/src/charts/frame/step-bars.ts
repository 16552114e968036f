import { barStep } from "./bar-step.ts";

/**
 * Moves as a key means among bars that stand side by side; false where it is no key of the chart.
 *
 * @param count Number of bars; at least one.
 * @param onMove Told how to get from the bar that is chosen at that moment to the next one.
 */
export function stepBars(key: string, count: number, onMove: (step: (from: number) => number) => void): boolean {
  if (barStep(key, 0, count) === null) return false;
  onMove((from) => barStep(key, from, count) ?? from);
  return true;
}
