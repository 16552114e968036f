import { RUN_LIMITS } from "@plumbline/contract";
import { type Kysely, sql } from "kysely";
import { LOCKS, type Tables } from "../database/index.ts";
import { type ClaimedRun, giveUpRuns, takeRun } from "./claim-run.ts";
import { type ClaimedPart, takePart } from "./run-parts.ts";

/** What a process computes of the queue. */
export interface WorkQuestion {
  /** Work of other markets is left to others. */
  readonly market: string;
  /** Ids of the snapshots of which runs are taken; null for all, where they are computed on what is served. */
  readonly snapshots: readonly string[] | null;
  /** Ids of the snapshots of which parts are taken. */
  readonly partSnapshots: readonly string[];
  /** Parts of other versions are left to others. */
  readonly program: string;
}

export type ClaimedWork = { readonly run: ClaimedRun } | { readonly part: ClaimedPart };

/**
 * Claims what is to be computed next: a run, or a part of one, that waits, or whose computer has given no sign of life. Users for whom
 * less is computed come first, then those for whom something was begun longest ago, then what has waited longest.
 *
 * @returns null when there is none.
 */
export function claimWork(db: Kysely<Tables>, question: WorkQuestion): Promise<ClaimedWork | null> {
  return db.transaction().execute(async (transaction) => {
    // One claim after the other: two at once would both find a user below the limit.
    await sql`select pg_advisory_xact_lock(${LOCKS.claims})`.execute(transaction);
    await giveUpRuns(transaction);
    const next = await nextWork(transaction, question);
    if (next === null) return null;
    if (next.place === null) return { run: await takeRun(transaction, next.id) };
    return { part: await takePart(transaction, next.id, next.place) };
  });
}

interface Work {
  readonly id: string;
  /** Of a part; null of a whole run. */
  readonly place: number | null;
}

async function nextWork(
  transaction: Kysely<Tables>,
  { market, snapshots, partSnapshots, program }: WorkQuestion,
): Promise<Work | null> {
  const { rows } = await sql<Work>`
    with here as (
      select * from backtests
      where market = ${market} and state in ('queued', 'running') and not cancel_requested
    ), under_way as (
      select user_id, count(*) as runs from backtests
      where state = 'running' and claimed_until >= now() group by user_id
    ), computing as (
      select user_id, count(*) as works from (
        select b.user_id from backtests b where b.state = 'running' and b.claimed_until >= now()
          and not exists (select from backtest_parts p where p.backtest_id = b.id)
        union all
        select b.user_id from backtests b join backtest_parts p on p.backtest_id = b.id
        where p.claimed_until >= now()
      ) computed group by user_id
    ), waiting as (
      select b.user_id, b.id, null::smallint as place, b.created_at
      from here b left join under_way u using (user_id)
      where (b.state = 'queued' or b.claimed_until < now())
        and (${snapshots}::text[] is null or b.snapshot = any(${snapshots}::text[]))
        and coalesce(u.runs, 0) < ${RUN_LIMITS.running}
      union all
      select b.user_id, b.id, p.place, b.created_at
      from here b join backtest_parts p on p.backtest_id = b.id
      where p.program = ${program} and p.snapshot = any(${partSnapshots}::text[]) and p.result is null and p.error is null
        and (p.claim is null or p.claimed_until < now())
    ), begun as (
      select b.user_id, max(greatest(b.started_at, p.started_at)) as at
      from backtests b left join backtest_parts p on p.backtest_id = b.id
      where b.user_id in (select user_id from waiting)
      group by b.user_id
    )
    select w.id, w.place from waiting w left join computing c using (user_id) left join begun g using (user_id)
    order by coalesce(c.works, 0), g.at nulls first, w.created_at, w.id, w.place nulls first
    limit 1`.execute(transaction);
  return rows[0] ?? null;
}
