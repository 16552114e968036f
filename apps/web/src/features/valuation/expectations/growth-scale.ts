/** A growth rate on the scale. */
export interface GrowthMark<Name extends string> {
  readonly name: Name;
  readonly growth: number;
  /** From the left (0) to the right (1). */
  readonly place: number;
}

export interface GrowthScale<Name extends string> {
  readonly marks: readonly GrowthMark<Name>[];
  /** Place of no growth. */
  readonly zero: number;
}

/** Part of the scale that stays free on each side. */
const MARGIN = 0.06;
/** No scale is finer than this, so that equal rates do not look far apart. */
const LEAST_WIDTH = 0.05;

/**
 * Puts growth rates on one scale with no growth; what is null has no mark.
 *
 * @example
 * growthScale({ implied: 0.1, past: null }).marks; // [{ name: "implied", growth: 0.1, place: 0.94 }]
 */
export function growthScale<Name extends string>(rates: Readonly<Record<Name, number | null>>): GrowthScale<Name> {
  const known = (Object.entries(rates) as [Name, number | null][]).flatMap(([name, growth]) =>
    growth === null ? [] : [{ name, growth }],
  );
  const growths = known.map(({ growth }) => growth);
  const [low, high] = [Math.min(0, ...growths), Math.max(0, ...growths)];
  const width = Math.max(high - low, LEAST_WIDTH);
  const placeOf = (growth: number): number => MARGIN + ((growth - low) / width) * (1 - 2 * MARGIN);
  return { marks: known.map((mark) => ({ ...mark, place: placeOf(mark.growth) })), zero: placeOf(0) };
}
