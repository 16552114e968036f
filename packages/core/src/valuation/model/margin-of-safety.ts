/**
 * How far the price lies below the value, as a share of the value: Graham's margin of safety.
 *
 * @returns A fraction, negative for a share above its value; null when the value is 0 or less.
 * @see docs/rules.md, "Margin of safety"; never to be mixed with `upside`
 *
 * @example
 * marginOfSafety(200, 150); // 0.25
 */
export function marginOfSafety(value: number, price: number): number | null {
  return value > 0 ? 1 - price / value : null;
}

/**
 * The rise of the price that reaches the value.
 *
 * @returns A fraction of the price; null when the value or the price is 0 or less.
 * @see docs/rules.md, "Margin of safety"
 *
 * @example
 * upside(200, 160); // 0.25
 */
export function upside(value: number, price: number): number | null {
  return value > 0 && price > 0 ? value / price - 1 : null;
}
