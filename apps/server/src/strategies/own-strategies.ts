import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  type OutputOf,
  OWN_STRATEGY_LIMITS,
  type ParsedInputOf,
  type saveStrategy,
  type strategyVersions,
  type WireOwnStrategy,
  type WireStrategy,
} from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { AccountsContext } from "../accounts/index.ts";
import { type PlanContext, requireRoom } from "../billing/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, type User } from "../http/index.ts";
import { libraryStrategy, requireSense } from "./library.ts";

/** Whose strategies, and what they are kept with. */
interface OwnStrategies extends PlanContext, Pick<AccountsContext, "database"> {
  readonly user: User;
}

interface WireStrategies {
  readonly strategies: WireOwnStrategy[];
}

type Change = ParsedInputOf<typeof saveStrategy>;
type ChangeOf<Action extends Change["action"]> = Extract<Change, { readonly action: Action }>;

/** The strategies of a user, the one that was changed last first. */
export function ownStrategies({ database, user }: Pick<OwnStrategies, "database" | "user">): Promise<WireStrategies> {
  return strategiesOf(database.db, user);
}

/**
 * Creates, changes, forks, deletes or takes back a strategy.
 *
 * @throws {Failure} `notFound` of one that the user does not have, or that is not in the library; `invalidParameter` of rules that
 *   make no sense, and of more strategies than anyone can have; `forbidden` of one that the plan does not allow.
 */
export async function saveOwnStrategy(own: OwnStrategies, change: Change): Promise<WireStrategies> {
  if ("strategy" in change && change.strategy) requireSense(change.strategy);
  return inTurn(own, async (db) => {
    if (change.action === "create") await add(db, own, { ...change, forkedFrom: null });
    else if (change.action === "fork") await fork(db, own, change);
    else if (change.action === "change") await alter(db, own, change);
    else if (change.action === "delete") await remove(db, own, change);
    else await restore(db, own, change);
  });
}

/** A strategy of a user as it was last saved. */
export interface SavedStrategy {
  readonly name: string;
  readonly version: number;
  readonly savedAt: Date;
  readonly strategy: WireStrategy;
}

/** @throws {Failure} `notFound` of one that the user does not have. */
export async function ownStrategy(db: Kysely<Tables>, user: User, id: string): Promise<SavedStrategy> {
  const found = await db
    .selectFrom("strategies")
    .innerJoin("strategy_versions", (join) =>
      join
        .onRef("strategy_versions.strategy_id", "=", "strategies.id")
        .onRef("strategy_versions.version", "=", "strategies.version"),
    )
    .select(["name", "strategies.version", "saved_at", "strategy"])
    .where("id", "=", id)
    .where("user_id", "=", user.id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!found) throw new Failure("notFound");
  return { name: found.name, version: found.version, savedAt: found.saved_at, strategy: found.strategy };
}

interface NewStrategy {
  readonly name: string;
  readonly strategy: WireStrategy;
  readonly forkedFrom: string | null;
}

/** @throws {Failure} `forbidden` if the plan allows no more; `invalidParameter` of more than anyone can have. */
async function freePlace(db: Kysely<Tables>, own: OwnStrategies): Promise<number> {
  const places = await db
    .selectFrom("strategies")
    .select("place")
    .where("user_id", "=", own.user.id)
    .where("removed_at", "is", null)
    .execute();
  await requireRoom(own, db, { userId: own.user.id, limit: "strategies", used: places.length });
  const taken = new Set(places.map(({ place }) => place));
  const all = Array.from({ length: OWN_STRATEGY_LIMITS.strategies }, (_, index) => index);
  const place = all.find((index) => !taken.has(index));
  if (place === undefined) throw new Failure("invalidParameter", { phrase: "all strategies taken", field: "name" });
  return place;
}

async function add(db: Kysely<Tables>, own: OwnStrategies, given: NewStrategy): Promise<void> {
  const { user, clock } = own;
  const place = await freePlace(db, own);
  const now = clock();
  const row = { id: randomUUID(), name: given.name, forked_from: given.forkedFrom, version: 1, place };
  await db
    .insertInto("strategies")
    .values({ ...row, user_id: user.id, created_at: now, changed_at: now })
    .execute();
  await writeVersion(db, { id: row.id, version: 1, strategy: given.strategy, savedAt: now });
}

async function fork(db: Kysely<Tables>, own: OwnStrategies, { from, name, strategy }: ChangeOf<"fork">): Promise<void> {
  const origin = libraryStrategy(from) ?? (await ownStrategy(db, own.user, from)).strategy;
  await add(db, own, { name, strategy: strategy ?? origin, forkedFrom: from });
}

/** Equal rules are the same version: only others begin a new time out of sample. */
async function alter(db: Kysely<Tables>, own: OwnStrategies, { id, ...given }: ChangeOf<"change">): Promise<void> {
  const known = await ownStrategy(db, own.user, id);
  const now = own.clock();
  const isNew = given.strategy !== undefined && !isDeepStrictEqual(given.strategy, known.strategy);
  const version = known.version + (isNew ? 1 : 0);
  await db
    .updateTable("strategies")
    .set({ name: given.name ?? known.name, version, changed_at: now })
    .where("id", "=", id)
    .execute();
  if (!isNew) return;
  await writeVersion(db, { id, version, strategy: given.strategy as WireStrategy, savedAt: now });
  await db
    .deleteFrom("strategy_versions")
    .where("strategy_id", "=", id)
    .where("version", "<=", version - OWN_STRATEGY_LIMITS.versions)
    .execute();
}

