/** A page is this part of a line. */
const PAGES = 12;

/**
 * Which point of a line a key moves to; null when it is no key of the chart.
 *
 * @param count Number of points; at least one.
 * @example
 * lineStep("ArrowLeft", 5, 100); // 4
 */
export function lineStep(key: string, chosen: number, count: number): number | null {
  const last = count - 1;
  const page = Math.max(1, Math.round(count / PAGES));
  const by: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: -last,
    End: last,
  };
  const step = by[key];
  return step === undefined ? null : Math.min(last, Math.max(0, chosen + step));
}
