import type {
  changeEmail,
  changePassword,
  changePhone,
  ParsedInputOf,
  updateConfiguration,
  WireUser,
} from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";
import { Failure, type User } from "../http/index.ts";
import { emailChangedNotice, passwordChangedNotice } from "../mail/index.ts";
import { acceptanceOf } from "./acceptances.ts";
import type { AccountRequest, AccountsContext } from "./accounts-context.ts";
import { emailAddress } from "./email-address.ts";
import { notice } from "./notice.ts";
import { handOver } from "./outgoing-messages.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { phoneNumber } from "./phone-number.ts";
import { linkedProviders } from "./providers/linked-providers.ts";
import { requirePassword } from "./require-password.ts";
import { secondFactorOf } from "./second-factor/require-second-factor.ts";
import { setPassword, type UserRow, userById, userWithPassword, wireUser } from "./users.ts";

/** A request of a user who is signed in. */
export interface OwnRequest extends AccountRequest {
  readonly user: User;
}

/** Who a request comes from. @throws {Failure} `notLoggedIn` once the account is gone. */
export async function ownUser(db: Kysely<Tables>, { id }: User): Promise<UserRow> {
  const user = await userById(db, id);
  if (!user) throw new Failure("notLoggedIn");
  return user;
}

/** The same of who owns the server. @throws {Failure} `forbidden` of everyone else. */
export async function requireOwner(db: Kysely<Tables>, user: User): Promise<UserRow> {
  const known = await ownUser(db, user);
  if (known.role !== "owner") throw new Failure("forbidden");
  return known;
}

/** Everything that the user centre shows. */
export async function ownProfile(context: AccountsContext, { user }: OwnRequest) {
  const [found, linked, secondFactor, acceptance] = await Promise.all([
    userWithPassword(context.database.db, { id: user.id }),
    linkedProviders(context.database.db, user.id),
    secondFactorOf(context.database.db, user.id),
    acceptanceOf(context, user),
  ]);
  if (!found) throw new Failure("notLoggedIn");
  return {
    user: wireUser(found.user),
    hasPassword: found.hash !== null,
    linked,
    secondFactor,
    ...acceptance,
  };
}

/** Changes what is given of name and preferences. */
export async function updateOwnSettings(
  { database: { db } }: AccountsContext,
  { name, preferences = {} }: ParsedInputOf<typeof updateConfiguration>,
  { user }: OwnRequest,
): Promise<WireUser> {
  const { costPreset, ...others } = preferences;
  const changes = {
    ...others,
    ...(costPreset === undefined ? {} : { cost_preset: costPreset }),
    // An empty name is none.
    ...(name === undefined ? {} : { name: name === "" ? null : name }),
  };
  if (Object.keys(changes).length === 0) return wireUser(await ownUser(db, user));
  const row = await db.updateTable("users").set(changes).where("id", "=", user.id).returningAll().executeTakeFirst();
  if (!row) throw new Failure("notLoggedIn");
  return wireUser(row);
}

/**
 * Sets another password, proved by the present one or by a code. All other sessions end.
 *
 * @throws {Failure} `wrongCredentials`, `wrongVerificationCode`, `invalidParameter` of a common password.
 */
export async function changeOwnPassword(
  context: AccountsContext,
  input: ParsedInputOf<typeof changePassword>,
  request: OwnRequest,
): Promise<null> {
  const { database, codes, passwords, sessions, clock, wakeMessenger } = context;
  const { user: known, hash: before } = await requireOwn(context, request);
  requireGoodPassword(context, input.password, known.email);
  let codeId: string | null = null;
  if ("code" in input) {
    codeId = await codes.find(database.db, { address: known.email, purpose: "changepassword", code: input.code });
    if (codeId === null) throw new Failure("wrongVerificationCode");
  } else {
    await requirePassword(context, { ...request, email: known.email, password: input.currentPassword, hash: before });
  }
  const hash = await passwords.hash(input.password, request.requester);
  const isSet = await database.db.transaction().execute(async (transaction) => {
    if (codeId !== null && !(await codes.use(transaction, codeId))) return false;
    const now = clock();
    await setPassword(transaction, { userId: known.id, hash, now });
    await sessions.end(transaction, { userId: known.id, except: request.user.session, because: "password" });
    await handOver(
      transaction,
      { to: known.email, ...passwordChangedNotice(notice(context, known, request.language)) },
      now,
    );
    return true;
  });
  if (!isSet) throw new Failure("wrongVerificationCode");
  wakeMessenger();
  return null;
}

