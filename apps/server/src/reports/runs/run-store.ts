import { randomUUID } from "node:crypto";
import type { LanguageCode, REPORT_RUN_ERRORS, REPORT_RUN_STATES } from "@plumbline/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { LanguageModelConfiguration } from "../../config/index.ts";
import { LOCKS, type Tables } from "../../database/index.ts";
import { Failure } from "../../http/index.ts";
import type { Tokens } from "../model/tokens.ts";
import type { ReportShelf } from "../published-reports.ts";

export type ReportRunState = (typeof REPORT_RUN_STATES)[number];
export type ReportRunError = (typeof REPORT_RUN_ERRORS)[number];

/** How long a run belongs to the process that has it without a sign of life. */
const CLAIM_SECONDS = 30;
const UNDER_WAY = ["queued", "running"] as const;

/** A run that a process is to take in. */
export interface NewRun extends ReportShelf {
  readonly asOf: string;
  readonly snapshot: string;
  readonly hash: string;
  readonly model: string;
  readonly userId: string;
  /** The token of this process. */
  readonly claim: string;
  /** The most that it may cost, in millionths; null without prices. */
  readonly most: number | null;
}

/** A run as somebody who follows it sees it. */
export interface ReportRunRow {
  readonly id: string;
  readonly code: string;
  readonly language: LanguageCode;
  readonly state: ReportRunState;
  readonly error: ReportRunError | null;
  readonly claim: string | null;
  readonly tokens: Tokens;
  /** In millionths of the currency; null without prices. */
  readonly cost: number | null;
  readonly currency: string | null;
  readonly sections: Readonly<Record<string, unknown>>;
  readonly reportId: string | null;
}

/**
 * Joins the run that is under way for the same inputs, on whichever server, or adds one. Askers of a run are counted: who joins it
 * pays nothing of it.
 *
 * @returns The run, and whether it is new.
 * @throws {Failure} `tooManyRequests` with the time of the next month where a ceiling of this month would be passed.
 */
export function joinRun(
  db: Kysely<Tables>,
  run: NewRun,
  { prices, ceilings }: Pick<LanguageModelConfiguration, "prices" | "ceilings">,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { market, code, language, asOf, snapshot, hash, model, userId, claim, most } = run;
  return db.transaction().execute(async (transaction) => {
    // One after the other: two at once would both find room below a ceiling, or both add the run.
    await sql`select pg_advisory_xact_lock(${LOCKS.spending})`.execute(transaction);
    await giveUpLost(transaction);
    const digest = Buffer.from(hash, "hex");
    const known = await transaction
      .selectFrom("report_runs")
      .select("id")
      .where((row) => row.and({ market, code, language, hash: digest }))
      .where("state", "in", UNDER_WAY)
      .executeTakeFirst();
    if (!known && most !== null) await requireRoom(transaction, { userId, most, ceilings });
    const id = known?.id ?? randomUUID();
    if (!known) {
      await transaction
        .insertInto("report_runs")
        .values({
          ...{ id, market, code, language, as_of: asOf, snapshot, hash: digest, model, user_id: userId },
          ...{ claim, claimed_until: until(), cost: most, currency: most === null ? null : (prices?.currency ?? null) },
        })
        .execute();
    }
    await transaction
      .insertInto("report_askers")
      .values({ run_id: id, user_id: userId })
      .onConflict((conflict) => conflict.columns(["run_id", "user_id"]).doUpdateSet({ left_at: null }))
      .execute();
    return { id, isNew: !known };
  });
}

/** The clock of the database: that of another machine may be wrong. */
function until() {
  return sql<Date>`now() + make_interval(secs => ${CLAIM_SECONDS})`;
}

/** Ends the runs of processes that have ended without a word; what they may have cost stays counted. */
async function giveUpLost(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable("report_runs")
    .set({ state: "failed", error: "program", claim: null, claimed_until: null, finished_at: sql`now()` })
    .where("state", "in", UNDER_WAY)
    .where("claimed_until", "<", sql<Date>`now()`)
    .execute();
}

