import { type Figure, missing, type Provenance } from "../figure/index.ts";
import {
  type DailyCloses,
  type MonthTable,
  monthlyReturns,
  monthTable,
  type RiskFree,
  type RiskMeasures,
  riskMeasures,
} from "../stats/index.ts";
import type { Backtest } from "./trade-columns.ts";

export interface EquityStatisticsInput {
  /** A rate per year or a dated series of such; null when unknown. */
  readonly riskFree: RiskFree | null;
  /** Total-return closes of the benchmark, or account values; null for none. */
  readonly benchmark: DailyCloses | null;
  /** Where the prices come from; formula and period are filled in. */
  readonly provenance: Provenance;
}

/** Growth and risk of an account, and its returns by month. */
export interface EquityStatistics {
  readonly risk: RiskMeasures;
  readonly months: MonthTable;
}

/**
 * Measures the daily equity of a run with the statistics of stocks: an account value is a close.
 *
 * @returns Figures of all bars of the run, those before the first signal included; all months, the running one marked.
 * @see BT-09, STA-01 to STA-14
 *
 * @example
 * equityStatistics(backtest, { riskFree: 0.03, benchmark: null, provenance: { source: "demo" } }).risk.figures.sharpe;
 */
export function equityStatistics(
  { day, equity }: Pick<Backtest, "day" | "equity">,
  { riskFree, benchmark, provenance }: EquityStatisticsInput,
): EquityStatistics {
  const closes: DailyCloses = { day, close: equity };
  const risk = riskMeasures({ closes, benchmark, whyNoBenchmark: "no-benchmark", riskFree, provenance });
  const figures = Object.entries(risk.figures).map(([name, figure]) => [name, ofRun(figure)]);
  return {
    risk: { ...risk, figures: Object.fromEntries(figures) as RiskMeasures["figures"] },
    months: monthTable(monthlyReturns(closes), { count: "all" }),
  };
}

/** An account has as many days as the run has. */
function ofRun(figure: Figure): Figure {
  const isTooShort = figure.value === null && figure.because === "history-too-short";
  return isTooShort ? missing("tested-span-too-short") : figure;
}
