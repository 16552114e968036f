import type { BacktestOrder, WireStrategy } from "@plumbline/contract";
import { BACKTEST_LIMITS } from "@plumbline/contract";
import { operandsOf, type Strategy } from "@plumbline/core/strategy";
import { examineRun } from "@plumbline/market/backtests";
import type { Snapshot } from "@plumbline/market/snapshot";
import { Failure } from "../http/index.ts";
import type { NewRun, OwnRuns } from "../jobs/index.ts";
import { libraryStrategy, ownStrategy, requireSense } from "../strategies/index.ts";

/** The rules that are meant, and where they come from. */
type Chosen = Pick<NewRun, "strategy" | "strategyId" | "strategyVersion" | "strategySavedAt"> & {
  readonly name: string;
};

/**
 * Examines what somebody wants to run, so that a run fails later only for reasons that nobody could know.
 *
 * @throws {Failure} `notFound` of a strategy that is not in the library and not the user's; `invalidParameter` of rules that make no
 *   sense, a universe without prices, a parameter that does not exist, days in the wrong order, and a sweep that is too large.
 */
export async function newRun(own: OwnRuns, input: BacktestOrder, snapshot: Snapshot): Promise<NewRun> {
  const { name, ...chosen } = await chosenStrategy(own, input);
  const strategy = chosen.strategy as Strategy;
  const problem = examineRun(snapshot, { input, strategy }, BACKTEST_LIMITS.combinations);
  if (problem) throw new Failure("invalidParameter", { ...problem });
  const { manifest } = snapshot;
  return { ...chosen, name: input.name ?? name, input, market: manifest.market, snapshot: manifest.id };
}

async function chosenStrategy({ database, user }: OwnRuns, input: BacktestOrder): Promise<Chosen> {
  const unsaved = { strategyVersion: null, strategySavedAt: null };
  if ("strategy" in input) {
    const strategy = requireSense(input.strategy) as WireStrategy;
    return { ...unsaved, strategy, strategyId: null, name: nameOfRules(strategy) };
  }
  const id = input.strategyId;
  const published = libraryStrategy(id);
  if (published) return { ...unsaved, strategy: published, strategyId: id, name: id };
  if (!UUID.test(id)) throw new Failure("notFound");
  const { strategy, name, version, savedAt } = await ownStrategy(database.db, user, id);
  return { strategy, strategyId: id, strategyVersion: version, strategySavedAt: savedAt, name };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Rules without a name are called by what they read. */
function nameOfRules(strategy: WireStrategy): string {
  const { indicators, metrics, checks } = operandsOf(requireSense(strategy));
  const names = [...indicators.map(({ indicator }) => indicator), ...metrics, ...checks];
  return [...new Set(names)].slice(0, 6).join(", ").slice(0, BACKTEST_LIMITS.name) || strategy.rebalancing;
}
