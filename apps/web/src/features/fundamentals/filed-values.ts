import type { WireGap, WireMark, WireMetric, WireSeam } from "@plumbline/contract";

type Span = "quarter" | "year";

/** Where a metric does not count the same things on two sides, in a span. */
export function seamsOf({ seams }: Pick<WireMetric, "seams">, span: Span): readonly WireSeam[] {
  return span === "year" ? seams.annual : seams.quarterly;
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
