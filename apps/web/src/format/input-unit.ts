/** How much of what a reader types one unit of a value is: percent of a fraction, millions of an amount. */
const FACTORS: Readonly<Record<string, number>> = { fraction: 100, money: 1e-6 };

/** Multiplying by 100 leaves traces in the last digits, which nobody typed. */
const cleaned = (value: number): number => Number(value.toPrecision(12));

/**
 * A value as it stands in an input.
 *
 * @param unit Of the value; one that is neither a fraction nor money stays as it is.
 * @example
 * toInput(0.07, "fraction"); // 7
 * toInput(8e8, "money"); // 800
 */
export function toInput(value: number, unit: string): number {
  return cleaned(value * (FACTORS[unit] ?? 1));
}

/**
 * The value that an input says.
 *
 * @example
 * fromInput(7, "fraction"); // 0.07
 */
export function fromInput(typed: number, unit: string): number {
  return cleaned(typed / (FACTORS[unit] ?? 1));
}
