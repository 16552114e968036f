import { DailyRecord } from "./daily-record.ts";
import { requireSignalRun } from "./require-signal-run.ts";
import type { SignalRun } from "./signal-run.ts";
import { StockAccount } from "./stock-account.ts";
import type { Backtest } from "./trade-columns.ts";

/**
 * Trades one stock by its signals: a signal at a close is filled at the next open, unless the settings ask for the close itself.
 * While a position is held, exit signals count; while there is none, entry signals do.
 *
 * @param run Bars, signals, stops, sizing and settings. Raw bars come with their splits and dividends, adjusted bars without.
 * @returns Account values of each bar, the trades and their executions; a position still held at the end has the reason `open`.
 * @throws {RangeError} if columns differ in length, or a setting makes no sense.
 * @see BT-01 to BT-05, BT-08
 *
 * @example
 * // Bought at the open of bar 1, sold at the open of bar 3.
 * runSignals({ ...run, entry: Uint8Array.of(1, 0, 0, 0), exit: Uint8Array.of(0, 0, 1, 0) }).trades.exitBar; // 3
 */
export function runSignals(run: SignalRun): Backtest {
  requireSignalRun(run);
  const record = new DailyRecord(run.bars);
  const account = new StockAccount(run, record);
  account.run(run, run);
  const { equity, cash, positions } = record;
  const { feesPaid, traded, belowOneShare } = account;
  return { day: run.bars.day, equity, cash, positions, ...record.log.columns(), feesPaid, traded, belowOneShare };
}
