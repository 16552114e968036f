import type { OutputOf, stockTrades, WireListedRun } from "@plumbline/contract";
import { readPriceSeries } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { AccountsContext } from "../../accounts/index.ts";
import type { Backtests } from "../../backtests/index.ts";
import { Failure, type User } from "../../http/index.ts";
import { ownRuns, storedResult } from "../../jobs/index.ts";
import { chartedTrades, splitsOfChart } from "./charted-trades.ts";

/** Runs that are looked at: the result of each is read whole. */
const MAX_RUNS = 8;

const NO_TRADES: OutputOf<typeof stockTrades>["trades"] = {
  entryDate: [],
  entryPrice: [],
  exitDate: [],
  exitPrice: [],
  quantity: [],
  fees: [],
  profit: [],
  return: [],
  reason: [],
  executions: { trade: [], date: [], side: [], quantity: [], price: [], fees: [], reason: [] },
};

/**
 * The trades of a stock in the newest run of a user that traded it, among the newest runs with trades.
 *
 * @throws {Failure} `notFound` of a stock that the market does not have.
 */
export async function lastTrades(
  own: AccountsContext & { readonly user: User },
  { running, snapshot }: { readonly running: Backtests; readonly snapshot: Snapshot },
  code: string,
): Promise<OutputOf<typeof stockTrades>> {
  const instrument = snapshot.find(code);
  if (!instrument) throw new Failure("notFound");
  const { runs } = await ownRuns(own);
  const traded = runs.filter(({ state, summary }) => state === "done" && hasTrades(summary));
  for (const { id, name } of traded.slice(0, MAX_RUNS)) {
    const result = await storedResult(own.database, id);
    if (!result) continue;
    const found = await running.tradesOfStock({ result, code: instrument.symbol });
    if (found.trades.entryDate.length === 0) continue;
    const splits = splitsOfChart(instrument, readPriceSeries(snapshot, instrument));
    return { run: { id, name }, trades: chartedTrades(found, splits) };
  }
  return { run: null, trades: NO_TRADES };
}

function hasTrades(summary: WireListedRun["summary"]): boolean {
  return summary !== null && summary.trades + (summary.open ?? 0) > 0;
}