/**
 * Moves the account to another address, proved by the code sent there. All other sessions end, and the address before is told.
 *
 * @throws {Failure} `invalidEmail`, `wrongCredentials`, `wrongVerificationCode`, `emailExists`.
 */
export async function changeOwnEmail(
  context: AccountsContext,
  input: ParsedInputOf<typeof changeEmail>,
  request: OwnRequest,
): Promise<WireUser> {
  const { database, codes, sessions, clock, wakeMessenger } = context;
  const email = emailAddress(input.email);
  const { user: known, hash } = await requireOwn(context, request);
  await requirePassword(context, { ...request, email: known.email, password: input.currentPassword, hash });
  const codeId = await codes.find(database.db, { address: email, purpose: "changeemail", code: input.code });
  if (codeId === null) throw new Failure("wrongVerificationCode");
  const change = database.db.transaction().execute(async (transaction) => {
    if (!(await codes.use(transaction, codeId))) return "wrongVerificationCode";
    const isTaken = transaction.selectFrom("users").select("id").where("email", "=", email).forUpdate();
    const other = await isTaken.executeTakeFirst();
    if (other && other.id !== known.id) return "emailExists";
    const row = await transaction
      .updateTable("users")
      .set({ email })
      .where("id", "=", known.id)
      .returningAll()
      .executeTakeFirst();
    if (!row) return "notLoggedIn";
    const now = clock();
    // Who pays is known to the provider of payments by this address, which is told of the change.
    await transaction
      .updateTable("billing_customers")
      .set({ email_changed_at: now, sync_due_at: now })
      .where("user_id", "=", known.id)
      .execute();
    await sessions.end(transaction, { userId: known.id, except: request.user.session, because: "email" });
    const message = emailChangedNotice({ ...notice(context, known, request.language), newEmail: email });
    await handOver(transaction, { to: known.email, ...message }, now);
    return row;
  });
  const changed = await unlessTaken(change, "emailExists");
  if (typeof changed === "string") throw new Failure(changed);
  wakeMessenger();
  return wireUser(changed);
}

/**
 * Sets the telephone number, proved by the code sent there, or takes it away.
 *
 * @throws {Failure} `invalidParameter` of a number that cannot be called, `wrongVerificationCode`, `phoneExists`.
 */
export async function changeOwnPhone(
  { database, codes }: AccountsContext,
  input: ParsedInputOf<typeof changePhone>,
  { user }: OwnRequest,
): Promise<WireUser> {
  const phone = input.phone === null ? null : phoneNumber(input.phone);
  let codeId: string | null = null;
  if (phone !== null && "code" in input) {
    codeId = await codes.find(database.db, { address: phone, purpose: "changemobile", code: input.code });
    if (codeId === null) throw new Failure("wrongVerificationCode");
  }
  const change = database.db.transaction().execute(async (transaction) => {
    if (codeId !== null && !(await codes.use(transaction, codeId))) return "wrongVerificationCode";
    if (phone !== null) {
      const other = await transaction
        .selectFrom("users")
        .select("id")
        .where("phone", "=", phone)
        .where("id", "!=", user.id)
        .executeTakeFirst();
      if (other) return "phoneExists";
    }
    const row = await transaction
      .updateTable("users")
      .set({ phone })
      .where("id", "=", user.id)
      .returningAll()
      .executeTakeFirst();
    return row ?? "notLoggedIn";
  });
  const changed = await unlessTaken(change, "phoneExists");
  if (typeof changed === "string") throw new Failure(changed);
  return wireUser(changed);
}

/** Code of PostgreSQL for a value that may be there once and is there already. */
const DUPLICATE = "23505";

/** Another request took the address or the number between our looking and writing. */
function unlessTaken<Value, Taken extends string>(change: Promise<Value>, taken: Taken): Promise<Value | Taken> {
  return change.catch((error: unknown) => {
    if ((error as { readonly code?: unknown }).code === DUPLICATE) return taken;
    throw error;
  });
}

/** Who a request comes from, with the hash of the password. @throws {Failure} `notLoggedIn` once the account is gone. */
export async function requireOwn(
  { database: { db } }: AccountsContext,
  { user }: OwnRequest,
): Promise<{ readonly user: UserRow; readonly hash: string | null }> {
  const found = await userWithPassword(db, { id: user.id });
  if (!found) throw new Failure("notLoggedIn");
  return found;
}
