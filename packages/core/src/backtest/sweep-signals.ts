import { growthPerYear, type RiskFree, riskFreeReturns } from "../stats/index.ts";
import { requireRules, requireStock } from "./require-signal-run.ts";
import type { SignalColumns, SignalRules, StockInput } from "./signal-run.ts";
import { StockAccount } from "./stock-account.ts";
import { combinationsOf, type SweepAxis, writeCombination } from "./sweep-axes.ts";
import { SweepRecord } from "./sweep-record.ts";

export interface SweepInput extends StockInput {
  /** The parameters and their values; the last one changes fastest. Without any, there is one run. */
  readonly axes: readonly SweepAxis[];
  /**
   * Writes the signals of a combination into the columns, every bar of them, and returns its stops and sizing. Columns of
   * indicators are best computed once per value and kept by the caller.
   *
   * @param values One object for all combinations, with the values of the present one.
   */
  signalsOf(values: Readonly<Record<string, number>>, signals: SignalColumns): SignalRules;
  /** What an account without risk pays, for the Sharpe ratios; 0 unless given. */
  readonly riskFree?: RiskFree;
  /** The first combination to run and the one after the last; all unless given. Parts can run on several threads. */
  readonly from?: number;
  readonly to?: number;
}

/** One row per combination, from `from` to before `to`. */
export interface SweepColumns {
  readonly finalEquity: Float64Array;
  /** Growth per calendar year, a fraction; NaN for less than a year. */
  readonly cagr: Float64Array;
  /** NaN where the account did not move. */
  readonly sharpe: Float64Array;
  /** The deepest fall from a peak, as a fraction at or below 0. */
  readonly maxDrawdown: Float64Array;
  /** Trades closed. */
  readonly trades: Int32Array;
}

/**
 * Runs a strategy with each combination of its parameters. Every run is that of `runSignals`, measured as it goes; nothing is
 * allocated for a combination.
 *
 * @throws {RangeError} if columns differ in length, or a setting makes no sense.
 * @see BT-01 to BT-05, BT-09
 *
 * @example
 * sweepSignals({ ...stock, axes: [sweepAxis("length", { from: 10, to: 200, step: 10 })], signalsOf }).sharpe[0]; // of length 10
 */
export function sweepSignals(input: SweepInput): SweepColumns {
  requireStock(input);
  const { bars, axes, signalsOf, from = 0, to = combinationsOf(axes), riskFree = 0 } = input;
  const { day, close } = bars;
  const record = new SweepRecord(close, riskFree === 0 ? null : riskFreeReturns(day, riskFree));
  const account = new StockAccount(input, record);
  const signals = { entry: new Uint8Array(day.length), exit: new Uint8Array(day.length) };
  const columns = emptyColumns(to - from);
  const days = (day.at(-1) ?? 0) - (day[0] ?? 0);
  const values: Record<string, number> = {};
  for (let row = 0; row < to - from; row++) {
    writeCombination(values, axes, from + row);
    const rules = signalsOf(values, signals);
    requireRules(rules, input.settings);
    account.run(rules, signals);
    columns.finalEquity[row] = record.equity;
    columns.cagr[row] = growthPerYear(record.equity / record.firstEquity, days);
    columns.sharpe[row] = record.sharpe();
    columns.maxDrawdown[row] = record.maxDrawdown;
    columns.trades[row] = record.trades;
  }
  return columns;
}

function emptyColumns(rows: number): SweepColumns {
  return {
    finalEquity: new Float64Array(rows),
    cagr: new Float64Array(rows),
    sharpe: new Float64Array(rows),
    maxDrawdown: new Float64Array(rows),
    trades: new Int32Array(rows),
  };
}
