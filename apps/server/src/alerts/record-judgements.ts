import { randomUUID } from "node:crypto";
import { ALERT_LIMITS } from "@plumbline/contract";
import { type Kysely, sql } from "kysely";
import type { AccountsContext } from "../accounts/index.ts";
import type { Tables } from "../database/index.ts";
import type { Judgement } from "./judgement.ts";
import { promiseMessages, type StoredRing } from "./promise-messages.ts";

interface Recording extends Pick<AccountsContext, "settings"> {
  readonly now: Date;
  /** Number of the snapshot; null where quotes were looked at, and the next snapshot still counts. */
  readonly number: number | null;
}

/**
 * Stores where alerts stand by now, what has rung, and the messages about it: all of it or nothing. The rows of the alerts are
 * locked by the transaction that judged them, and a crossing has one row.
 */
export async function recordJudgements(
  transaction: Kysely<Tables>,
  judgements: readonly Judgement[],
  { now, number, settings }: Recording,
): Promise<readonly StoredRing[]> {
  const rings = judgements.flatMap(({ alert, rings: all }) =>
    all.map((rung, place) => ({ ...rung, id: randomUUID(), alert, crossing: alert.crossings + place + 1 })),
  );
  await storeStates(transaction, judgements, number);
  if (rings.length === 0) return [];
  await transaction
    .insertInto("alert_rings")
    .values(
      rings.map(({ id, alert, crossing, day, value, details }) => ({
        id,
        alert_id: alert.id,
        crossing,
        day,
        value,
        details: JSON.stringify(details),
        rung_at: now,
      })),
    )
    .execute();
  await forgetOldest(transaction, rings);
  await promiseMessages(transaction, rings, { now, settings });
  return rings;
}

async function storeStates(
  transaction: Kysely<Tables>,
  judgements: readonly Judgement[],
  number: number | null,
): Promise<void> {
  const rows = judgements.map(({ alert, state, rings }) => ({
    id: alert.id,
    code: alert.code,
    ...state,
    evaluated: number ?? alert.evaluated,
    crossings: alert.crossings + rings.length,
  }));
  await sql`
    update alerts set code = stood.code, evaluated = stood.evaluated, last_side = stood.last_side, last_value = stood.last_value, line = stood.line,
      line_day = stood.line_day, memory = stood.memory, crossings = stood.crossings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as stood (id uuid, code text, evaluated integer, last_side double precision,
      last_value double precision, line double precision, line_day date, memory jsonb, crossings integer)
    where alerts.id = stood.id`.execute(transaction);
}

/** Of each alert the newest rings are kept. */
async function forgetOldest(transaction: Kysely<Tables>, rings: readonly StoredRing[]): Promise<void> {
  const ids = [...new Set(rings.filter(({ crossing }) => crossing > ALERT_LIMITS.rings).map(({ alert }) => alert.id))];
  if (ids.length === 0) return;
  await transaction
    .deleteFrom("alert_rings")
    .using("alerts")
    .whereRef("alerts.id", "=", "alert_rings.alert_id")
    .where("alerts.id", "in", ids)
    .where(sql<boolean>`alert_rings.crossing <= alerts.crossings - ${ALERT_LIMITS.rings}`)
    .execute();
}
