import type { WireCatalogueMetric, WireFundamentals, WireMetric, WirePeriod } from "@plumbline/contract";
import type { MetricGroup, MetricId } from "@plumbline/contract/calls";
import { type PlacedSeam, placedSeams } from "../../evidence/index.ts";
import { seamsOf } from "./filed-values.ts";

/** One metric as a row of the table. */
export interface MetricRow {
  readonly id: MetricId;
  readonly unit: WireCatalogueMetric["unit"];
  readonly good: WireCatalogueMetric["good"];
  readonly columns: WireMetric["columns"];
  readonly industryPercentile: WireMetric["industryPercentile"];
  readonly industryOthers: WireMetric["industryOthers"];
  readonly quarterly: readonly (number | null)[];
  readonly annual: readonly (number | null)[];
  readonly seams: WireMetric["seams"];
  readonly marks: WireMetric["marks"];
  readonly gaps: WireMetric["gaps"];
  /** Values of the last five years, oldest first. */
  readonly recent: readonly (number | null)[];
  readonly recentPeriods: readonly WirePeriod[];
  /** Seams among them. */
  readonly recentSeams: readonly PlacedSeam[];
  /** The latest value in the range of five years, or of those since the last seam among them; null without one. */
  readonly range: RangePosition | null;
}

const FIVE_YEARS = { quarter: 20, year: 5 } as const;

/** The periods of the table: fiscal years for companies that report nothing else. */
export function spanOf({ isAnnualOnly }: Pick<WireFundamentals, "isAnnualOnly">): "quarter" | "year" {
  return isAnnualOnly ? "year" : "quarter";
}

/** How many periods of the table make a year. */
export function periodsOfYear({ recentPeriods }: Pick<MetricRow, "recentPeriods">): number {
  return recentPeriods[0]?.fiscalQuarter === null ? 1 : 4;
}

/** The periods of a span, oldest first. */
export function periodsOf(
  stock: Pick<WireFundamentals, "quarters" | "years">,
  span: "quarter" | "year",
): readonly WirePeriod[] {
  return span === "year" ? stock.years : stock.quarters;
}

/** The five metrics of a group, in the order of the catalogue. */
export function metricRows(
  stock: WireFundamentals,
  catalogue: readonly WireCatalogueMetric[],
  group: MetricGroup,
): MetricRow[] {
  const span = spanOf(stock);
  const recentPeriods = periodsOf(stock, span).slice(-FIVE_YEARS[span]);
  return catalogue
    .filter((metric) => metric.group === group)
    .flatMap(({ id, unit, good }) => {
      const metric = stock.metrics.find((candidate) => candidate.id === id);
      if (!metric) return [];
      const recent = (span === "year" ? metric.annual : metric.quarterly).slice(-FIVE_YEARS[span]);
      const recentSeams = placedSeams(recentPeriods, seamsOf(metric, span));
      const range = rangePosition(recent, good, recentSeams.at(-1)?.after);
      return [{ ...metric, unit, good, recent, recentPeriods, recentSeams, range }];
    });
}

/** The position of a value in the range of the preceding years. */
interface RangePosition {
  readonly low: number;
  readonly high: number;
  /** Between low (0) and high (1). */
  readonly position: number;
  /** The position with the better end at 1. */
  readonly goodness: number;
}

/** Fewer values have no meaningful range. */
const MIN_VALUES = 4;

/**
 * Places the last value in the range of all of them.
 *
 * @param values Oldest first; null where there is none.
 * @param good Which way is better.
 * @param from Values before this place do not count the same things.
 * @returns Null when the last value is missing, when there are fewer than four, or when they are all the same.
 * @example
 * rangePosition([1, 2, 4, 5], "lower")?.goodness; // 0
 */
export function rangePosition(
  values: readonly (number | null)[],
  good: "higher" | "lower",
  from = 0,
): RangePosition | null {
  const last = values.at(-1) ?? null;
  const known = values.slice(from).filter((value) => value !== null);
  const low = Math.min(...known);
  const high = Math.max(...known);
  if (last === null || known.length < MIN_VALUES || low === high) return null;
  const position = (last - low) / (high - low);
  return { low, high, position, goodness: good === "higher" ? position : 1 - position };
}
