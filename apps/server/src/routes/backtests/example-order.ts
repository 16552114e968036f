import { TRADING_COST_PRESETS } from "@plumbline/core/words";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { ExampleOrder } from "../../backtests/index.ts";
import { Failure } from "../../http/index.ts";
import { wellKnownStock } from "../market-state/index.ts";

/** Few trades, which one can follow one by one, over a whole history. */
const STRATEGY = "golden-cross";
/** The capital that a reader's own setup begins with. */
const CAPITAL = 100_000;

/**
 * Makes the order of the backtest that everyone may read: over all days of the market, with its usual costs.
 *
 * @throws {Failure} `notFound` where no stock has a history.
 */
export async function exampleOrder(snapshot: Snapshot): Promise<ExampleOrder> {
  const stock = await wellKnownStock(snapshot);
  const { firstDay, lastDay } = snapshot.manifest;
  if (stock === null || firstDay === null || lastDay === null || firstDay === lastDay) throw new Failure("notFound");
  const { rate, slippage } = TRADING_COST_PRESETS.standard;
  return {
    strategyId: STRATEGY,
    universe: { codes: [stock] },
    from: firstDay,
    to: lastDay,
    capital: CAPITAL,
    costs: { rate, slippage },
    fractional: true,
  };
}
