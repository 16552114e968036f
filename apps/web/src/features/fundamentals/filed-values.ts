import type { WireGap, WireMark, WireMetric, WirePeriod, WireSeam } from "@plumbline/contract";

type Span = "quarter" | "year";

/** Where a metric does not count the same things on two sides, in a span. */
export function seamsOf({ seams }: Pick<WireMetric, "seams">, span: Span): readonly WireSeam[] {
  return span === "year" ? seams.annual : seams.quarterly;
}

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
  periods: readonly Pick<WirePeriod, "end">[],
  seams: readonly WireSeam[],
): readonly PlacedSeam[] {
  return seams.flatMap((seam) => {
    const after = periods.findIndex(({ end }) => end === seam.after);
    return after > 0 ? [{ after, seam }] : [];
  });
}

/** The mark of the value of a period that ended on a day; null where it has none. */
export function markOn(
  { marks }: Pick<WireMetric, "marks">,
  span: Span,
  end: string | undefined,
): WireMark["mark"] | null {
  const ofSpan = span === "year" ? marks.annual : marks.quarterly;
  return ofSpan.find((marked) => marked.end === end)?.mark ?? null;
}

/** Why the value of a period that ended on a day is missing; null where it is not. */
export function gapOn({ gaps }: Pick<WireMetric, "gaps">, span: Span, end: string): WireGap["because"] | null {
  const ofSpan = span === "year" ? gaps.annual : gaps.quarterly;
  return ofSpan.find(({ from, to }) => from <= end && end <= to)?.because ?? null;
}
