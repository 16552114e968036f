import type { LanguageCode } from "@plumbline/contract";
import { PRODUCT_NAME } from "../config/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import type { UserRow } from "./users.ts";

/** What a notice to a user says beside its subject. */
export function notice({ settings, clock }: AccountsContext, user: UserRow, language: LanguageCode) {
  const { publicUrl } = settings;
  return { language: user.language ?? language, productName: PRODUCT_NAME, publicUrl, at: clock() };
}
