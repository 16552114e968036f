import { CHECKS, type CheckId, type CheckInputs, SUBSTITUTES } from "../checks/index.ts";
import { checkColumn } from "./check-column.ts";
import { meanZScore } from "./mean-z-score.ts";
import { RATIOS, type RatioId } from "./ratios/ratios.ts";
import type { CheckColumn, MetricColumn, ScreenMatrix } from "./screen-matrix.ts";

/** A company of the market: what is known of it and where it belongs. */
export interface ScreenedCompany {
  readonly inputs: CheckInputs;
  /** Index of its sector; -1 when unknown. */
  readonly sector: number;
  /** Index of its industry; -1 when unknown. */
  readonly industry: number;
}

/** The metrics that together say quality, see `meanZScore`. */
const QUALITY: readonly RatioId[] = [
  "returnOnEquity",
  "grossProfitability",
  "cashFlowToAssets",
  "liabilitiesToAssets",
  "returnOnEquityDeviation",
];

/**
 * Makes the matrix of a market: the ratios, the quality score and all checks, and the columns given.
 *
 * @param companies The market on a day; row k of every column is the k-th of them.
 * @param more Further columns by id, such as the fifteen metrics, as long as `companies`.
 * @throws {RangeError} if a further column has another length.
 *
 * @example
 * buildMatrix(companies).metrics.get("pe")?.values.length === companies.length; // true
 */
export function buildMatrix(
  companies: readonly ScreenedCompany[],
  more: ReadonlyMap<string, MetricColumn> = new Map(),
): ScreenMatrix {
  const inputs = companies.map((company) => company.inputs);
  const metrics = new Map<string, MetricColumn>(
    RATIOS.map(({ id, good, of }) => [id, { values: Float64Array.from(inputs, of), good }]),
  );
  metrics.set("quality", { values: meanZScore(QUALITY.map((id) => metrics.get(id) as MetricColumn)), good: "higher" });
  for (const [id, column] of more) {
    if (column.values.length !== companies.length) {
      throw new RangeError(`Column "${id}" has ${column.values.length} rows; the market has ${companies.length}.`);
    }
    metrics.set(id, column);
  }
  return {
    size: companies.length,
    metrics,
    checks: new Map<CheckId, CheckColumn>(
      [...CHECKS, ...SUBSTITUTES].map((check) => [check.id, checkColumn(check, inputs)]),
    ),
    types: inputs.map(({ companyType }) => companyType),
    sectors: Int32Array.from(companies, ({ sector }) => sector),
    industries: Int32Array.from(companies, ({ industry }) => industry),
  };
}
