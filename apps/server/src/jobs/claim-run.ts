import { randomUUID } from "node:crypto";
import type { BacktestOrder, WireStrategy } from "@plumbline/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/index.ts";

/** How long a run belongs to who has claimed it without a sign of life, and how often it is begun at most. */
const CLAIM_SECONDS = 30;
const MAX_ATTEMPTS = 3;

/** A run that this attempt alone may end. */
export interface ClaimedRun {
  readonly id: string;
  readonly userId: string;
  /** No other attempt has it. */
  readonly claim: string;
  /** Snapshot that it was started on. */
  readonly snapshot: string;
  readonly input: BacktestOrder;
  readonly strategy: WireStrategy;
  readonly strategyId: string | null;
  readonly strategyVersion: number | null;
  readonly strategySavedAt: Date | null;
}

/** Begins an attempt at a run; who calls holds the lock of claims. @throws if it is over by now: the next claim finds another. */
export async function takeRun(transaction: Kysely<Tables>, id: string): Promise<ClaimedRun> {
  const row = await transaction
    .updateTable("backtests")
    .set((column) => ({
      state: "running",
      phase: "loading",
      steps_done: 0,
      steps: 0,
      claim: randomUUID(),
      claimed_until: until(),
      attempts: sql`${column.ref("attempts")} + 1`,
      started_at: sql`now()`,
    }))
    .where("id", "=", id)
    .where("state", "in", ["queued", "running"])
    .returning(["id", "user_id", "claim", "snapshot", "input", "strategy"])
    .returning(["strategy_id", "strategy_version", "strategy_saved_at"])
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    userId: row.user_id,
    claim: row.claim as string,
    snapshot: row.snapshot,
    input: row.input,
    strategy: row.strategy,
    strategyId: row.strategy_id,
    strategyVersion: row.strategy_version,
    strategySavedAt: row.strategy_saved_at,
  };
}

/** The clock of the database: that of another machine may be wrong. */
export function until() {
  return sql<Date>`now() + make_interval(secs => ${CLAIM_SECONDS})`;
}

/**
 * Ends what was cancelled while nobody computed it, and what was begun too often: it ends its computer each time. Parts go with their
 * run.
 */
export async function giveUpRuns(transaction: Kysely<Tables>): Promise<void> {
  await sql`
    update backtests set
      state = case when cancel_requested then 'cancelled' else 'failed' end,
      error = case when cancel_requested then null else 'program' end,
      finished_at = now(), claim = null, claimed_until = null
    where (state = 'queued' or (state = 'running' and claimed_until < now()))
      and (cancel_requested or attempts >= ${MAX_ATTEMPTS})`.execute(transaction);
  await sql`
    update backtest_parts set error = 'program', claim = null, claimed_until = null
    where claimed_until < now() and attempts >= ${MAX_ATTEMPTS}`.execute(transaction);
  await sql`
    delete from backtest_parts p using backtests b
    where b.id = p.backtest_id and b.state not in ('queued', 'running')`.execute(transaction);
}

export interface RunSteps {
  readonly phase: "loading" | "signals" | "trading" | "sweep" | "honesty" | "storing";
  readonly done: number;
  readonly of: number;
}

/**
 * A sign of life of who computes a run.
 *
 * @returns `lost` if it belongs to another by now or is gone; `cancelled` if nobody wants its result.
 */
export async function keepClaim(
  db: Kysely<Tables>,
  { id, claim }: Pick<ClaimedRun, "id" | "claim">,
  { phase, done, of }: RunSteps,
): Promise<"kept" | "cancelled" | "lost"> {
  const kept = await db
    .updateTable("backtests")
    .set({ claimed_until: until(), phase, steps_done: done, steps: of })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .returning("cancel_requested")
    .executeTakeFirst();
  if (!kept) return "lost";
  return kept.cancel_requested ? "cancelled" : "kept";
}

/** Gives runs back that this computer ends with: another one begins them at once, and no attempt counts. */
export async function giveBack(db: Kysely<Tables>, { id, claim }: Pick<ClaimedRun, "id" | "claim">): Promise<void> {
  await db
    .updateTable("backtests")
    .set((column) => ({
      state: "queued",
      phase: "waiting",
      steps_done: 0,
      steps: 0,
      claim: null,
      claimed_until: null,
      attempts: sql`${column.ref("attempts")} - 1`,
      started_at: null,
    }))
    .where("id", "=", id)
    .where("claim", "=", claim)
    .execute();
}

/** Ids of the snapshots for which runs of a market wait, but for those that a computer has. */
export async function missingSnapshots(
  db: Kysely<Tables>,
  market: string,
  snapshots: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ snapshot: string }>`
    select distinct snapshot from backtests
    where market = ${market} and state = 'queued' and snapshot <> all(${snapshots}::text[])`.execute(db);
  return rows.map(({ snapshot }) => snapshot);
}
