import { RUN_LIMITS, type WireListedRun, type WireRun } from "@plumbline/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/index.ts";
import type { ClaimedRun } from "./claim-run.ts";

/** What a run has found, ready to be stored. */
export interface RunResult {
  /** JSON, compressed by gzip. */
  readonly result: Uint8Array;
  readonly summary: NonNullable<WireListedRun["summary"]>;
  readonly snapshot: string;
  readonly trial: RunTrial | null;
}

/** What a run has tried, for the count of trials of its strategy. */
export interface RunTrial {
  readonly family: string;
  /** SHA-256 of everything that was asked. */
  readonly variant: Uint8Array;
  readonly trials: number;
  readonly sharpeMean: number | null;
  readonly sharpeVariance: number | null;
}

/**
 * Ends a run with its result, in one transaction with everything that follows from it. A run that belongs to another by now is left
 * as it is, so that no run ends twice.
 *
 * @returns False if it was no longer that attempt's.
 */
export function endRun(db: Kysely<Tables>, run: ClaimedRun, found: RunResult, at: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable("backtests")
      .set((column) => ({
        ...OVER,
        state: "done",
        phase: "storing",
        steps_done: column.ref("steps"),
        snapshot: found.snapshot,
        summary: JSON.stringify(found.summary),
        finished_at: at,
      }))
      .where("id", "=", run.id)
      .where("claim", "=", run.claim)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return false;
    const result = Buffer.from(found.result);
    await transaction.insertInto("backtest_results").values({ backtest_id: run.id, result }).execute();
    await transaction.deleteFrom("backtest_parts").where("backtest_id", "=", run.id).execute();
    if (found.trial) await addTrial(transaction, run.userId, found.trial);
    await removeOldRuns(transaction, run);
    return true;
  });
}

/** Ends a run without a result: it failed, or nobody wants it any more. */
export function abandonRun(
  db: Kysely<Tables>,
  { id, claim }: Pick<ClaimedRun, "id" | "claim">,
  { error, at }: { readonly error: WireRun["error"]; readonly at: Date },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("backtests")
      .set({ ...OVER, state: error === null ? "cancelled" : "failed", error, finished_at: at })
      .where("id", "=", id)
      .where("claim", "=", claim)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await transaction.deleteFrom("backtest_parts").where("backtest_id", "=", id).execute();
  });
}

const OVER = { claim: null, claimed_until: null };

async function addTrial(transaction: Kysely<Tables>, userId: string, trial: RunTrial): Promise<void> {
  const row = {
    user_id: userId,
    family: trial.family,
    variant: Buffer.from(trial.variant),
    trials: trial.trials,
    sharpe_mean: trial.sharpeMean,
    sharpe_variance: trial.sharpeVariance,
  };
  // The same again, on the same data or on newer data, is no further trial.
  const keys = ["user_id", "family", "variant"] as const;
  await transaction
    .insertInto("strategy_trials")
    .values(row)
    .onConflict((same) => same.columns(keys).doNothing())
    .execute();
}

/** A user keeps so many runs: with one more, the oldest of those that are over and no favourites goes. */
async function removeOldRuns(
  transaction: Kysely<Tables>,
  { userId, id }: Pick<ClaimedRun, "userId" | "id">,
): Promise<void> {
  await sql`
    with over as (
      select id, favourite, created_at from backtests
      where user_id = ${userId} and state in ('done', 'failed', 'cancelled')
    )
    delete from backtests where id in (
      select id from over where not favourite and id <> ${id} order by created_at, id
      limit greatest(0, (select count(*) from over) - ${RUN_LIMITS.kept})
    )`.execute(transaction);
}

/** One row of `strategy_trials`, as sums need it. */
export interface TrialGroup {
  readonly trials: number;
  /** Mean and variance of their Sharpe ratios per day; null where none has one. */
  readonly mean: number | null;
  readonly variance: number | null;
}

/** The trials of a user with a strategy, but for those of the run that asks. */
export async function trialsOf(
  db: Kysely<Tables>,
  userId: string,
  { family, variant }: Pick<RunTrial, "family" | "variant">,
): Promise<readonly TrialGroup[]> {
  const rows = await db
    .selectFrom("strategy_trials")
    .select(["trials", "sharpe_mean", "sharpe_variance"])
    .where("user_id", "=", userId)
    .where("family", "=", family)
    .where("variant", "!=", Buffer.from(variant))
    .execute();
  return rows.map((row) => ({ trials: row.trials, mean: row.sharpe_mean, variance: row.sharpe_variance }));
}
