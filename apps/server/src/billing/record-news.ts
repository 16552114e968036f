import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/index.ts";
import { FINAL_STATUSES, type SubscriptionNews, UNPAID_STATUSES } from "./subscription-news.ts";
import type { SubscriptionRow } from "./subscription-state.ts";

/** News with the moment at which Stripe had it so. */
export interface DatedNews {
  readonly userId: string;
  readonly news: SubscriptionNews;
  readonly at: Date;
  /** `begun`: an event that comes before all others of its second. `read`: Stripe was asked. */
  readonly from: "begun" | "event" | "read";
  /** When the oldest invoice was written that is not paid, of a subscription that was read; null where that is not known. */
  readonly unpaidSince?: Date | null;
}

/**
 * Records what Stripe says of a subscription, in a transaction that holds the row of its customer. News may come in any order and
 * more than once: older ones change nothing, and nothing comes after the end.
 *
 * @returns Whether Stripe has to be asked: two different news are of the same second, or one does not say all.
 */
export async function recordNews(db: Kysely<Tables>, dated: DatedNews): Promise<{ readonly isDoubtful: boolean }> {
  const { news, at, userId } = dated;
  const known = await db.selectFrom("subscriptions").selectAll().where("id", "=", news.row.id).executeTakeFirst();
  const isNews = known === undefined || supersedes(dated, known);
  const present = isNews ? news.row : (known as SubscriptionRow);
  const since = UNPAID_STATUSES.has(present.status) ? await beginningOfDebt(db, dated, known) : null;
  if (!isNews) {
    if (since && since.getTime() !== known.past_due_since?.getTime()) {
      await db.updateTable("subscriptions").set({ past_due_since: since }).where("id", "=", known.id).execute();
    }
    return { isDoubtful: false };
  }
  const isDiscountKnown = news.discount !== undefined;
  const discount = isDiscountKnown ? news.discount : (known?.discount ?? null);
  const row = {
    ...news.row,
    past_due_since: since,
    discount: discount === null ? null : JSON.stringify(discount),
    observed_at: at,
  };
  await db
    .insertInto("subscriptions")
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  const isSameSecond = dated.from !== "read" && known?.observed_at.getTime() === at.getTime();
  return { isDoubtful: !isDiscountKnown || isSameSecond };
}

function supersedes({ news, at, from }: DatedNews, known: SubscriptionRow): boolean {
  if (FINAL_STATUSES.has(known.status)) return false;
  if (FINAL_STATUSES.has(news.row.status)) return true;
  const later = at.getTime() - known.observed_at.getTime();
  return later > 0 || (later === 0 && from !== "begun");
}

/** The beginning of the present time without payment: as Stripe said when it was asked, or as far as the events that are kept tell it. */
async function beginningOfDebt(
  db: Kysely<Tables>,
  { news, at, unpaidSince }: DatedNews,
  known: SubscriptionRow | undefined,
): Promise<Date> {
  if (unpaidSince) return unpaidSince;
  const events = await db
    .selectFrom("billing_events")
    .select(["status", "created_at"])
    .where("subscription_id", "=", news.row.id)
    .where("status", "is not", null)
    .orderBy("created_at", "desc")
    .execute();
  const isUnpaid = (status: string | null) => UNPAID_STATUSES.has(status ?? "");
  const lastPaid = events.find(({ status }) => !isUnpaid(status))?.created_at ?? new Date(0);
  const unpaid = [
    ...events.filter(({ status }) => isUnpaid(status)).map(({ created_at }) => created_at),
    ...(isUnpaid(news.row.status) ? [at] : []),
    ...(known?.past_due_since ? [known.past_due_since] : []),
  ].filter((moment) => moment >= lastPaid);
  return unpaid.reduce((first, moment) => (moment < first ? moment : first), unpaid[0] ?? lastPaid);
}

/** A customer whose subscriptions are to be read from Stripe at a moment, or before. */
export async function readLater(
  db: Kysely<Tables>,
  customer: Pick<Selectable<Tables["billing_customers"]>, "user_id">,
  at: Date,
): Promise<void> {
  await db
    .updateTable("billing_customers")
    .set({ sync_due_at: at })
    .where("user_id", "=", customer.user_id)
    .where("sync_due_at", ">", at)
    .execute();
}
