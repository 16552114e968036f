import { type CheckId, checkOf } from "@plumbline/core/checks";
import type { CompanyType } from "@plumbline/core/fundamentals";
import { type CheckColumn, type MetricColumn, type ScreenMatrix, screenMetricOf } from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import type { ScreeningColumns } from "./screening-columns.ts";

/** Everything of a screening that is no number of a row; plain JSON. */
export interface PackedHeader {
  readonly asOf: Day;
  readonly symbols: readonly string[];
  readonly types: readonly CompanyType[];
  readonly sectors: readonly string[];
  readonly industries: readonly string[];
  readonly source: string;
  readonly priceSource: string;
  readonly currencies: readonly string[];
  /** Ids, in the order of their columns. */
  readonly metrics: readonly string[];
  readonly checks: readonly CheckId[];
}

/** A screening in one piece, to be sent to another thread or written to a disk. */
export interface PackedScreening {
  readonly header: PackedHeader;
  /** All columns one after the other, each as long as `symbols`. */
  readonly values: Float64Array<ArrayBuffer>;
}

/** Puts the columns of a screening into one. */
export function packed({ matrix, groups, ...rest }: ScreeningColumns): PackedScreening {
  const { metrics, checks, types, sectors, industries, size } = matrix;
  const columns: ArrayLike<number>[] = [
    ...[sectors, industries, rest.periodEnd, rest.filedAt],
    ...[groups.company, groups.currency, groups.netIncome, groups.revenue, groups.cfo],
    ...[...metrics.values()].map(({ values }) => values),
    ...[...checks.values()].flatMap(({ values, thresholds, upTo, fits }) => [values, thresholds, upTo, fits]),
  ];
  const values = new Float64Array(columns.length * size);
  columns.forEach((column, index) => {
    values.set(column, index * size);
  });
  const { asOf, symbols, source, priceSource, currencies } = rest;
  const names = { sectors: rest.sectors, industries: rest.industries };
  const ids = { metrics: [...metrics.keys()], checks: [...checks.keys()] };
  return { header: { asOf, symbols, types, ...names, source, priceSource, currencies, ...ids }, values };
}

/** The columns of a packed screening: views, nothing is copied. */
export function unpacked({ header, values }: PackedScreening): ScreeningColumns {
  const size = header.symbols.length;
  let next = 0;
  const column = (): Float64Array => values.subarray(next * size, ++next * size);
  const [sectors, industries] = [Int32Array.from(column()), Int32Array.from(column())];
  const [periodEnd, filedAt] = [column(), column()];
  const groups = {
    ...{ company: column(), currency: column(), netIncome: column(), revenue: column(), cfo: column() },
  };
  const metrics = new Map(header.metrics.map((id): [string, MetricColumn] => [id, metricColumn(id, column())]));
  const checks = new Map(
    header.checks.map((id): [CheckId, CheckColumn] => {
      const { comparison, rule } = checkOf(id);
      const isCount = rule.unit === "fiscalYears";
      const [values, thresholds, upTo, fits] = [column(), column(), column(), Uint8Array.from(column())];
      return [id, { comparison, isCount, values, thresholds, upTo, fits }];
    }),
  );
  const { metrics: _, checks: __, types, ...rest } = header;
  const matrix: ScreenMatrix = { size, metrics, checks, types, sectors, industries };
  return { ...rest, matrix, periodEnd, filedAt, groups };
}

function metricColumn(id: string, values: Float64Array): MetricColumn {
  return { values, good: screenMetricOf(id)?.good ?? "higher" };
}
