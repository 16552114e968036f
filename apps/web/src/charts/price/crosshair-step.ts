/**
 * Where the crosshair stands after a key.
 *
 * @param key As in `KeyboardEvent.key`.
 * @param current Bar under the crosshair, or null when there is none: then the keys start from the last bar.
 * @param count Number of bars.
 * @returns The bar, or null when the key does not move the crosshair.
 */
export function crosshairStep(key: string, current: number | null, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  const step = stepOf(key);
  if (step === 0) return null;
  return current === null ? last : Math.min(last, Math.max(0, current + step));
}

function stepOf(key: string): number {
  if (key === "ArrowLeft" || key === "ArrowDown") return -1;
  if (key === "ArrowRight" || key === "ArrowUp") return 1;
  return 0;
}
