/** A value of the scale with its place, a fraction of the plot's height from the top. */
export interface Tick {
  readonly value: number;
  readonly top: number;
}

const MAX_DECIMALS = 8;
/** What computing with decimals leaves of a whole number. */
const NOISE = 1e-6;

/**
 * How many decimals the round numbers of a scale have: with fewer, two of them would be written alike.
 *
 * @example
 * tickDecimals([{ value: 0, top: 1 }, { value: 0.002, top: 0 }]); // 3
 */
export function tickDecimals(ticks: readonly Tick[]): number {
  for (let decimals = 0; decimals < MAX_DECIMALS; decimals++) {
    const isWhole = ({ value }: Tick) => Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < NOISE;
    if (ticks.every(isWhole)) return decimals;
  }
  return MAX_DECIMALS;
}

/** The decimals of a fraction that is written in percent. */
export const percentDecimals = (decimals: number): number => Math.max(0, decimals - 2);
