import type { Fact } from "../../model/index.ts";

type SeriesNames = Pick<Fact, "taxonomy" | "concept" | "unit">;

/** The order of a company's facts: taxonomy, concept, unit, end, start, filed, accession; instants first. */
export function compareFacts(left: Fact, right: Fact): number {
  return compareSeries(left, right) || compareWithinSeries(left, right);
}

/** The order of the facts of one taxonomy, concept and unit. */
export function compareWithinSeries(left: Fact, right: Fact): number {
  return (
    left.end - right.end ||
    (left.start ?? Number.MIN_SAFE_INTEGER) - (right.start ?? Number.MIN_SAFE_INTEGER) ||
    left.filed - right.filed ||
    compareText(left.accession, right.accession) ||
    compareText(left.form, right.form)
  );
}

/** The order of texts by code unit: the same on every machine. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The order of series: taxonomy, concept, unit. */
export function compareSeries(left: SeriesNames, right: SeriesNames): number {
  return (
    compareText(left.taxonomy, right.taxonomy) ||
    compareText(left.concept, right.concept) ||
    compareText(left.unit, right.unit)
  );
}
