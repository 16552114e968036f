/**
 * Which bar a key moves to; null when it is no key of the chart.
 *
 * @param count Number of bars; at least one.
 */
export function barStep(key: string, chosen: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(last, chosen + 1);
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(0, chosen - 1);
    case "PageUp":
      return Math.min(last, chosen + 4);
    case "PageDown":
      return Math.max(0, chosen - 4);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

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
