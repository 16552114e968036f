import { randomUUID } from "node:crypto";
import {
  ALERT_LIMITS,
  type changeAlert,
  type createAlert,
  type ParsedInputOf,
  type WireAlert,
  type WireAlertCondition,
} from "@plumbline/contract";
import { problemOf } from "@plumbline/core/alerts";
import { formatDay } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Kysely } from "kysely";
import type { AccountsContext } from "../accounts/index.ts";
import { type PlanContext, requireRoom } from "../billing/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, UNKNOWN_INSTRUMENT, type User } from "../http/index.ts";
import { libraryStrategy, ownStrategy } from "../strategies/index.ts";
import { type CurrenciesOf, wireAlert } from "./alert-rows.ts";
import { keepTimeZone } from "./delivery-settings.ts";

/** Whose alerts, what they are kept with, and the market that they watch. */
export interface OwnAlerts extends PlanContext, Pick<AccountsContext, "database"> {
  readonly settings: Pick<AccountsContext["settings"], "plans" | "sends">;
  readonly user: User;
  readonly snapshot: Snapshot;
  readonly currenciesOf: CurrenciesOf;
  /** Last day of that market where it is too old for alerts to be held against it; null otherwise. */
  readonly restingSince: string | null;
}

interface WireAlerts {
  readonly alerts: WireAlert[];
  readonly restingSince: string | null;
}

/** The alerts of a user on the market that is served, the newest first. */
export function ownAlerts(own: OwnAlerts): Promise<WireAlerts> {
  return alertsOf(own.database.db, own);
}

/**
 * Makes an alert.
 *
 * @throws {Failure} `notFound` of a stock that the market does not have, and of a strategy or valuation that the user does not
 *   have; `invalidParameter` of a condition that makes no sense, of e-mail where the server sends none, and of more alerts than anyone can
 *   have; `forbidden` of one that the plan does not allow.
 */
export async function createOwnAlert(
  own: OwnAlerts,
  { code, condition, name, channels, timeZone }: ParsedInputOf<typeof createAlert>,
): Promise<WireAlerts & { readonly id: string }> {
  const { user, clock, snapshot } = own;
  const id = randomUUID();
  requireDeliverable(own, channels);
  const changed = await change(own, async (db) => {
    const watched = await watchedBy(db, own, { code: code ?? null, condition });
    const now = clock();
    await db
      .insertInto("alerts")
      .values({
        id,
        user_id: user.id,
        place: await freePlace(db, own),
        market: snapshot.manifest.market,
        name,
        created_at: now,
        changed_at: now,
        ...watched,
        ...byChannels(channels),
      })
      .execute();
    await keepTimeZone(db, user.id, timeZone);
  });
  return { ...changed, id };
}

/**
 * Changes an alert.
 *
 * @throws {Failure} `notFound` of one that the user does not have, and as for a new one.
 */
export function changeOwnAlert(
  own: OwnAlerts,
  { id, condition, name, channels, isPaused }: ParsedInputOf<typeof changeAlert>,
): Promise<WireAlerts> {
  return change(own, async (db) => {
    const known = await db
      .selectFrom("alerts")
      .select(["code", "is_paused", "line", "memory", "by_email"])
      .where("id", "=", id)
      .where("user_id", "=", own.user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!known) throw new Failure("notFound");
    // One that was made while e-mails were sent keeps its channels, for the day on which they are sent again.
    if (channels && !known.by_email) requireDeliverable(own, channels);
    const watched = condition && (await watchedBy(db, own, { code: known.code, condition }));
    const goesOn = known.is_paused && isPaused === false;
    await db
      .updateTable("alerts")
      .set({
        changed_at: own.clock(),
        ...(name !== undefined && { name }),
        ...(channels && byChannels(channels)),
        ...(isPaused !== undefined && { is_paused: isPaused }),
        // What came true meanwhile does not ring: it begins anew.
        ...((goesOn || watched) && ANEW),
        // In which shares its line is counted stays known.
        ...(goesOn && known.line !== null && { memory: known.memory && JSON.stringify(known.memory) }),
        ...(watched && { ...watched, memory: null }),
      })
      .where("id", "=", id)
      .execute();
  });
}

/** @throws {Failure} `notFound`. */
export function deleteOwnAlert(own: OwnAlerts, id: string): Promise<WireAlerts> {
  return change(own, async (db) => {
    const gone = await db
      .deleteFrom("alerts")
      .where("id", "=", id)
      .where("user_id", "=", own.user.id)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new Failure("notFound");
  });
}

/** As long as it has seen no snapshot, the next one only tells where it stands. */
const ANEW = { evaluated: 0, last_side: null, last_value: null, memory: null };

/** @throws {Failure} `invalidParameter` of a channel by which this server tells nobody. */
function requireDeliverable({ settings }: OwnAlerts, channels: WireAlert["channels"]): void {
  if (channels.includes("email") && !settings.sends.email) {
    throw new Failure("invalidParameter", { phrase: "no mail is sent", field: "channels" });
  }
}

function byChannels(channels: WireAlert["channels"]) {
  return {
    by_email: channels.includes("email"),
    by_push: channels.includes("push"),
    by_webhook: channels.includes("webhook"),
  };
}

