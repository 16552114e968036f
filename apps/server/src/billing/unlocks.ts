import { randomUUID } from "node:crypto";
import type { WireUsage } from "@plumbline/contract";
import type { Kysely, Selectable } from "kysely";
import type { AccountsContext } from "../accounts/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, type User } from "../http/index.ts";
import { countUnlocks, entitlementsOf, limitReached, monthOf, type PlanContext, usageFor } from "./entitlements.ts";

const DAY = 24 * 60 * 60 * 1000;
const LONGEST = 90 * DAY;
const AFTER_FILING = 7 * DAY;

type UnlockRow = Selectable<Tables["unlocks"]>;

/** A stock of a market, and what tells when its unlocks end. */
export interface UnlockedStock {
  readonly market: string;
  /** Symbol as the market has it. */
  readonly code: string;
  /** Last day of the market, `YYYY-MM-DD`. */
  readonly marketDay: string;
  /** Days on which its periodic reports were filed, as far as the market knows, ascending. */
  readonly filedOn: readonly string[];
}

export interface OwnUnlocks extends PlanContext, Pick<AccountsContext, "database"> {
  readonly user: User;
}

/** An unlock with its end. */
export interface Unlock {
  readonly code: string;
  readonly unlockedAt: Date;
  readonly endsAt: Date;
}

/**
 * When an unlock ends: seven days after the first periodic filing that came after it, and 90 days after itself at most. A filing
 * that the market learned of late counts from the unlock on.
 */
export function unlockEnd(
  unlock: Pick<UnlockRow, "market_day" | "unlocked_at" | "ends_at">,
  filedOn: readonly string[],
): Date {
  const next = filedOn.find((day) => day > unlock.market_day);
  if (next === undefined) return unlock.ends_at;
  const filed = Math.max(Date.parse(next), unlock.unlocked_at.getTime());
  return new Date(Math.min(filed + AFTER_FILING, unlock.ends_at.getTime()));
}

/** The unlock of a stock that has not ended; null without one. */
export async function presentUnlock(
  { user, clock }: Pick<OwnUnlocks, "user" | "clock">,
  db: Kysely<Tables>,
  stock: UnlockedStock,
): Promise<Unlock | null> {
  const row = await openRow(db, user, stock);
  if (!row) return null;
  const endsAt = unlockEnd(row, stock.filedOn);
  return clock() < endsAt ? { code: row.code, unlockedAt: row.unlocked_at, endsAt } : null;
}

function openRow(db: Kysely<Tables>, user: User, { market, code }: UnlockedStock): Promise<UnlockRow | undefined> {
  return db
    .selectFrom("unlocks")
    .selectAll()
    .where("user_id", "=", user.id)
    .where("market", "=", market)
    .where("code", "=", code)
    .where("closed_at", "is", null)
    .executeTakeFirst();
}

/** The latest end of an unlock of a moment. */
export function latestEnd(unlockedAt: Date): Date {
  return new Date(unlockedAt.getTime() + LONGEST);
}

/**
 * Unlocks a stock whose report can be shown: who calls it has made that report. However many ask at once, on however many servers, one
 * unlock is used up, as each of them has the row of the user for itself; the constraints of the table say the same.
 *
 * @throws {Failure} `forbidden` with the limit, if none is left in this month.
 */
export function unlockStock(
  own: OwnUnlocks,
  stock: UnlockedStock,
): Promise<{ readonly unlock: Unlock | null; readonly cost: 0 | 1; readonly usage: WireUsage }> {
  return own.database.db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom("users")
      .select("id")
      .where("id", "=", own.user.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!owner) throw new Failure("notLoggedIn");
    const entitlements = await entitlementsOf(own, transaction, own.user.id);
    const now = own.clock();
    const month = monthOf(now);
    const used = await countUnlocks(transaction, { userId: own.user.id, month });
    const usage = (count: number) => usageFor(own, entitlements, { limit: "unlocks", used: count });
    if (own.settings.plans === null) return { unlock: null, cost: 0, usage: usage(used) };
    const present = await presentUnlock(own, transaction, stock);
    if (present) return { unlock: present, cost: 0, usage: usage(used) };
    const allowed = entitlements.allowed("unlocks");
    if (allowed !== null && used >= allowed) throw limitReached(own, usage(used));
    await closeEnded(transaction, own, stock);
    const unlock = { code: stock.code, unlockedAt: now, endsAt: latestEnd(now) };
    await transaction
      .insertInto("unlocks")
      .values({
        id: randomUUID(),
        user_id: own.user.id,
        market: stock.market,
        code: stock.code,
        market_day: stock.marketDay,
        unlocked_at: now,
        ends_at: unlock.endsAt,
        month,
        number: used + 1,
      })
      .execute();
    return { unlock, cost: 1, usage: usage(used + 1) };
  });
}

/** One that has ended makes room for another one. */
async function closeEnded(db: Kysely<Tables>, { user, clock }: OwnUnlocks, stock: UnlockedStock): Promise<void> {
  await db
    .updateTable("unlocks")
    .set({ closed_at: clock() })
    .where("user_id", "=", user.id)
    .where("market", "=", stock.market)
    .where("code", "=", stock.code)
    .where("closed_at", "is", null)
    .execute();
}

/** What a user has unlocked in a market and has not closed, the newest first; some of it may have ended by a filing. */
export function openUnlocks({ database, user }: OwnUnlocks, market: string): Promise<UnlockRow[]> {
  return database.db
    .selectFrom("unlocks")
    .selectAll()
    .where("user_id", "=", user.id)
    .where("market", "=", market)
    .where("closed_at", "is", null)
    .orderBy("unlocked_at", "desc")
    .orderBy("id")
    .execute();
}

/** What is left of the month. */
export async function unlocksUsage(own: OwnUnlocks): Promise<WireUsage> {
  const {
    database: { db },
    user,
    clock,
  } = own;
  const [entitlements, used] = await Promise.all([
    entitlementsOf(own, db, user.id),
    countUnlocks(db, { userId: user.id, month: monthOf(clock()) }),
  ]);
  return usageFor(own, entitlements, { limit: "unlocks", used });
}
