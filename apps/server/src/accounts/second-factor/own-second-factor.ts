import type { beginSecondFactor, OutputOf, ParsedInputOf, turnOffSecondFactor } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/index.ts";
import { Failure } from "../../http/index.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { tellOfSecurityEvent } from "../notice.ts";
import { type OwnRequest, ownUser } from "../own-account.ts";
import { requireOwnProof } from "../own-proof.ts";
import type { UserRow } from "../users.ts";
import { qrCode } from "./qr-code.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { hasSecondFactor, takeSecondFactor } from "./require-second-factor.ts";

/** In which a secret can be confirmed. */
const CONFIRMED_WITHIN = 30 * 60 * 1000;

type BothFactors = ParsedInputOf<typeof turnOffSecondFactor>;
type RecoveryCodes = { readonly recoveryCodes: string[] };

/**
 * Makes the secret that an authenticator app will share; one that was not confirmed is of no use from then on.
 *
 * @throws {Failure} as `requireOwnProof`; `preconditionFailed` where the second factor is on.
 */
export async function beginOwnSecondFactor(
  context: AccountsContext,
  input: ParsedInputOf<typeof beginSecondFactor>,
  request: OwnRequest,
): Promise<OutputOf<typeof beginSecondFactor>> {
  const { user, use } = await requireOwnProof(context, input, request);
  const { base32, uri, sealed } = context.oneTimePasswords.make(user);
  const fresh = { secret: sealed, created_at: context.clock(), last_step: 0 };
  await context.database.db.transaction().execute(async (transaction) => {
    await use(transaction);
    const kept = await transaction
      .insertInto("second_factors")
      .values({ user_id: user.id, ...fresh })
      .onConflict((conflict) =>
        conflict.column("user_id").doUpdateSet(fresh).where("second_factors.confirmed_at", "is", null),
      )
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows !== 1n) throw new Failure("preconditionFailed");
  });
  return { secret: base32, uri, qrCode: qrCode(uri) };
}

/**
 * Turns the second factor on with the first code of the app.
 *
 * @throws {Failure} `notFound` where no secret waits for it; `wrongSecondFactor`, `tooManyRequests`.
 */
export async function confirmOwnSecondFactor(
  context: AccountsContext,
  { code }: { readonly code: string },
  request: OwnRequest,
): Promise<RecoveryCodes> {
  const { database, oneTimePasswords, clock, limits, wakeMessenger } = context;
  const user = await ownUser(database.db, request.user);
  const { client } = request.requester;
  limits.secondFactor.take(user.id, client);
  const codes = await database.db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom("second_factors")
      .select("secret")
      .where("user_id", "=", user.id)
      .where("confirmed_at", "is", null)
      .where("created_at", ">", new Date(clock().getTime() - CONFIRMED_WITHIN))
      .forUpdate()
      .executeTakeFirst();
    if (!waiting) throw new Failure("notFound");
    const step = oneTimePasswords.stepOf(code, { userId: user.id, sealed: waiting.secret });
    if (step === null) throw new Failure("wrongSecondFactor");
    await transaction
      .updateTable("second_factors")
      .set({ confirmed_at: clock(), last_step: step })
      .where("user_id", "=", user.id)
      .execute();
    await tellOfSecurityEvent(transaction, context, { user, language: request.language, event: "secondFactorOn" });
    return replaceRecoveryCodes(transaction, user.id);
  });
  limits.secondFactor.giveBack(user.id, client);
  wakeMessenger();
  return { recoveryCodes: codes };
}

/**
 * Turns the second factor off.
 *
 * @throws {Failure} as `requireOwnProof` and `requireSecondFactor`; `notFound` where it is off.
 */
export async function turnOffOwnSecondFactor(
  context: AccountsContext,
  input: BothFactors,
  request: OwnRequest,
): Promise<null> {
  await withBothFactors(context, { input, request }, async (transaction, user) => {
    await transaction.deleteFrom("second_factors").where("user_id", "=", user.id).execute();
    await tellOfSecurityEvent(transaction, context, { user, language: request.language, event: "secondFactorOff" });
  });
  return null;
}

/** Makes new recovery codes. @throws {Failure} as `turnOffOwnSecondFactor`. */
export async function renewOwnRecoveryCodes(
  context: AccountsContext,
  input: BothFactors,
  request: OwnRequest,
): Promise<RecoveryCodes> {
  const codes = await withBothFactors(context, { input, request }, async (transaction, user) => {
    await tellOfSecurityEvent(transaction, context, {
      user,
      language: request.language,
      event: "recoveryCodesRenewed",
    });
    return replaceRecoveryCodes(transaction, user.id);
  });
  return { recoveryCodes: codes };
}

/** When a secret that nobody has confirmed is of no use any more, it goes. */
export async function removeUnconfirmedSecrets(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("second_factors")
    .where("confirmed_at", "is", null)
    .where("created_at", "<=", new Date(now.getTime() - CONFIRMED_WITHIN))
    .execute();
}

async function withBothFactors<Value>(
  context: AccountsContext,
  { input, request }: { readonly input: BothFactors; readonly request: OwnRequest },
  change: (transaction: Kysely<Tables>, user: UserRow) => Promise<Value>,
): Promise<Value> {
  const { user, use } = await requireOwnProof(context, input.proof, request);
  const changed = await context.database.db.transaction().execute(async (transaction) => {
    await use(transaction);
    if (!(await hasSecondFactor(transaction, user.id))) throw new Failure("notFound");
    await takeSecondFactor(transaction, { context, user, request, given: input.secondFactor });
    return change(transaction, user);
  });
  context.wakeMessenger();
  return changed;
}
