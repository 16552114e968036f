import { randomUUID } from "node:crypto";
import {
  type BacktestOrder,
  RUN_LIMITS,
  type WireListedRun,
  type WireRun,
  type WireRunProgress,
  type WireStrategy,
} from "@plumbline/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { AccountsContext } from "../accounts/index.ts";
import { countUse, type PlanContext } from "../billing/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, type User } from "../http/index.ts";

/** Whose runs, and what they are kept with. */
export interface OwnRuns extends Pick<AccountsContext, "database" | "clock"> {
  readonly user: User;
}

/** The same with what the plan of the user allows. */
export type CountedRuns = OwnRuns & PlanContext;

/** A run to be added to the queue. */
export interface NewRun {
  readonly name: string;
  readonly strategyId: string | null;
  readonly strategyVersion: number | null;
  readonly strategySavedAt: Date | null;
  readonly input: BacktestOrder;
  readonly strategy: WireStrategy;
  readonly market: string;
  readonly snapshot: string;
}

/** Runs of all users that wait at most: with more, each would wait for hours. */
const MAX_WAITING = 500;
/** A run of a whole market takes some ten seconds. */
const RETRY_SECONDS = 10;

/**
 * Adds a run to the queue.
 *
 * @returns Its id.
 * @throws {Failure} `tooManyRequests` or `unavailable` with the time to try again, if as many of the user or of all wait as can;
 *   `forbidden` if the plan allows no more in this month.
 */
export function queueRun(own: CountedRuns, run: NewRun): Promise<string> {
  const { database, clock, user } = own;
  return database.db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom("users")
      .select("id")
      .where("id", "=", user.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!owner) throw new Failure("notLoggedIn");
    const { all, mine } = await waiting(transaction, user);
    if (mine >= RUN_LIMITS.waiting) throw new Failure("tooManyRequests", { retryAfterSeconds: RETRY_SECONDS });
    if (all >= MAX_WAITING) throw new Failure("unavailable", { retryAfterSeconds: 6 * RETRY_SECONDS });
    await countUse(own, transaction, { userId: user.id, limit: "runs" });
    const id = randomUUID();
    const row = {
      id,
      user_id: user.id,
      name: run.name,
      strategy_id: run.strategyId,
      strategy_version: run.strategyVersion,
      strategy_saved_at: run.strategySavedAt,
      input: JSON.stringify(run.input),
      strategy: JSON.stringify(run.strategy),
      market: run.market,
      snapshot: run.snapshot,
      created_at: clock(),
    };
    await transaction
      .insertInto("backtests")
      .values({ ...row, error: null, summary: null })
      .execute();
    return id;
  });
}

async function waiting(db: Kysely<Tables>, user: User): Promise<{ readonly all: number; readonly mine: number }> {
  const { all, mine } = await db
    .selectFrom("backtests")
    .select(({ fn }) => [
      fn.countAll<string>().as("all"),
      fn.countAll<string>().filterWhere("user_id", "=", user.id).as("mine"),
    ])
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return { all: Number(all), mine: Number(mine) };
}

type RunRow = Selectable<Tables["backtests"]>;

/** A run with what it was asked. */
export interface WholeRun extends WireRun {
  readonly input: BacktestOrder;
  readonly strategy: WireStrategy;
}

/** @throws {Failure} `notFound` of a run that the user does not have. */
export async function ownRun({ database, user }: Pick<OwnRuns, "database" | "user">, id: string): Promise<WholeRun> {
  const row = await database.db
    .selectFrom("backtests")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (!row) throw new Failure("notFound");
  return { ...wireRun(row), input: row.input, strategy: row.strategy };
}

/** The stored result of a run: JSON, compressed by gzip; null while there is none. */
export async function storedResult({ db }: AccountsContext["database"], id: string): Promise<Buffer | null> {
  const row = await db.selectFrom("backtest_results").select("result").where("backtest_id", "=", id).executeTakeFirst();
  return row?.result ?? null;
}

interface WireRuns {
  readonly runs: WireListedRun[];
}