interface Watching {
  readonly code: string | null;
  readonly condition: WireAlertCondition;
}

/** What a condition watches, as it is stored. @throws {Failure} where that is nothing. */
export async function watchedBy(
  db: Kysely<Tables>,
  own: Pick<OwnAlerts, "user" | "snapshot">,
  { code, condition }: Watching,
) {
  requireSense(condition);
  const saved = condition.kind === "thesis" ? await savedValuation(db, own.user, condition.savedItemId) : null;
  if (condition.kind === "strategy") await requireStrategy(db, own.user, condition.strategyId);
  const symbol = symbolOf(own.snapshot, { code: saved?.code ?? code, condition });
  const line = "line" in condition ? condition.line : null;
  return {
    code: symbol,
    kind: condition.kind,
    condition: JSON.stringify(condition),
    saved_item_id: saved?.id ?? null,
    line,
    line_day: line === null ? null : formatDay(asOfDay(own.snapshot)),
  };
}

/** @throws {Failure} `invalidParameter` with the field that makes no sense. */
function requireSense(condition: WireAlertCondition): void {
  const problem = problemOf(condition);
  if (problem)
    throw new Failure("invalidParameter", { phrase: "alert without sense", field: `condition.${problem.field}` });
}

function symbolOf(snapshot: Snapshot, { code, condition }: Watching): string | null {
  if (code === null && (condition.kind === "strategy" || condition.kind === "screen")) return null;
  const instrument = code === null ? null : snapshot.find(code);
  if (code !== null && !instrument)
    throw new Failure("notFound", { sentence: { texts: UNKNOWN_INSTRUMENT, about: code } });
  // Indices and funds have no row in the screening, from which numbers are read.
  if (instrument?.assetClass !== "stock") {
    throw new Failure("invalidParameter", { phrase: "an alert needs a stock", field: "code" });
  }
  return instrument.symbol;
}

/** Of the user's own the id is a UUID, of the library a name. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @throws {Failure} `notFound` of one that is neither in the library nor the user's. */
async function requireStrategy(db: Kysely<Tables>, user: User, id: string): Promise<void> {
  if (libraryStrategy(id) !== null) return;
  if (!UUID.test(id)) throw new Failure("notFound");
  await ownStrategy(db, user, id);
}

/** @throws {Failure} `notFound` of one that the user does not have. */
export async function savedValuation(db: Kysely<Tables>, user: User, id: string) {
  const saved = await db
    .selectFrom("saved_items")
    .select(["id", "address"])
    .where("id", "=", id)
    .where("user_id", "=", user.id)
    .where("kind", "=", "valuation")
    .executeTakeFirst();
  const code = saved && new URLSearchParams(saved.address.split("?")[1]).get("code");
  if (!code) throw new Failure("notFound");
  return { ...saved, code };
}

/** @throws {Failure} `forbidden` if the plan allows no more; `invalidParameter` of more than anyone can have. */
async function freePlace(db: Kysely<Tables>, own: OwnAlerts): Promise<number> {
  const places = await db.selectFrom("alerts").select("place").where("user_id", "=", own.user.id).execute();
  await requireRoom(own, db, { userId: own.user.id, limit: "alerts", used: places.length });
  const taken = new Set(places.map(({ place }) => place));
  const place = Array.from({ length: ALERT_LIMITS.alerts }, (_, index) => index).find((index) => !taken.has(index));
  if (place === undefined) throw new Failure("invalidParameter", { phrase: "all alerts taken", field: "name" });
  return place;
}

/** One change after the other for each user, so that no two take the last place. */
function change(own: OwnAlerts, alter: (transaction: Kysely<Tables>) => Promise<void>): Promise<WireAlerts> {
  return own.database.db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom("users")
      .select("id")
      .where("id", "=", own.user.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!owner) throw new Failure("notLoggedIn");
    await alter(transaction);
    return alertsOf(transaction, own);
  });
}

async function alertsOf(
  db: Kysely<Tables>,
  {
    user,
    snapshot,
    currenciesOf,
    restingSince,
  }: Pick<OwnAlerts, "user" | "snapshot" | "currenciesOf" | "restingSince">,
): Promise<WireAlerts> {
  const rows = await db
    .selectFrom("alerts")
    .selectAll()
    .where("user_id", "=", user.id)
    .where("market", "=", snapshot.manifest.market)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const last = await db
    .selectFrom("alert_rings")
    .innerJoin("alerts", "alerts.id", "alert_id")
    .select(({ fn }) => ["alert_id", fn.max("rung_at").as("rung_at")])
    .where("alerts.user_id", "=", user.id)
    .groupBy("alert_id")
    .execute();
  const lastRangAt = new Map(last.map(({ alert_id, rung_at }) => [alert_id, rung_at]));
  const stocks = { snapshot, currenciesOf };
  return {
    alerts: rows.map((row) =>
      wireAlert(row, { rings: row.crossings, lastRangAt: lastRangAt.get(row.id) ?? null }, stocks),
    ),
    restingSince,
  };
}
