import { setImmediate } from "node:timers/promises";
import { formatDay } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import { type Kysely, sql } from "kysely";
import type { AccountsContext } from "../accounts/index.ts";
import type { Backtests } from "../backtests/index.ts";
import type { Tables } from "../database/index.ts";
import type { ServedMarket } from "../market-access/index.ts";
import { judgeAlerts } from "./judge-alerts.ts";
import { judgedMarket, type QuoteOf } from "./judged-market.ts";
import { recordJudgements } from "./record-judgements.ts";

export interface Evaluation {
  readonly context: Pick<AccountsContext, "database" | "clock" | "settings">;
  readonly served: ServedMarket;
  readonly hits: Backtests["hits"];
  readonly quoteOf: QuoteOf;
  /** Whether it is to end early. */
  readonly isOver: () => boolean;
}

/** Alerts that are judged in one transaction: some ten milliseconds of work. */
const AT_ONCE = 500;

/**
 * Holds all alerts on a market against a snapshot that no alert has seen. Each is judged once for a snapshot, whichever server of the
 * database comes first and whatever is killed: its row says which snapshot it has seen, and changes together with what has rung.
 *
 * @returns How many have rung.
 */
export async function evaluateSnapshot(evaluation: Evaluation): Promise<number> {
  const { context, served } = evaluation;
  const { db } = context.database;
  const number = await numberOf(db, served, context.clock());
  if (number === null) return 0;
  let rung = 0;
  for (let after = ""; !evaluation.isOver(); ) {
    const batch = await evaluateBatch(evaluation, number, after);
    if (batch === null) break;
    rung += batch.rung;
    after = batch.last;
    await setImmediate();
  }
  return rung;
}

/** @returns Null where there is none left behind that one. */
async function evaluateBatch(
  { context, served, hits, quoteOf }: Evaluation,
  number: number,
  after: string,
): Promise<{ readonly rung: number; readonly last: string } | null> {
  const { db } = context.database;
  const { market } = served.snapshot.manifest;
  const waiting = (rows: Kysely<Tables>) =>
    rows
      .selectFrom("alerts")
      .selectAll()
      .where("market", "=", market)
      .where("evaluated", "<", number)
      .where("is_paused", "=", false);
  const found = await (after === "" ? waiting(db) : waiting(db).where("id", ">", after))
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
  const last = found.at(-1);
  if (!last) return null;
  const judged = await judgedMarket({ db, served, hits, quoteOf }, found);
  const rung = await db.transaction().execute(async (transaction) => {
    const ids = found.map(({ id }) => id);
    const locked = await waiting(transaction).where("id", "in", ids).forUpdate().skipLocked().execute();
    if (locked.length === 0) return 0;
    const judgements = judgeAlerts(judged, locked);
    return (
      await recordJudgements(transaction, judgements, { now: context.clock(), number, settings: context.settings })
    ).length;
  });
  return { rung, last: last.id };
}

/**
 * The number of a snapshot among those of its market, in the order in which they came to be served.
 *
 * @returns Null of one that is older than another that was served: what was told of that one stays told.
 */
async function numberOf(db: Kysely<Tables>, { snapshot }: ServedMarket, now: Date): Promise<number | null> {
  const { manifest } = snapshot;
  const { market, id, createdAt } = manifest;
  const published = createdAt === null ? null : new Date(createdAt);
  return db.transaction().execute(async (transaction) => {
    // One server after the other; the lock ends with the transaction.
    await sql`select pg_advisory_xact_lock(hashtext(${`alerts ${market}`}))`.execute(transaction);
    const newest = await transaction
      .selectFrom("alert_snapshots")
      .selectAll()
      .where("market", "=", market)
      .orderBy("number", "desc")
      .executeTakeFirst();
    if (newest?.snapshot === id) return newest.number;
    const lastDay = formatDay(asOfDay(snapshot));
    if (newest && isOlder({ lastDay, published }, newest)) return null;
    const known = await transaction
      .selectFrom("alert_snapshots")
      .select("number")
      .where("market", "=", market)
      .where("snapshot", "=", id)
      .executeTakeFirst();
    if (known) return null;
    const number = (newest?.number ?? 0) + 1;
    await transaction
      .insertInto("alert_snapshots")
      .values({ market, number, snapshot: id, last_day: lastDay, published_at: published, first_seen_at: now })
      .execute();
    await forgetOld(transaction, market, number);
    return number;
  });
}

interface Dated {
  readonly lastDay: string;
  readonly published: Date | null;
}

function isOlder(
  { lastDay, published }: Dated,
  newest: { readonly last_day: string; readonly published_at: Date | null },
): boolean {
  if (lastDay !== newest.last_day) return lastDay < newest.last_day;
  return published !== null && newest.published_at !== null && published < newest.published_at;
}

/** More than a server keeps on its disk. */
const MAX_SNAPSHOTS = 100;

async function forgetOld(db: Kysely<Tables>, market: string, number: number): Promise<void> {
  await db
    .deleteFrom("alert_snapshots")
    .where("market", "=", market)
    .where("number", "<=", number - MAX_SNAPSHOTS)
    .execute();
}