/** All runs of a user, the newest first. */
export async function ownRuns({ database, user }: Pick<OwnRuns, "database" | "user">): Promise<WireRuns> {
  const rows = await database.db
    .selectFrom("backtests")
    .select([...LISTED, universeOf().as("universe")])
    .where("user_id", "=", user.id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return { runs: rows.map((row) => ({ ...wireRun(row), universe: row.universe, summary: row.summary })) };
}

/** Names of stocks or sectors that a list shows; a run may have thousands. */
const LISTED_NAMES = 4;

/** What a run looks at, in the words of the list. */
function universeOf() {
  const universe = sql`(input::jsonb -> 'universe')`;
  const names = sql`coalesce(${universe} -> 'codes', ${universe} -> 'sectors', '[]'::jsonb)`;
  return sql<WireListedRun["universe"]>`jsonb_build_object(
    'kind', case when ${universe} ? 'codes' then 'codes' when ${universe} ? 'sectors' then 'sectors' else 'market' end,
    'names', jsonb_path_query_array(${names}, ${`$[0 to ${LISTED_NAMES - 1}]`}::jsonpath),
    'count', jsonb_array_length(${names}))`;
}

/** Everything but what can be long. */
const LISTED = [
  "id",
  "name",
  "favourite",
  "state",
  "strategy_id",
  "strategy_version",
  "snapshot",
  "phase",
  "steps_done",
  "steps",
  "error",
  "summary",
  "created_at",
  "started_at",
  "finished_at",
] as const satisfies readonly (keyof RunRow)[];

/**
 * Cancels a run: at once where it waits, soon where it is being computed. One that is over stays as it is.
 *
 * @throws {Failure} `notFound`.
 */
export async function cancelOwnRun({ database, clock, user }: OwnRuns, id: string): Promise<WireRun> {
  await database.db
    .updateTable("backtests")
    .set({
      cancel_requested: true,
      state: sql<RunRow["state"]>`case when state = 'queued' then 'cancelled' else state end`,
      finished_at: sql<Date>`case when state = 'queued' then ${clock()}::timestamptz else finished_at end`,
    })
    .where("id", "=", id)
    .where("user_id", "=", user.id)
    .where("state", "in", ["queued", "running"])
    .execute();
  const { input: _input, strategy: _strategy, ...run } = await ownRun({ database, user }, id);
  return run;
}

interface RunChange {
  readonly name?: string | undefined;
  readonly favourite?: boolean | undefined;
}

/** @throws {Failure} `notFound`; `preconditionFailed` of one favourite too many. */
export async function changeOwnRun(own: OwnRuns, id: string, { name, favourite }: RunChange): Promise<WireRuns> {
  const { database, user } = own;
  const known = await ownRun(own, id);
  await database.db.transaction().execute(async (transaction) => {
    if (favourite && !known.favourite) await requirePlaceForFavourite(transaction, user);
    await transaction
      .updateTable("backtests")
      .set({ name: name ?? known.name, favourite: favourite ?? known.favourite })
      .where("id", "=", id)
      .where("user_id", "=", user.id)
      .execute();
  });
  return ownRuns(own);
}

/** Favourites are never removed: without a bound they would be all that a user keeps, and more. */
async function requirePlaceForFavourite(transaction: Kysely<Tables>, user: User): Promise<void> {
  // Two at once must not take the last place.
  await transaction.selectFrom("users").select("id").where("id", "=", user.id).forNoKeyUpdate().execute();
  const { favourites } = await transaction
    .selectFrom("backtests")
    .select(({ fn }) => fn.countAll<string>().as("favourites"))
    .where("user_id", "=", user.id)
    .where("favourite", "=", true)
    .executeTakeFirstOrThrow();
  if (Number(favourites) >= RUN_LIMITS.favourites) throw new Failure("preconditionFailed");
}

/**
 * Deletes a run with its result; who computes it learns that it is gone.
 *
 * @throws {Failure} `notFound`.
 */
export async function deleteOwnRun(own: OwnRuns, id: string): Promise<WireRuns> {
  const gone = await own.database.db
    .deleteFrom("backtests")
    .where("id", "=", id)
    .where("user_id", "=", own.user.id)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new Failure("notFound");
  return ownRuns(own);
}

/** State and progress of some runs, by their ids. */
export async function progressOf(
  { db }: Pick<AccountsContext["database"], "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly state: WireRun["state"]; readonly progress: WireRunProgress }>> {
  const rows = await db
    .selectFrom("backtests")
    .select(["id", "state", "phase", "steps_done", "steps"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, { state: row.state, progress: progressIn(row) }]));
}

function progressIn({ phase, steps_done, steps }: Pick<RunRow, "phase" | "steps_done" | "steps">): WireRunProgress {
  return { phase, done: steps_done, of: steps };
}

function wireRun(row: Pick<RunRow, (typeof LISTED)[number]>): WireRun {
  return {
    id: row.id,
    name: row.name,
    favourite: row.favourite,
    state: row.state,
    progress: progressIn(row),
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    strategyId: row.strategy_id,
    strategyVersion: row.strategy_version,
    dataVersion: row.snapshot,
    error: row.error,
  };
}