async function requireRoom(
  transaction: Transaction<Tables>,
  {
    userId,
    most,
    ceilings,
  }: Pick<NewRun, "userId"> & { readonly most: number } & Pick<LanguageModelConfiguration, "ceilings">,
): Promise<void> {
  const { rows } = await sql<{ of_all: number; of_user: number; seconds: number }>`
    select coalesce(sum(cost), 0)::double precision as of_all,
      coalesce(sum(cost) filter (where user_id = ${userId}), 0)::double precision as of_user,
      ceil(extract(epoch from date_trunc('month', now(), 'UTC') + interval '1 month' - now()))::integer as seconds
    from report_runs where created_at >= date_trunc('month', now(), 'UTC')`.execute(transaction);
  const { of_all: ofAll, of_user: ofUser, seconds } = rows[0] ?? { of_all: 0, of_user: 0, seconds: 1 };
  const isWithin = (spent: number, ceiling: number | null) => ceiling === null || spent + most <= ceiling;
  if (isWithin(ofAll, ceilings.month) && isWithin(ofUser, ceilings.user)) return;
  throw new Failure("tooManyRequests", { phrase: "no more reports this month", retryAfterSeconds: seconds });
}

const COLUMNS = ["id", "code", "language", "state", "error", "claim", "input_tokens", "output_tokens", "cost"] as const;

/** A run that a user has asked for; null of all others. */
export async function runOfAsker(db: Kysely<Tables>, id: string, userId: string): Promise<ReportRunRow | null> {
  const row = await db
    .selectFrom("report_runs")
    .select([...COLUMNS, "currency", "sections", "report_id"])
    .where("id", "=", id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("report_askers")
          .select("run_id")
          .whereRef("run_id", "=", "report_runs.id")
          .where("report_askers.user_id", "=", userId),
      ),
    )
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    code: row.code,
    language: row.language,
    state: row.state,
    error: row.error,
    claim: row.claim,
    tokens: { input: row.input_tokens, output: row.output_tokens },
    cost: row.cost === null ? null : Number(row.cost),
    currency: row.currency,
    sections: row.sections,
    reportId: row.report_id,
  };
}

/** A user no longer waits for a run. */
export async function leaveRun(db: Kysely<Tables>, id: string, userId: string): Promise<void> {
  await db
    .updateTable("report_askers")
    .set({ left_at: sql`now()` })
    .where("run_id", "=", id)
    .where("report_askers.user_id", "=", userId)
    .where("left_at", "is", null)
    .execute();
}

/**
 * A sign of life of a process for all runs that it has; ends those of processes that give none.
 *
 * @returns The runs that are still its own, and of them those that nobody waits for.
 */
export async function keepRuns(
  db: Kysely<Tables>,
  claim: string,
): Promise<readonly { readonly id: string; readonly isWanted: boolean }[]> {
  await giveUpLost(db);
  const { rows } = await sql<{ id: string; is_wanted: boolean }>`
    update report_runs r set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    where claim = ${claim} and state in ('queued', 'running')
    returning id, exists (select from report_askers a where a.run_id = r.id and a.left_at is null) as is_wanted`.execute(
    db,
  );
  return rows.map(({ id, is_wanted: isWanted }) => ({ id, isWanted }));
}

/** A run begins, or has got further. @returns False if it is no longer this process's. */
export async function advanceRun(
  db: Kysely<Tables>,
  { id, claim }: { readonly id: string; readonly claim: string },
  { sections, output }: { readonly sections: object; readonly output: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("report_runs")
    .set({ state: "running", sections: JSON.stringify(sections), output_tokens: output })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How a run has ended. */
export interface RunEnd {
  readonly state: "done" | "failed" | "cancelled";
  readonly error: ReportRunError | null;
  readonly tokens: Tokens;
  readonly cost: number | null;
  readonly reportId: string | null;
}

/** Ends a run, and with what it has cost in truth. One that is no longer this process's stays as it is. */
export async function endRun(
  db: Kysely<Tables>,
  { id, claim }: { readonly id: string; readonly claim: string },
  { state, error, tokens, cost, reportId }: RunEnd,
): Promise<void> {
  await db
    .updateTable("report_runs")
    .set({
      ...{ state, error, input_tokens: tokens.input, output_tokens: tokens.output, report_id: reportId },
      ...{ claim: null, claimed_until: null, finished_at: sql`now()` },
      // Without prices there is no cost, and no currency.
      ...(cost !== null && { cost }),
    })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .execute();
}
