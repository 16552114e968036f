import type { CallOutput } from "@plumbline/contract/calls";

type Altman = NonNullable<CallOutput<"checks">["altman"]>;

/** Below the first a company is in distress, above the second it is safe. */
export const ALTMAN_BOUNDS: Readonly<Record<Altman["model"], readonly [low: number, high: number]>> = {
  z: [1.81, 2.99],
  zNonManufacturer: [1.1, 2.6],
};

/**
 * Where a score stands on a scale whose zones are equally wide.
 *
 * @returns 0 to 1; a score beyond the scale stands at its end.
 */
export function altmanPlace(score: number, model: Altman["model"]): number {
  const [low, high] = ALTMAN_BOUNDS[model];
  return Math.min(Math.max(((score - low) / (high - low) + 1) / 3, 0), 1);
}
