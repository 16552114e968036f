import { randomUUID } from "node:crypto";
import type { ParsedInputOf, uploadAvatar, WireUser } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";
import { Failure } from "../http/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import type { OwnRequest } from "./own-account.ts";
import { wireUser } from "./users.ts";

/**
 * Sets the avatar of who is signed in. It gets an address that nobody can guess, and another one with each picture.
 *
 * @throws {Failure} As `AvatarImages.make`.
 */
export async function setOwnAvatar(
  { database: { db }, avatars }: AccountsContext,
  { file, x, y, size }: Omit<ParsedInputOf<typeof uploadAvatar>, "file"> & { readonly file: Uint8Array },
  { user, requester }: OwnRequest,
): Promise<WireUser> {
  const crop = size === undefined ? null : { x: x ?? 0, y: y ?? 0, size };
  const image = await avatars.make(file, crop, requester);
  const id = randomUUID();
  return db.transaction().execute(async (transaction) => {
    // The row of the user is locked first: of pictures that are sent at once, each removes the one before.
    const changed = await changeUser(transaction, user.id, id);
    await transaction.deleteFrom("avatars").where("user_id", "=", user.id).execute();
    await transaction.insertInto("avatars").values({ id, user_id: user.id, image }).execute();
    return changed;
  });
}

/** Takes the avatar away. */
export function removeOwnAvatar({ database: { db } }: AccountsContext, { user }: OwnRequest): Promise<WireUser> {
  return db.transaction().execute(async (transaction) => {
    const changed = await changeUser(transaction, user.id, null);
    await transaction.deleteFrom("avatars").where("user_id", "=", user.id).execute();
    return changed;
  });
}

/** The picture of an id. @throws {Failure} `notFound`. */
export async function avatarImage({ database: { db } }: AccountsContext, id: string): Promise<Buffer> {
  const row = await db.selectFrom("avatars").select("image").where("id", "=", id).executeTakeFirst();
  if (!row) throw new Failure("notFound");
  return row.image;
}

async function changeUser(transaction: Kysely<Tables>, userId: string, avatar: string | null): Promise<WireUser> {
  const row = await transaction
    .updateTable("users")
    .set({ avatar })
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Failure("notLoggedIn");
  return wireUser(row);
}
