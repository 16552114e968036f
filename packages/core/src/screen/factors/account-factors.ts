import {
  type AccountInputName,
  type AccountInputs,
  type Check,
  type CheckId,
  type CheckInputs,
  type InputName,
  MARKET_INPUTS,
} from "../../checks/index.ts";
import type { Reason } from "../../figure/index.ts";
import { COMPANY_TYPES, type CompanyType, type MetricColumns, type MetricId } from "../../fundamentals/index.ts";
import { ALL_CHECKS } from "../all-checks.ts";
import { blankCheckColumn, thresholdFor, writeCheck } from "../check-column.ts";
import { FUNDAMENTAL_METRICS } from "../metrics/fundamental-metrics.ts";
import { reasonByte } from "../missing-reasons.ts";
import type { Ratio } from "../ratios/ratio.ts";
import { RATIOS } from "../ratios/ratios.ts";
import type { CheckColumn, MetricColumn } from "../screen-matrix.ts";

/**
 * The part of a company's row that its accounts alone decide: it stays the same until the company files again. Plain
 * numbers, so that it can be stored.
 */
export interface AccountFactors {
  /** By `FACTOR_METRICS`; NaN where it is missing. */
  readonly metrics: Float64Array;
  /** Why a metric is missing, as in a column of the matrix. */
  readonly metricReasons: Uint8Array;
  /** By `FACTOR_CHECKS`: what is held against the threshold. */
  readonly checks: Float64Array;
  readonly checkReasons: Uint8Array;
  /** The highest threshold that the history can answer; infinity for most. */
  readonly upTo: Float64Array;
}

const OF_MARKET: ReadonlySet<InputName> = new Set(MARKET_INPUTS);

function readsMarket(names: readonly InputName[]): boolean {
  return names.some((name) => OF_MARKET.has(name));
}

function inputsOf({ rule, ruleFor }: Check): readonly InputName[] {
  return [rule, ...Object.values(ruleFor)].flatMap(({ inputs }) => inputs);
}

const ACCOUNT_RATIOS: readonly Ratio[] = RATIOS.filter(({ inputs }) => !readsMarket(inputs));
/** Ratios and checks that change with the price: they are computed for each day. */
export const MARKET_RATIOS: readonly Ratio[] = RATIOS.filter(({ inputs }) => readsMarket(inputs));
export const MARKET_CHECKS: readonly Check<CheckId>[] = ALL_CHECKS.filter((check) => readsMarket(inputsOf(check)));

/** Ids of the metrics that the accounts alone decide. */
export const FACTOR_METRICS: readonly string[] = [...ACCOUNT_RATIOS, ...FUNDAMENTAL_METRICS].map(({ id }) => id);
/** The checks that the accounts alone decide. */
export const FACTOR_CHECKS: readonly Check<CheckId>[] = ALL_CHECKS.filter((check) => !readsMarket(inputsOf(check)));

/** What ratios of groups are made of. */
const OF_GROUPS = ["netIncomeTtm", "revenueTtm", "cfoTtm"] as const satisfies readonly AccountInputName[];

/** What ratios and checks that change with the price ask of the accounts. */
export const FACTOR_INPUTS: readonly AccountInputName[] = [
  ...new Set<InputName>([
    "sharesOutstanding",
    ...OF_GROUPS,
    ...MARKET_RATIOS.flatMap(({ inputs }) => inputs),
    ...MARKET_CHECKS.flatMap(inputsOf),
  ]),
].filter((name): name is AccountInputName => !OF_MARKET.has(name));

/** Columns for one company, in which checks are written before they are read off. */
const ONE_ROW: readonly CheckColumn[] = FACTOR_CHECKS.map((check) => blankCheckColumn(check, 1));

/**
 * Computes what the accounts of a company alone decide of its row.
 *
 * @param accounts What the accounts say.
 * @param columns The columns of its metrics.
 *
 * @example
 * accountFactors(accountsSide(company).inputs, latestColumns(fundamentals)).metrics[FACTOR_METRICS.indexOf("roe.latest")];
 */
export function accountFactors(
  accounts: AccountInputs,
  columns: Readonly<Record<MetricId, MetricColumns>>,
): AccountFactors {
  // None of the formulas below reads what the market says: that is what they were chosen by.
  const inputs = accounts as CheckInputs;
  const factors = blankFactors();
  let next = 0;
  for (const { of } of ACCOUNT_RATIOS) setMetric(factors, next++, of(inputs));
  for (const { of } of FUNDAMENTAL_METRICS) setMetric(factors, next++, of(columns));
  for (const [k, check] of FACTOR_CHECKS.entries()) {
    const column = ONE_ROW[k] as CheckColumn;
    writeCheck(check, column, { row: 0, inputs });
    factors.checks[k] = column.values[0] as number;
    factors.checkReasons[k] = column.missing[0] as number;
    factors.upTo[k] = column.upTo?.[0] ?? Number.POSITIVE_INFINITY;
  }
  return factors;
}

function blankFactors(): AccountFactors {
  return {
    metrics: new Float64Array(FACTOR_METRICS.length),
    metricReasons: new Uint8Array(FACTOR_METRICS.length),
    checks: new Float64Array(FACTOR_CHECKS.length),
    checkReasons: new Uint8Array(FACTOR_CHECKS.length),
    upTo: new Float64Array(FACTOR_CHECKS.length),
  };
}

function setMetric({ metrics, metricReasons }: AccountFactors, k: number, found: number | Reason): void {
  if (typeof found === "number") metrics[k] = found;
  else {
    metrics[k] = Number.NaN;
    metricReasons[k] = reasonByte(found);
  }
}

/** Writes factors into their places of a matrix; made once for all rows. */
export function factorWriter(
  metrics: ReadonlyMap<string, MetricColumn>,
  checks: ReadonlyMap<CheckId, CheckColumn>,
): (factors: AccountFactors, at: { readonly row: number; readonly type: CompanyType }) => void {
  const ofMetrics = FACTOR_METRICS.map((id) => metrics.get(id) as MetricColumn);
  const ofChecks = FACTOR_CHECKS.map((check) => checks.get(check.id) as CheckColumn);
  return (factors, { row, type }) => {
    for (let k = 0; k < ofMetrics.length; k++) {
      const { values, missing } = ofMetrics[k] as MetricColumn;
      values[row] = factors.metrics[k] as number;
      missing[row] = factors.metricReasons[k] as number;
    }
    const thresholds = THRESHOLDS.get(type) as readonly number[];
    for (let k = 0; k < ofChecks.length; k++) {
      const column = ofChecks[k] as CheckColumn;
      column.values[row] = factors.checks[k] as number;
      column.missing[row] = factors.checkReasons[k] as number;
      if (column.upTo) column.upTo[row] = factors.upTo[k] as number;
      if (column.thresholds) column.thresholds[row] = thresholds[k] as number;
    }
  };
}

/** Thresholds of the checks that the accounts decide, by kind of company. */
const THRESHOLDS: ReadonlyMap<CompanyType, readonly number[]> = new Map(
  COMPANY_TYPES.map((type) => [type, FACTOR_CHECKS.map((check) => thresholdFor(check, type))]),
);
