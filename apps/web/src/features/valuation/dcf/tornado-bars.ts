import type { TornadoBar } from "@plumbline/core/valuation/model";

/** Part of the scale, from the left (0) to the right (1). */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface PlacedTornadoBar extends TornadoBar {
  /** From the value as chosen to that with the input lower, and with it higher. */
  readonly below: Stretch;
  readonly above: Stretch;
}

export interface PlacedTornado {
  readonly placed: readonly PlacedTornadoBar[];
  /** Place of the value as chosen. */
  readonly center: number;
}

/**
 * Puts the bars of a tornado on one scale. An end without a value has no stretch.
 *
 * @param value Value of the model as chosen.
 */
export function tornadoBars(bars: readonly TornadoBar[], value: number): PlacedTornado {
  const ends = bars.flatMap(({ low, high }) => [low.value, high.value]).filter((end) => end !== null);
  const [least, most] = [Math.min(value, ...ends), Math.max(value, ...ends)];
  const placeOf = (at: number): number => (most === least ? 0.5 : (at - least) / (most - least));
  const stretch = (end: number | null): Stretch => {
    const [one, other] = [placeOf(value), placeOf(end ?? value)];
    return { from: Math.min(one, other), to: Math.max(one, other) };
  };
  return {
    placed: bars.map((bar) => ({ ...bar, below: stretch(bar.low.value), above: stretch(bar.high.value) })),
    center: placeOf(value),
  };
}
