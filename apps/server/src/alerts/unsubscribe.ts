import type { AccountsContext } from "../accounts/index.ts";
import { Failure } from "../http/index.ts";

/**
 * Ends the e-mails of alerts of whoever has the link; once more changes nothing.
 *
 * @throws {Failure} `notFound` of a token that this server has not written, or whose user is gone.
 */
export async function unsubscribe(
  { database: { db }, unsubscribeLinks, clock }: Pick<AccountsContext, "database" | "unsubscribeLinks" | "clock">,
  token: string,
): Promise<{ readonly emails: false }> {
  const userId = unsubscribeLinks.userOf(token);
  const user =
    userId === null ? undefined : await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
  if (!user) throw new Failure("notFound");
  const off = { emails_off_at: clock() };
  await db
    .insertInto("alert_settings")
    .values({ user_id: user.id, time_zone: "UTC", ...off })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet(off).where("alert_settings.emails_off_at", "is", null),
    )
    .execute();
  return { emails: false };
}
