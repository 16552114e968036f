import type { Check, CheckId, CheckInputs, InputName } from "../checks/index.ts";
import type { Reason } from "../figure/index.ts";
import type { CompanyType, MetricColumns, MetricId } from "../fundamentals/index.ts";
import { ALL_CHECKS } from "./all-checks.ts";
import { blankCheckColumn, writeCheck } from "./check-column.ts";
import { type AccountFactors, factorWriter, MARKET_CHECKS, MARKET_RATIOS } from "./factors/account-factors.ts";
import { FUNDAMENTAL_METRICS } from "./metrics/fundamental-metrics.ts";
import { MOAT_METRICS } from "./metrics/moat-metrics.ts";
import type { PriceFigures } from "./metrics/price-figures.ts";
import { PRICE_METRICS } from "./metrics/price-metrics.ts";
import { reasonByte } from "./missing-reasons.ts";
import { withQuality } from "./quality.ts";
import { RATIOS } from "./ratios/ratios.ts";
import type { CheckColumn, Direction, MetricColumn, ScreenMatrix } from "./screen-matrix.ts";

/** A company of the market: what is known of it and where it belongs. */
export interface ScreenedCompany extends PlacedCompany {
  readonly inputs: CheckInputs;
  /** The fifteen metrics; null or absent of a company without accounts. */
  readonly columns?: Readonly<Record<MetricId, MetricColumns>> | null;
}

/** A company of which the part that its accounts decide is known already. */
export interface JoinedCompany extends PlacedCompany {
  readonly factors: AccountFactors;
  /** What `FACTOR_INPUTS` names of the accounts, and all that the market says. */
  readonly inputs: CheckInputs;
}

interface PlacedCompany {
  /** What its prices say; null or absent of a stock without prices. */
  readonly prices?: PriceFigures | null;
  /** Index of its sector; -1 when unknown. */
  readonly sector: number;
  /** Index of its industry; -1 when unknown. */
  readonly industry: number;
}

/** Fills a matrix company by company; of those written only numbers are kept. */
export interface MatrixWriter {
  /** Writes the next row and gives its number. */
  readonly add: (company: ScreenedCompany) => number;
  /** The same of a company whose accounts were looked at before. */
  readonly join: (company: JoinedCompany) => number;
  /** The matrix of the rows written; nothing can be added. */
  readonly finish: () => ScreenMatrix;
}

interface Row {
  readonly type: CompanyType;
  readonly sector: number;
  readonly industry: number;
}

/**
 * The checks that read an input, whatever the kind of company.
 *
 * @example
 * checksReading("industryPe").map(({ id }) => id); // ["O3"]
 */
export function checksReading(name: InputName): readonly Check<CheckId>[] {
  return ALL_CHECKS.filter(({ rule, ruleFor }) =>
    [rule, ...Object.values(ruleFor)].some(({ inputs }) => inputs.includes(name)),
  );
}

/**
 * Makes a matrix that is filled company by company, so that a whole market passes with flat memory.
 *
 * @param capacity Companies at most.
 *
 * @example
 * const writer = matrixWriter(companies.length);
 * for (const company of companies) writer.add(company);
 * writer.finish().size === companies.length; // true
 */
export function matrixWriter(capacity: number): MatrixWriter {
  const blank = (good: Direction): MetricColumn => ({
    values: new Float64Array(capacity).fill(Number.NaN),
    good,
    missing: new Uint8Array(capacity),
  });
  const metrics = new Map<string, MetricColumn>(
    [...RATIOS, ...PRICE_METRICS, ...FUNDAMENTAL_METRICS, ...MOAT_METRICS].map(({ id, good }) => [id, blank(good)]),
  );
  const checks = new Map(ALL_CHECKS.map((check) => [check.id, blankCheckColumn(check, capacity)]));
  const rows: Row[] = [];
  const placed = <Metric extends { readonly id: string }>(list: readonly Metric[]) =>
    list.map((metric) => ({ metric, column: metrics.get(metric.id) as MetricColumn }));
  const ofPrices = placed(PRICE_METRICS);
  const ofMarket = placed(MARKET_RATIOS);
  const ofMoat = placed(MOAT_METRICS);
  const ratios = placed(RATIOS);
  const ofAccounts = placed(FUNDAMENTAL_METRICS);
  const judged = (list: readonly Check<CheckId>[]) =>
    list.map((check) => ({ check, column: checks.get(check.id) as CheckColumn }));
  const allChecks = judged(ALL_CHECKS);
  const marketChecks = judged(MARKET_CHECKS);
  const begin = ({ inputs, prices, sector, industry }: ScreenedCompany | JoinedCompany): number => {
    const row = rows.length;
    rows.push({ type: inputs.companyType, sector, industry });
    for (const { metric, column } of ofPrices) write(column, row, prices ? metric.of(prices) : "no-price");
    for (const { column } of ofMoat) write(column, row, "no-accounts");
    return row;
  };
  const writeFactors = factorWriter(metrics, checks);
  return {
    join: (company) => {
      const { inputs, factors } = company;
      const row = begin(company);
      for (const { metric, column } of ofMarket) write(column, row, metric.of(inputs));
      for (const { check, column } of marketChecks) writeCheck(check, column, { row, inputs });
      writeFactors(factors, { row, type: inputs.companyType });
      return row;
    },
    add: (company) => {
      const { inputs, columns } = company;
      const row = begin(company);
      for (const { metric, column } of ratios) write(column, row, metric.of(inputs));
      for (const { metric, column } of ofAccounts) {
        write(column, row, columns ? metric.of(columns) : "no-accounts");
      }
      for (const { check, column } of allChecks) writeCheck(check, column, { row, inputs });
      return row;
    },
    finish: () => finished(metrics, checks, rows),
  };
}

function write({ values, missing }: MetricColumn, row: number, found: number | Reason): void {
  if (typeof found === "number") values[row] = found;
  else missing[row] = reasonByte(found);
}

function finished(
  metrics: ReadonlyMap<string, MetricColumn>,
  checks: ReadonlyMap<CheckId, CheckColumn>,
  rows: readonly Row[],
): ScreenMatrix {
  const size = rows.length;
  const cut = (values: Float64Array) => values.subarray(0, size);
  return withQuality({
    size,
    metrics: new Map(
      [...metrics].map(([id, { values, good, missing }]): [string, MetricColumn] => [
        id,
        { values: cut(values), good, missing: missing.subarray(0, size) },
      ]),
    ),
    checks: new Map(
      [...checks].map(([id, { values, thresholds, upTo, missing, ...kind }]) => [
        id,
        {
          ...kind,
          values: cut(values),
          thresholds: thresholds && cut(thresholds),
          upTo: upTo && cut(upTo),
          missing: missing.subarray(0, size),
        },
      ]),
    ),
    types: rows.map(({ type }) => type),
    sectors: Int32Array.from(rows, ({ sector }) => sector),
    industries: Int32Array.from(rows, ({ industry }) => industry),
  });
}
