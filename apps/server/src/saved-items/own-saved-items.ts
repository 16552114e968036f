import { randomUUID } from "node:crypto";
import { type ParsedInputOf, SAVED_LIMITS, savedAddress, type saveItem, type WireSavedItem } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { AccountsContext } from "../accounts/index.ts";
import { type PlanContext, requireRoom } from "../billing/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, type User } from "../http/index.ts";

/** Whose items, and what they are kept with. */
interface OwnItems extends PlanContext, Pick<AccountsContext, "database"> {
  readonly user: User;
}

interface WireItems {
  readonly items: WireSavedItem[];
}

/** What a user has saved, the one that was changed last first. */
export function ownSavedItems({ database, user }: Pick<OwnItems, "database" | "user">): Promise<WireItems> {
  return itemsOf(database.db, user);
}

/**
 * Saves a page, or changes a saved one.
 *
 * @throws {Failure} `notFound` of one that the user does not have under that kind; `invalidParameter` of an address that no
 *   page of the kind writes, and of more items than anyone can have; `forbidden` of one that the plan does not allow.
 */
export function saveOwnItem(own: OwnItems, { id, ...given }: ParsedInputOf<typeof saveItem>): Promise<WireItems> {
  const address = savedAddress(given.kind, given.address);
  if (address === null || address.length > SAVED_LIMITS.address) {
    throw new Failure("invalidParameter", { phrase: "not the address of such a page", field: "address" });
  }
  const item = { ...given, address };
  return change(own, (transaction) =>
    id === undefined ? add(transaction, own, item) : replace(transaction, own, { id, ...item }),
  );
}

/** @throws {Failure} `notFound`. */
export function deleteOwnItem(own: OwnItems, id: string): Promise<WireItems> {
  return change(own, async (transaction) => {
    const gone = await transaction
      .deleteFrom("saved_items")
      .where("id", "=", id)
      .where("user_id", "=", own.user.id)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new Failure("notFound");
  });
}

type GivenItem = Omit<ParsedInputOf<typeof saveItem>, "id">;

async function add(db: Kysely<Tables>, own: OwnItems, item: GivenItem): Promise<void> {
  const { user, clock } = own;
  const places = await db.selectFrom("saved_items").select("place").where("user_id", "=", user.id).execute();
  await requireRoom(own, db, { userId: user.id, limit: "savedItems", used: places.length });
  const taken = new Set(places.map(({ place }) => place));
  const place = Array.from({ length: SAVED_LIMITS.items }, (_, index) => index).find((index) => !taken.has(index));
  if (place === undefined) throw new Failure("invalidParameter", { phrase: "all places taken", field: "name" });
  const now = clock();
  await db
    .insertInto("saved_items")
    .values({ id: randomUUID(), user_id: user.id, ...item, place, created_at: now, changed_at: now })
    .execute();
}

async function replace(
  db: Kysely<Tables>,
  { user, clock }: OwnItems,
  { id, kind, name, address }: GivenItem & { readonly id: string },
): Promise<void> {
  const changed = await db
    .updateTable("saved_items")
    .set({ name, address, changed_at: clock() })
    .where("id", "=", id)
    .where("user_id", "=", user.id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Failure("notFound");
}

/** One change after the other for each user, so that no two take the last place. */
function change(
  { database, user }: OwnItems,
  alter: (transaction: Kysely<Tables>) => Promise<void>,
): Promise<WireItems> {
  return database.db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom("users")
      .select("id")
      .where("id", "=", user.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!owner) throw new Failure("notLoggedIn");
    await alter(transaction);
    return itemsOf(transaction, user);
  });
}

async function itemsOf(db: Kysely<Tables>, user: User): Promise<WireItems> {
  const rows = await db
    .selectFrom("saved_items")
    .selectAll()
    .where("user_id", "=", user.id)
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .execute();
  return {
    items: rows.map(({ id, kind, name, address, created_at, changed_at }) => ({
      id,
      kind,
      name,
      address,
      createdAt: created_at.toISOString(),
      changedAt: changed_at.toISOString(),
    })),
  };
}
