import type { OutputOf, stockTrades } from "@plumbline/contract";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { AccountsContext } from "../../accounts/index.ts";
import type { Backtests } from "../../backtests/index.ts";
import { Failure, type User } from "../../http/index.ts";
import { ownRuns, storedResult } from "../../jobs/index.ts";
import { wireTrades } from "./trade-chart.ts";

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
  const symbol = snapshot.find(code)?.symbol;
  if (symbol === undefined) throw new Failure("notFound");
  const { runs } = await ownRuns(own);
  const traded = runs.filter(({ state, summary }) => state === "done" && summary !== null && summary.trades > 0);
  for (const { id, name } of traded.slice(0, MAX_RUNS)) {
    const result = await storedResult(own.database, id);
    if (!result) continue;
    const { trades } = await running.tradesOfStock({ result, code: symbol });
    if (trades.entryDate.length > 0) return { run: { id, name }, trades: wireTrades(trades) };
  }
  return { run: null, trades: NO_TRADES };
}
