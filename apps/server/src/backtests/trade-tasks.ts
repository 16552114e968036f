/** The tasks of a thread that read results and markets beside the runs themselves. */
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { WireBacktestResult, WireExecutions, WireTrades } from "@plumbline/contract";
import type { Strategy } from "@plumbline/core/strategy";
import type { Day } from "@plumbline/core/time";
import {
  type AskedPast,
  ordersOf,
  type PastHits,
  pastHits,
  type StockDetail,
  type StrategyHits,
  stockDetail,
  strategyHits,
  tradeRows,
} from "@plumbline/market/backtests";
import type { StoredSnapshot } from "@plumbline/market/screening";
import { withFactors } from "../stored-markets/index.ts";
import { type EarlierOrderedRun, earlierOrdersOf } from "./earlier-orders.ts";
import { completedResult, NOT_KEPT } from "./earlier-result.ts";
import { type OrderFormat, orderFile } from "./export-orders.ts";
import { type PortTask, sendPieces } from "./port-stream.ts";
import { isCancelled, type RunControl } from "./run-control.ts";

const expand = promisify(gunzip);

/** Costs and reason of purchases are asked of results that do not list their executions. */
export interface ExportTask extends Omit<EarlierOrderedRun, "trades"> {
  readonly name: string;
  /** JSON, compressed by gzip. */
  readonly result: Uint8Array;
  readonly format: OrderFormat;
}

/** Writes the orders of a run as a file, into the port of whoever reads it. */
export async function writeOrders({ result, format, port, control, ...run }: ExportTask & PortTask): Promise<void> {
  const { trades, executions } = await listsIn(result);
  const { name, only = {} } = run;
  const orders = () =>
    "trade" in executions ? ordersOf({ trades, executions, only }) : earlierOrdersOf({ ...run, trades });
  await sendPieces(orderFile(format, { name, orders, trades: () => tradeRows(trades, only) }), { port, control });
}

export interface TradesTask {
  readonly result: Uint8Array;
  /** Null for the first stock that has trades. */
  readonly code: string | null;
}

/** Trades of one stock of a run. */
export interface StockTrades {
  readonly trades: WireTrades;
  /** Of these trades, by their places among them. */
  readonly executions: WireExecutions;
  /** All stocks that have trades, ascending. */
  readonly codes: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Picks the trades of one stock. */
export async function tradesOfStock({ result, code }: TradesTask): Promise<StockTrades> {
  const { trades, executions, equity } = await listsIn(result);
  const codes = [...new Set(trades.code)].sort();
  const rows = [...trades.code.keys()].filter((row) => trades.code[row] === (code ?? codes[0]));
  return {
    trades: rowsOf(trades, rows),
    executions: executionsOf(executions, rows),
    codes,
    from: equity.date[0] as string,
    to: equity.date.at(-1) as string,
  };
}

function executionsOf(executions: WireExecutions, trades: readonly number[]): WireExecutions {
  if (!("trade" in executions)) return executions;
  const places = new Map(trades.map((trade, place) => [trade, place]));
  const rows = [...executions.trade.keys()].filter((row) => places.has(executions.trade[row] as number));
  const trade = rows.map((row) => places.get(executions.trade[row] as number) as number);
  return { ...rowsOf(executions, rows), trade };
}

/** Some rows of columns. */
function rowsOf<Columns extends object>(columns: Columns, rows: readonly number[]): Columns {
  const picked = Object.entries(columns).map(([name, column]) => [name, rows.map((row) => (column as unknown[])[row])]);
  return Object.fromEntries(picked) as Columns;
}

/** The JSON of a result that an earlier version of the engine has stored, in the form of today's. */
export async function completeResult({ result }: Pick<TradesTask, "result">): Promise<string> {
  return JSON.stringify(completedResult(JSON.parse(await textOf(result))));
}

/** What a stored result lists. */
async function listsIn(result: Uint8Array): Promise<Pick<WireBacktestResult, "trades" | "executions" | "equity">> {
  return { executions: NOT_KEPT, ...JSON.parse(await textOf(result)) };
}

async function textOf(result: Uint8Array): Promise<string> {
  return (await expand(result)).toString();
}

export interface HitsTask {
  readonly at: StoredSnapshot;
  readonly strategy: Strategy;
  readonly asOf: Day;
  /** The day that the stocks of `asOf` are compared with; null for the trading day before. */
  readonly since: Day | null;
  readonly control: RunControl;
}

/** Finds who passes a strategy. */
export async function findHits({ at, strategy, asOf, since, control }: HitsTask): Promise<StrategyHits | null> {
  return withFactors(at, (snapshot, factors) => {
    const context = { snapshot, factors, breathe: untilCancelled(control), onSteps: () => undefined };
    return strategyHits(context, strategy, { asOf, since });
  });
}

export interface DetailTask extends Omit<HitsTask, "since"> {
  readonly symbol: string;
}

/** Holds a stock against the rules of a strategy. */
export async function findDetail({ at, strategy, asOf, symbol, control }: DetailTask): Promise<StockDetail | null> {
  return withFactors(at, (snapshot, factors) => {
    const instrument = snapshot.find(symbol);
    if (!instrument) return Promise.resolve(null);
    const context = { snapshot, factors, breathe: untilCancelled(control), onSteps: () => undefined };
    return stockDetail(context, strategy, { instrument, asOf });
  });
}

export interface PastHitsTask extends Omit<HitsTask, "since" | "asOf">, AskedPast {}

/** Finds who began and ended to pass a strategy through time. */
export async function findPastHits({ at, strategy, control, ...asked }: PastHitsTask): Promise<PastHits | null> {
  return withFactors(at, (snapshot, factors) => {
    const context = { snapshot, factors, breathe: untilCancelled(control), onSteps: () => undefined };
    return pastHits(context, strategy, asked);
  });
}

/** Lets runs and messages in, and throws once nobody waits any more. */
function untilCancelled(control: RunControl): () => Promise<void> {
  return async () => {
    await setImmediate();
    if (isCancelled(control)) throw new Error("Nobody waits for this any more.");
  };
}
