import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";

/** The strategies of a user with their versions, the backtests, and what was tried, for the export of own data. */
export async function backtestsOf(db: Kysely<Tables>, userId: string): Promise<Readonly<Record<string, unknown>>> {
  const [strategies, versions, backtests, strategyTrials] = await Promise.all([
    db
      .selectFrom("strategies")
      .select(["id", "name", "forked_from", "version", "created_at", "changed_at", "removed_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute(),
    db
      .selectFrom("strategy_versions")
      .innerJoin("strategies", "strategies.id", "strategy_id")
      .select(["strategy_id", "strategy_versions.version", "strategy", "saved_at"])
      .where("user_id", "=", userId)
      .orderBy("strategy_versions.version")
      .execute(),
    db
      .selectFrom("backtests")
      .select(["name", "favourite", "state", "strategy_id", "strategy_version", "strategy_saved_at", "input"])
      .select(["strategy", "market", "snapshot", "phase", "steps_done", "steps", "cancel_requested", "error"])
      .select(["summary", "created_at", "started_at", "finished_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute(),
    db
      .selectFrom("strategy_trials")
      .select(["family", "trials", "sharpe_mean", "sharpe_variance", "tried_at"])
      .where("user_id", "=", userId)
      .orderBy("tried_at")
      .execute(),
  ]);
  const byStrategy = Map.groupBy(versions, ({ strategy_id }) => strategy_id);
  return {
    strategies: strategies.map(({ id, ...strategy }) => ({
      ...strategy,
      versions: (byStrategy.get(id) ?? []).map(({ strategy_id: _, ...version }) => version),
    })),
    backtests,
    strategyTrials,
  };
}
