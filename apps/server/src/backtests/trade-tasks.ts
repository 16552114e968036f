/** The tasks of a thread that read results and markets beside the runs themselves. */
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { WireBacktestResult, WireTrades } from "@plumbline/contract";
import type { Strategy } from "@plumbline/core/strategy";
import type { Day } from "@plumbline/core/time";
import {
  type AskedPast,
  type OrderedRun,
  type PastHits,
  pastHits,
  type StockDetail,
  type StrategyHits,
  stockDetail,
  strategyHits,
} from "@plumbline/market/backtests";
import type { StoredSnapshot } from "@plumbline/market/screening";
import { withFactors } from "../stored-markets/index.ts";
import { completedResult } from "./earlier-result.ts";
import { type OrderFormat, orderFile } from "./export-orders.ts";
import { type PortTask, sendPieces } from "./port-stream.ts";
import { isCancelled, type RunControl } from "./run-control.ts";

const expand = promisify(gunzip);

export interface ExportTask extends Omit<OrderedRun, "trades"> {
  readonly name: string;
  /** JSON, compressed by gzip. */
  readonly result: Uint8Array;
  readonly format: OrderFormat;
}

/** Writes the orders of a run as a file, into the port of whoever reads it. */
export async function writeOrders({ result, format, port, control, ...run }: ExportTask & PortTask): Promise<void> {
  const { trades } = await resultIn(result);
  await sendPieces(orderFile(format, { ...run, trades }), { port, control });
}

export interface TradesTask {
  readonly result: Uint8Array;
  /** Null for the first stock that has trades. */
  readonly code: string | null;
}

/** Trades of one stock of a run. */
export interface StockTrades {
  readonly trades: WireTrades;
  /** All stocks that have trades, ascending. */
  readonly codes: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Picks the trades of one stock. */
export async function tradesOfStock({ result, code }: TradesTask): Promise<StockTrades> {
  const { trades, equity } = await resultIn(result);
  const codes = [...new Set(trades.code)].sort();
  const rows = [...trades.code.keys()].filter((row) => trades.code[row] === (code ?? codes[0]));
  const picked = Object.fromEntries(
    Object.entries(trades).map(([name, column]) => [name, rows.map((row) => (column as unknown[])[row])]),
  );
  return {
    trades: picked as unknown as WireTrades,
    codes,
    from: equity.date[0] as string,
    to: equity.date.at(-1) as string,
  };
}

/** The JSON of a result that an earlier version of the engine has stored, in the form of today's. */
export async function completeResult({ result }: Pick<TradesTask, "result">): Promise<string> {
  return JSON.stringify(completedResult(await resultIn(result)));
}

async function resultIn(result: Uint8Array): Promise<WireBacktestResult> {
  return JSON.parse((await expand(result)).toString());
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
