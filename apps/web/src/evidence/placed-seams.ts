import type { WireSeam } from "@plumbline/contract";
import type { Text } from "../i18n/index.ts";

/** A seam with the place, in a row of periods, of the first period after it. */
export interface PlacedSeam {
  readonly after: number;
  readonly seam: WireSeam;
}

/**
 * Finds the places of seams in a row of periods.
 *
 * @param periods Oldest first; seams that lie outside of them, or before the first of them, are left out.
 */
export function placedSeams(
  periods: readonly { readonly end: string }[],
  seams: readonly WireSeam[],
): readonly PlacedSeam[] {
  return seams.flatMap((seam) => {
    const after = periods.findIndex(({ end }) => end === seam.after);
    return after > 0 ? [{ after, seam }] : [];
  });
}

/**
 * Names placed seams by the periods around them, such as "FY2020 – FY2021".
 *
 * @param names Of all periods of the row.
 */
export function namedSeams(seams: readonly PlacedSeam[], names: readonly string[], text: Text) {
  return seams.map(({ after, seam }) => ({
    name: text("fundamentals.fromTo", { from: names[after - 1] ?? "", to: names[after] ?? "" }),
    seam,
  }));
}
