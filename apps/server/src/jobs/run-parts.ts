import { randomUUID } from "node:crypto";
import type { WireRun } from "@plumbline/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/index.ts";
import { type ClaimedRun, until } from "./claim-run.ts";

/** What a part of a run is about: some of its stocks, or some combinations of its swept parameters. */
export interface QueuedPart {
  readonly kind: "stocks" | "combinations";
  readonly from: number;
  readonly until: number;
}

/** A part of a run that this attempt alone may end. */
export interface ClaimedPart extends QueuedPart {
  readonly place: number;
  /** No other attempt has it. */
  readonly claim: string;
  /** The run that it belongs to, which somebody else may hold, on the snapshot on which its parts are computed. */
  readonly run: Omit<ClaimedRun, "claim">;
}

/** Snapshot and version of the program: parts of several of them do not fit together. */
export interface PartsOrigin {
  readonly snapshot: string;
  readonly program: string;
}

type Held = Pick<ClaimedRun, "id" | "claim">;
type HeldPart = Pick<ClaimedPart, "place" | "claim" | "run">;

/** Parts a run in the queue. Nothing happens if it belongs to another attempt by now. */
export async function addParts(
  db: Kysely<Tables>,
  { id, claim }: Held,
  { parts, snapshot, program }: PartsOrigin & { readonly parts: readonly QueuedPart[] },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const held = await transaction
      .selectFrom("backtests")
      .select("id")
      .where("id", "=", id)
      .where("claim", "=", claim)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return;
    await transaction.deleteFrom("backtest_parts").where("backtest_id", "=", id).execute();
    const rows = parts.map(({ kind, from, until: ends }, place) => ({
      backtest_id: id,
      place,
      kind,
      begins: from,
      ends,
      snapshot,
      program,
      claim: null,
      claimed_until: null,
      started_at: null,
      error: null,
      result: null,
    }));
    await transaction.insertInto("backtest_parts").values(rows).execute();
  });
}

/** How far the parts of a run are. */
export interface PartsState {
  readonly kind: QueuedPart["kind"];
  readonly isDone: boolean;
  /** Why one of them has nothing. */
  readonly error: WireRun["error"];
  readonly done: number;
  readonly of: number;
}

/** @returns null of a run that is not parted, or on another snapshot, or by another version of the program. */
export async function partsState(
  db: Kysely<Tables>,
  id: string,
  { snapshot, program }: PartsOrigin,
): Promise<PartsState | null> {
  const { rows } = await sql<PartsState>`
    select min(kind) as kind, bool_and(result is not null) as "isDone", min(error) as error,
      sum(case when result is null then steps_done else ends - begins end)::int as done, sum(ends - begins)::int as of
    from backtest_parts where backtest_id = ${id} and snapshot = ${snapshot} and program = ${program}
    having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

/** Bytes that are read at once: the event loop reads them as text, and more would hold it up for milliseconds. */
const PIECE_BYTES = 2 ** 18;

/** What the parts of a run have found, in their order. */
export async function readParts(db: Kysely<Tables>, id: string): Promise<readonly Uint8Array[]> {
  const { rows } = await sql<{ place: number; size: number }>`
    select place, octet_length(result) as size from backtest_parts where backtest_id = ${id} order by place`.execute(
    db,
  );
  const results: Uint8Array[] = [];
  for (const { place, size } of rows) {
    const result = new Uint8Array(size);
    for (let from = 0; from < size; from += PIECE_BYTES) {
      const piece = await sql<{ bytes: Buffer }>`
        select substring(result from ${from + 1} for ${PIECE_BYTES}) as bytes
        from backtest_parts where backtest_id = ${id} and place = ${place}`.execute(db);
      result.set(piece.rows[0]?.bytes ?? [], from);
    }
    results.push(result);
  }
  return results;
}

/** Begins an attempt at a part; who calls holds the lock of claims. */
export async function takePart(transaction: Kysely<Tables>, id: string, place: number): Promise<ClaimedPart> {
  const part = await transaction
    .updateTable("backtest_parts")
    .set((column) => ({
      steps_done: 0,
      claim: randomUUID(),
      claimed_until: until(),
      attempts: sql`${column.ref("attempts")} + 1`,
      started_at: sql`now()`,
    }))
    .where("backtest_id", "=", id)
    .where("place", "=", place)
    .returning(["kind", "begins", "ends", "snapshot", "claim"])
    .executeTakeFirstOrThrow();
  const run = await transaction
    .selectFrom("backtests")
    .select(["id", "user_id", "input", "strategy"])
    .select(["strategy_id", "strategy_version", "strategy_saved_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    kind: part.kind,
    from: part.begins,
    until: part.ends,
    place,
    claim: part.claim as string,
    run: {
      id,
      userId: run.user_id,
      snapshot: part.snapshot,
      input: run.input,
      strategy: run.strategy,
      strategyId: run.strategy_id,
      strategyVersion: run.strategy_version,
      strategySavedAt: run.strategy_saved_at,
    },
  };
}

/** A sign of life of who computes a part. @returns `lost` if it belongs to another by now, or nobody wants its run any more. */
export async function keepPart(db: Kysely<Tables>, part: HeldPart, done: number): Promise<"kept" | "lost"> {
  const { rows } = await sql`
    update backtest_parts p set claimed_until = ${until()}, steps_done = least(${done}, p.ends - p.begins)
    from backtests b
    where p.backtest_id = ${part.run.id} and p.place = ${part.place} and p.claim = ${part.claim}
      and b.id = p.backtest_id and b.state in ('queued', 'running') and not b.cancel_requested
    returning p.place`.execute(db);
  return rows.length === 0 ? "lost" : "kept";
}

/** Ends a part with what was found, or with why nothing was; one that belongs to another by now is left as it is. */
export async function endPart(
  db: Kysely<Tables>,
  part: HeldPart,
  found: { readonly result: Uint8Array } | { readonly error: NonNullable<WireRun["error"]> },
): Promise<void> {
  const result = "result" in found ? Buffer.from(found.result) : null;
  await ofAttempt(db, part)
    .set({ claim: null, claimed_until: null, result, error: "error" in found ? found.error : null })
    .execute();
}

/** Gives a part back that this computer ends with: another one begins it at once, and no attempt counts. */
export async function givePartBack(db: Kysely<Tables>, part: HeldPart): Promise<void> {
  await ofAttempt(db, part)
    .set((column) => ({
      claim: null,
      claimed_until: null,
      steps_done: 0,
      attempts: sql`${column.ref("attempts")} - 1`,
    }))
    .execute();
}

function ofAttempt(db: Kysely<Tables>, { run, place, claim }: HeldPart) {
  return db
    .updateTable("backtest_parts")
    .where("backtest_id", "=", run.id)
    .where("place", "=", place)
    .where("claim", "=", claim);
}
