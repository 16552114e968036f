import { type CheckId, checkOf } from "@plumbline/core/checks";
import type { CompanyType } from "@plumbline/core/fundamentals";
import {
  blankCheckColumn,
  type CheckColumn,
  type MetricColumn,
  type ScreenMatrix,
  screenMetricOf,
} from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import { listed, MOAT_COLUMN_COUNT, unlisted } from "./moat-columns.ts";
import { GROUP_FLOWS, type ScreeningColumns } from "./screening-columns.ts";
import type { ScreeningPart } from "./screening-part.ts";

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
  /** Why values of metrics and checks are missing, in their order, each as long as `symbols`. */
  readonly missing: Uint8Array<ArrayBuffer>;
}

/** Sector, industry, two days, whether the filer is annual, the currency of the price, eight columns of the groups, and the moat. */
const OTHER_COLUMNS = 14 + MOAT_COLUMN_COUNT;

/** Puts the columns of a screening into one. */
export function packed({ matrix, groups, moat, ...rest }: ScreeningColumns): PackedScreening {
  const { metrics, checks, types, sectors, industries, size } = matrix;
  const columns: (ArrayLike<number> | null)[] = [
    ...[sectors, industries, rest.periodEnd, rest.filedAt, rest.annualFiler, rest.priceCurrency],
    ...[groups.company, groups.currency, groups.netIncome, groups.revenue, groups.cfo],
    ...GROUP_FLOWS.map((flow) => groups.missing[flow]),
    ...listed(moat),
    ...[...metrics.values()].map(({ values }) => values),
    ...[...checks.values()].flatMap(({ values, thresholds, upTo }) => [values, thresholds, upTo]),
  ];
  const present = columns.filter((column) => column !== null);
  const values = new Float64Array(present.length * size);
  present.forEach((column, index) => {
    values.set(column, index * size);
  });
  const missing = new Uint8Array((metrics.size + checks.size) * size);
  [...metrics.values(), ...checks.values()].forEach((column, index) => {
    missing.set(column.missing, index * size);
  });
  const { asOf, symbols, source, priceSource, currencies } = rest;
  const names = { sectors: rest.sectors, industries: rest.industries };
  const ids = { metrics: [...metrics.keys()], checks: [...checks.keys()] };
  return { header: { asOf, symbols, types, ...names, source, priceSource, currencies, ...ids }, values, missing };
}

/** The columns of a packed screening: views, nothing is copied. */
export function unpacked({ header, values, missing }: PackedScreening): ScreeningColumns {
  const size = header.symbols.length;
  let next = 0;
  const column = (): Float64Array => values.subarray(next * size, ++next * size);
  let nextReasons = 0;
  const reasons = (): Uint8Array => missing.subarray(nextReasons * size, ++nextReasons * size);
  const [sectors, industries] = [Int32Array.from(column()), Int32Array.from(column())];
  const [periodEnd, filedAt, annualFiler, priceCurrency] = [column(), column(), column(), column()];
  const groups = {
    company: column(),
    currency: column(),
    netIncome: column(),
    revenue: column(),
    cfo: column(),
    missing: { netIncome: column(), revenue: column(), cfo: column() },
  };
  const moat = unlisted(column);
  const metrics = new Map(
    header.metrics.map((id): [string, MetricColumn] => {
      const good = screenMetricOf(id)?.good ?? "higher";
      return [id, { values: column(), good, missing: reasons() }];
    }),
  );
  const checks = new Map(
    header.checks.map((id): [CheckId, CheckColumn] => {
      const { comparison, isCount, threshold, thresholds, upTo } = blankCheckColumn(checkOf(id), 0);
      const values = column();
      const limits = { threshold, thresholds: thresholds && column(), upTo: upTo && column() };
      return [id, { comparison, isCount, values, ...limits, missing: reasons() }];
    }),
  );
  const { metrics: _, checks: __, types, ...rest } = header;
  const matrix: ScreenMatrix = { size, metrics, checks, types, sectors, industries };
  return { ...rest, matrix, periodEnd, filedAt, annualFiler, priceCurrency, groups, moat };
}

/** A part of a screening in one piece, to be sent to another thread. */
export interface PackedPart {
  readonly screening: PackedScreening;
  readonly late: ScreeningPart["late"];
}

export function packedPart({ columns, late }: ScreeningPart): PackedPart {
  return { screening: packed(columns), late };
}

export function unpackedPart({ screening, late }: PackedPart): ScreeningPart {
  return { columns: unpacked(screening), late };
}

/** How many values a packed screening has. */
export function packedLength({ symbols, metrics, checks }: PackedHeader): number {
  const ofCheck = ({ thresholds, upTo }: CheckColumn) => 1 + (thresholds ? 1 : 0) + (upTo ? 1 : 0);
  const ofChecks = checks.reduce((sum, id) => sum + ofCheck(blankCheckColumn(checkOf(id), 0)), 0);
  return (OTHER_COLUMNS + metrics.length + ofChecks) * symbols.length;
}
