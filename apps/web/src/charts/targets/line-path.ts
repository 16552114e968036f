import type { TargetLayout, TargetView } from "./target-layout.ts";

/** Side of the square in which paths are drawn, to be stretched over the plot. */
export const SQUARE = 1000;

const DECIMALS = 1;
const written = (fraction: number): string => (fraction * SQUARE).toFixed(DECIMALS);

/**
 * The price as a path in a square of 1000; a missing close is a gap.
 *
 * @example
 * linePath(view, layout); // "M0.0 812.4L1.3 810.9..."
 */
export function linePath({ line }: TargetView, { leftOf, topOf }: TargetLayout): string {
  let path = "";
  let isDown = false;
  line.date.forEach((day, at) => {
    const close = line.close[at] ?? null;
    if (close !== null) path += `${isDown ? "L" : "M"}${written(leftOf(day))} ${written(topOf(close))}`;
    isDown = close !== null;
  });
  return path;
}

/** The fan as a triangle from the price of today to the lowest and the highest target; empty without one. */
export function fanPath({ fan, today }: TargetView, { leftOf, topOf }: TargetLayout): string {
  if (!fan) return "";
  const start = written(leftOf(today));
  const end = written(leftOf(fan.until));
  return `M${start} ${written(topOf(fan.price))}L${end} ${written(topOf(fan.high))}V${written(topOf(fan.low))}Z`;
}
