import type { Kysely } from "kysely";
import type { Tables } from "../../database/index.ts";
import { Failure } from "../../http/index.ts";
import type { AccountRequest, AccountsContext } from "../accounts-context.ts";
import { tellOfSecurityEvent } from "../notice.ts";
import type { UserRow } from "../users.ts";
import { recoveryCodesLeft, useRecoveryCode } from "./recovery-codes.ts";

interface Demand {
  readonly context: AccountsContext;
  /** Who has proved the first factor. */
  readonly user: UserRow;
  readonly request: AccountRequest;
  /** Six digits of the authenticator app, or a recovery code. */
  readonly given: string | undefined;
}

/**
 * Asks a user who has turned on a second factor for it; to be called in the transaction that opens the session, after the first
 * factor was found right. What is given is used up with that transaction.
 *
 * @throws {Failure} `secondFactorNeeded` where none is given, `wrongSecondFactor`, `tooManyRequests`.
 */
export async function requireSecondFactor(transaction: Kysely<Tables>, demand: Demand): Promise<void> {
  if (!(await hasSecondFactor(transaction, demand.user.id))) return;
  const { given } = demand;
  if (given === undefined) throw new Failure("secondFactorNeeded");
  await takeSecondFactor(transaction, { ...demand, given });
}

/** @throws {Failure} as `requireSecondFactor`, for what is given. */
export async function takeSecondFactor(
  transaction: Kysely<Tables>,
  { context, user, request, given }: Demand & { readonly given: string },
): Promise<void> {
  const { client } = request.requester;
  const { secondFactor: limit } = context.limits;
  limit.take(user.id, client);
  const digits = given.replace(/\s/g, "");
  const isRight = /^\d{6}$/.test(digits)
    ? await useOneTimePassword(transaction, { context, userId: user.id, password: digits })
    : await useRecoveryCode(transaction, { userId: user.id, code: given });
  if (!isRight) throw new Failure("wrongSecondFactor");
  limit.giveBack(user.id, client);
  if (digits.length !== 6)
    await tellOfSecurityEvent(transaction, context, { user, language: request.language, event: "recoveryCodeUsed" });
}

/** Whether a user has a second factor, and how many ways round its loss are left. */
export async function secondFactorOf(db: Kysely<Tables>, userId: string) {
  const [isOn, left] = await Promise.all([hasSecondFactor(db, userId), recoveryCodesLeft(db, userId)]);
  return { isOn, recoveryCodesLeft: left };
}

export async function hasSecondFactor(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Each password is accepted once: the row remembers how far they have been used, and is locked while one is compared. */
async function useOneTimePassword(
  transaction: Kysely<Tables>,
  {
    context,
    userId,
    password,
  }: { readonly context: AccountsContext; readonly userId: string; readonly password: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom("second_factors")
    .select("secret")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const step = row && context.oneTimePasswords.stepOf(password, { userId, sealed: row.secret });
  if (!step) return false;
  const used = await transaction
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
