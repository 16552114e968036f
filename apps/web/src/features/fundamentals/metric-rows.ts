import type { WireCatalogueMetric, WireFundamentals, WireMetric, WirePeriod } from "@plumbline/contract";
import type { MetricGroup, MetricId } from "@plumbline/contract/calls";
import { type Standing, standingOf } from "./standing.ts";

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
  /** Values of the last five years, oldest first. */
  readonly recent: readonly (number | null)[];
  readonly standing: Standing | null;
}

const FIVE_YEARS = { quarter: 20, year: 5 } as const;

/** What one period of the table is: fiscal years for companies that report nothing else. */
export function spanOf({ isAnnualOnly }: Pick<WireFundamentals, "isAnnualOnly">): "quarter" | "year" {
  return isAnnualOnly ? "year" : "quarter";
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
  return catalogue
    .filter((metric) => metric.group === group)
    .flatMap(({ id, unit, good }) => {
      const metric = stock.metrics.find((candidate) => candidate.id === id);
      if (!metric) return [];
      const { columns, industryPercentile, industryOthers, quarterly, annual } = metric;
      const recent = (span === "year" ? annual : quarterly).slice(-FIVE_YEARS[span]);
      const standing = standingOf(recent, good);
      const ofMetric = { columns, industryPercentile, industryOthers, quarterly, annual };
      return [{ ...{ id, unit, good, recent, standing }, ...ofMetric }];
    });
}
