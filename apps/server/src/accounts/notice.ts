import type { LanguageCode } from "@plumbline/contract";
import type { Kysely } from "kysely";
import { PRODUCT_NAME } from "../config/index.ts";
import type { Tables } from "../database/index.ts";
import { type SecurityEvent, securityNotice } from "../mail/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { handOver } from "./outgoing-messages.ts";
import type { UserRow } from "./users.ts";

/** What a notice to a user says beside its subject. */
export function notice({ settings, clock }: AccountsContext, user: UserRow, language: LanguageCode) {
  const { publicUrl } = settings;
  return { language: user.language ?? language, productName: PRODUCT_NAME, publicUrl, at: clock() };
}

/** Tells a user by e-mail of a change of how the account is signed in to, in the transaction of that change. */
export async function tellOfSecurityEvent(
  transaction: Kysely<Tables>,
  context: AccountsContext,
  { user, language, event }: { readonly user: UserRow; readonly language: LanguageCode; readonly event: SecurityEvent },
): Promise<void> {
  const message = securityNotice({ ...notice(context, user, language), event });
  await handOver(transaction, { to: user.email, ...message }, context.clock());
}