/** It can be taken back for some days. Of those that were deleted the newest are kept, as many as a user can have. */
async function remove(db: Kysely<Tables>, { user, clock }: OwnStrategies, { id }: ChangeOf<"delete">): Promise<void> {
  const gone = await db
    .updateTable("strategies")
    .set({ place: null, removed_at: clock() })
    .where("id", "=", id)
    .where("user_id", "=", user.id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (gone.numUpdatedRows === 0n) throw new Failure("notFound");
  const removed = db.selectFrom("strategies").where("user_id", "=", user.id).where("removed_at", "is not", null);
  const kept = removed.select("id").orderBy("removed_at", "desc").orderBy("id").limit(OWN_STRATEGY_LIMITS.strategies);
  await db
    .deleteFrom("strategies")
    .where("user_id", "=", user.id)
    .where("removed_at", "is not", null)
    .where("id", "not in", kept)
    .execute();
}

/** With its versions, their times and its place among the others. */
async function restore(db: Kysely<Tables>, own: OwnStrategies, { id }: ChangeOf<"restore">): Promise<void> {
  const { user } = own;
  const place = await freePlace(db, own);
  const back = await db
    .updateTable("strategies")
    .set({ place, removed_at: null })
    .where("id", "=", id)
    .where("user_id", "=", user.id)
    .where("removed_at", "is not", null)
    .executeTakeFirst();
  if (back.numUpdatedRows === 0n) throw new Failure("notFound");
}

/**
 * The versions of a strategy with their rules, the newest first.
 *
 * @throws {Failure} `notFound` of one that the user does not have.
 */
export async function strategyVersionsOf(
  { database, user }: Pick<OwnStrategies, "database" | "user">,
  id: string,
): Promise<OutputOf<typeof strategyVersions>> {
  const rows = await database.db
    .selectFrom("strategy_versions")
    .innerJoin("strategies", "strategies.id", "strategy_id")
    .select(["strategy_versions.version", "saved_at", "strategy"])
    .where("strategy_id", "=", id)
    .where("user_id", "=", user.id)
    .where("removed_at", "is", null)
    .orderBy("strategy_versions.version", "desc")
    .execute();
  if (rows.length === 0) throw new Failure("notFound");
  const versions = rows.map(({ version, saved_at, strategy }) => ({
    version,
    savedAt: saved_at.toISOString(),
    strategy,
  }));
  return { id, versions };
}

interface NewVersion {
  readonly id: string;
  readonly version: number;
  readonly strategy: WireStrategy;
  readonly savedAt: Date;
}

async function writeVersion(db: Kysely<Tables>, { id, version, strategy, savedAt }: NewVersion): Promise<void> {
  const row = { strategy_id: id, version, strategy: JSON.stringify(strategy), saved_at: savedAt };
  await db.insertInto("strategy_versions").values(row).execute();
}

/** One change after the other for each user, so that no two take the last place or the same version. */
function inTurn(
  { database, user }: OwnStrategies,
  change: (transaction: Kysely<Tables>) => Promise<void>,
): Promise<WireStrategies> {
  return database.db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom("users")
      .select("id")
      .where("id", "=", user.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!owner) throw new Failure("notLoggedIn");
    await change(transaction);
    return strategiesOf(transaction, user);
  });
}

async function strategiesOf(db: Kysely<Tables>, user: User): Promise<WireStrategies> {
  const [rows, versions] = await Promise.all([
    db
      .selectFrom("strategies")
      .selectAll()
      .where("user_id", "=", user.id)
      .where("removed_at", "is", null)
      .orderBy("changed_at", "desc")
      .orderBy("id")
      .execute(),
    db
      .selectFrom("strategy_versions")
      .innerJoin("strategies", "strategies.id", "strategy_id")
      .select(["strategy_id", "strategy_versions.version", "saved_at"])
      // Of earlier versions the times alone are shown.
      .select((row) =>
        row
          .case()
          .whenRef("strategy_versions.version", "=", "strategies.version")
          .then(row.ref("strategy"))
          .end()
          .as("strategy"),
      )
      .where("user_id", "=", user.id)
      .where("removed_at", "is", null)
      .orderBy("strategy_versions.version", "desc")
      .execute(),
  ]);
  const byStrategy = Map.groupBy(versions, ({ strategy_id }) => strategy_id);
  return {
    strategies: rows.map(({ id, name, version, created_at, forked_from }) => {
      const [newest, ...earlier] = byStrategy.get(id) ?? [];
      if (!newest?.strategy) throw new Error(`The strategy ${id} has no version ${version}.`);
      return {
        id,
        name,
        version,
        createdAt: created_at.toISOString(),
        savedAt: newest.saved_at.toISOString(),
        forkedFrom: forked_from,
        strategy: newest.strategy,
        versions: earlier.map((row) => ({ version: row.version, savedAt: row.saved_at.toISOString() })),
      };
    }),
  };
}
