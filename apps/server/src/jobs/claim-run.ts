import { randomUUID } from "node:crypto";
import { type BacktestOrder, RUN_LIMITS, type WireStrategy } from "@plumbline/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/index.ts";

/** How long a run belongs to who has claimed it without a sign of life, and how often it is begun at most. */
const CLAIM_SECONDS = 30;
const MAX_ATTEMPTS = 3;

/** A number that no other program uses, and no migration: who holds it claims a run or ends one. */
const CLAIM_LOCK = 5_071_829_347;

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

/**
 * Claims the next run of a market: one that waits, or one whose computer has given no sign of life. Users with fewer runs under
 * way come first, then the run that has waited longest. A run that was begun too often has failed: it ends its computer each time.
 *
 * @param market Runs of other markets are left to others.
 * @param snapshots Ids of the snapshots of which runs are taken; null for all, where runs are computed on what is served.
 * @returns null when there is none.
 */
export function claimRun(
  db: Kysely<Tables>,
  market: string,
  snapshots: readonly string[] | null = null,
): Promise<ClaimedRun | null> {
  return db.transaction().execute(async (transaction) => {
    // One claim after the other: two at once would both find a user below the limit.
    await sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(transaction);
    await giveUpRuns(transaction);
    const next = await nextRun(transaction, market, snapshots);
    if (next === null) return null;
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
      .where("id", "=", next)
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
  });
}

/** The clock of the database: that of another machine may be wrong. */
function until() {
  return sql<Date>`now() + make_interval(secs => ${CLAIM_SECONDS})`;
}

async function nextRun(
  transaction: Kysely<Tables>,
  market: string,
  snapshots: readonly string[] | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with under_way as (
      select user_id, count(*) as runs from backtests
      where state = 'running' and claimed_until >= now() group by user_id
    )
    select b.id from backtests b left join under_way u using (user_id)
    where b.market = ${market}
      and (${snapshots}::text[] is null or b.snapshot = any(${snapshots}::text[]))
      and (b.state = 'queued' or (b.state = 'running' and b.claimed_until < now()))
      and coalesce(u.runs, 0) < ${RUN_LIMITS.running}
    order by coalesce(u.runs, 0), b.created_at, b.id
    limit 1
    for update of b skip locked`.execute(transaction);
  return rows[0]?.id ?? null;
}

/** Ends what was cancelled while nobody computed it, and what was begun too often. */
async function giveUpRuns(transaction: Kysely<Tables>): Promise<void> {
  await sql`
    update backtests set
      state = case when cancel_requested then 'cancelled' else 'failed' end,
      error = case when cancel_requested then null else 'program' end,
      finished_at = now(), claim = null, claimed_until = null
    where (state = 'queued' or (state = 'running' and claimed_until < now()))
      and (cancel_requested or attempts >= ${MAX_ATTEMPTS})`.execute(transaction);
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
