import type { OwnProof } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";
import { Failure } from "../http/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { type OwnRequest, requireOwn } from "./own-account.ts";
import { provedPasskey, usePasskey } from "./passkeys/proved-passkey.ts";
import { requirePassword } from "./require-password.ts";
import type { UserRow } from "./users.ts";

/** A user who has proved again who they are. */
export interface ProvedUser {
  readonly user: UserRow;
  /**
   * Uses the code or the passkey of the proof up, in the transaction of what it is for.
   *
   * @throws {Failure} `wrongVerificationCode`, `wrongCredentials`.
   */
  readonly use: (transaction: Kysely<Tables>) => Promise<void>;
}

/**
 * Asks who is signed in for a proof: a stolen token alone must not change how its user signs in.
 *
 * @throws {Failure} `wrongCredentials`, `wrongVerificationCode`, `tooManyRequests`.
 */
export async function requireOwnProof(
  context: AccountsContext,
  proof: OwnProof,
  request: OwnRequest,
): Promise<ProvedUser> {
  const { database, codes } = context;
  const { user, hash } = await requireOwn(context, request);
  if ("currentPassword" in proof) {
    await requirePassword(context, { ...request, email: user.email, password: proof.currentPassword, hash });
    return { user, use: async () => undefined };
  }
  if ("passkey" in proof) {
    const passkey = await provedPasskey(context, { credential: proof.passkey, userId: user.id }, request);
    if (passkey?.userId !== user.id) throw new Failure("wrongCredentials");
    return { user, use: (transaction) => usePasskey(transaction, passkey, context.clock()) };
  }
  const id = await codes.find(database.db, { address: user.email, purpose: "security", code: proof.code });
  if (id === null) throw new Failure("wrongVerificationCode");
  const use = async (transaction: Kysely<Tables>) => {
    if (!(await codes.use(transaction, id))) throw new Failure("wrongVerificationCode");
  };
  return { user, use };
}
