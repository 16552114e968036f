import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SubscriptionRow, stateAt } from "../../billing/subscription-state.ts";
import { type PaidServer, startPaidServer } from "../../testing/paid-server.ts";
import type { PlayedEvent, PlayedSubscription } from "../../testing/stripe/stripe-account.ts";

/** A month of webhooks of some customers; that of a thousand, ten thousand of them, is tried with `PAYING=1000`. */
const CUSTOMERS = Number(process.env.PAYING ?? 200);
const EVENTS = 10 * CUSTOMERS;
const AT_ONCE = 8;
const SEED = 20_261_101;
const HOUR = 3600;

let server: PaidServer;
beforeAll(async () => {
  server = await startPaidServer();
});
afterAll(() => server.close());

/** Mulberry32: the same on every machine. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const chance = chanceOf(SEED);
const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, key: chance() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** Customers are made where a registration would make them, without a thousand passwords. */
async function newCustomers(): Promise<ReadonlyMap<string, string>> {
  const users = new Map<string, string>();
  for (let k = 0; k < CUSTOMERS; k++) {
    const [id, email] = [randomUUID(), `customer${k}@example.org`];
    const customer = server.stripe.account.newCustomer(email, { user: id });
    users.set(id, customer);
  }
  const rows = [...users].map(([id], k) => ({ id, email: `customer${k}@example.org`, role: "member" as const }));
  const now = server.now();
  const customers = [...users].map(([user_id, customer_id]) => ({
    user_id,
    customer_id,
    created_at: now,
    sync_due_at: now,
  }));
  await server.database.db.insertInto("users").values(rows).execute();
  await server.database.db.insertInto("billing_customers").values(customers).execute();
  return users;
}

/** Lets something happen to a subscription that can happen to it. */
function happen(subscription: PlayedSubscription): void {
  const { account } = server.stripe;
  const [investor, , professional] = account.prices;
  if (!investor || !professional) throw new Error("There are prices.");
  const other = subscription.price === investor ? professional : investor;
  const good = [
    () => account.renew(subscription),
    () => account.renew(subscription, "failed"),
    () => account.cancel(subscription, !subscription.cancelAtPeriodEnd),
    () => account.changePrice(subscription, other, account.now),
  ];
  const unpaid = [() => account.settle(subscription), () => account.end(subscription)];
  const choices = subscription.status === "past_due" ? unpaid : good;
  choices[Math.floor(chance() * choices.length)]?.();
}

const EXPECTED = { trialing: "trialing", active: "active", past_due: "pastDue", canceled: "ended" } as const;

it("a month of webhooks, shuffled, doubled and a tenth of them lost, ends in the right state of each customer", {
  timeout: 60_000 + CUSTOMERS * 1000,
}, async () => {
  const { account } = server.stripe;
  const users = await newCustomers();
  const [price] = account.prices;
  if (!price) throw new Error("There are prices.");
  const subscriptions = new Map<string, PlayedSubscription>();
  /** When the present payment began to be missing. */
  const unpaidSince = new Map<string, number>();
  const before = account.events.length;
  for (const [user, customer] of users) {
    const metadata = { plan: "investor" };
    const urls = { successUrl: "", cancelUrl: "", expiresAt: 0 };
    const session = { id: `cs_${user}`, customer, price, trialDays: 14, coupon: null, metadata, ...urls };
    subscriptions.set(user, account.pay({ ...session, status: "open", subscription: null }));
  }
  while (account.events.length - before < EVENTS) {
    server.wait(HOUR / 60);
    const alive = [...subscriptions].filter(([, { status }]) => status !== "canceled");
    const chosen = shuffled(alive).slice(0, Math.max(1, CUSTOMERS / 10));
    for (const [user, subscription] of chosen) {
      happen(subscription);
      if (subscription.status !== "past_due") unpaidSince.delete(user);
      else if (!unpaidSince.has(user)) unpaidSince.set(user, account.now);
    }
    if (alive.length === 0) break;
  }
  const written = account.events.slice(before);
  expect(written.length).toBeGreaterThanOrEqual(EVENTS * 0.9);
  const kept = written.filter(() => chance() >= 0.1);
  expect(kept.length / written.length).toBeCloseTo(0.9, 1);
  await deliver(shuffled([...kept, ...kept]));
  const wrong = async () => {
    const rows = await server.database.db.selectFrom("subscriptions").selectAll().execute();
    const byUser = new Map(rows.map((row) => [row.user_id, row]));
    return [...subscriptions.keys()].filter((user) => {
      const [row, subscription] = [byUser.get(user), subscriptions.get(user)];
      return !row || !subscription || !isRight({ row, subscription, now: server.now(), since: unpaidSince.get(user) });
    });
  };
  // Of whom nothing was lost, webhooks alone have brought into the right state.
  const keptIds = new Set(kept.map(({ id }) => id));
  const lost = written.filter(({ id }) => !keptIds.has(id)).map(({ data }) => data.object.customer);
  const wrongBefore = (await wrong()).map((user) => users.get(user));
  expect(wrongBefore.filter((customer) => !lost.includes(customer))).toEqual([]);
  expect(wrongBefore.length).toBeGreaterThan(0);
  server.wait(24 * HOUR);
  await server.reconcile();
  expect(await wrong()).toEqual([]);

  const rows = await server.database.db.selectFrom("subscriptions").selectAll().execute();
  expect(rows).toHaveLength(CUSTOMERS);
  const states = new Set(rows.map((row) => stateAt(row, server.now())));
  expect([...states].sort()).toEqual(["active", "cancelling", "ended", "pastDue"]);
});

interface Compared {
  readonly row: SubscriptionRow;
  readonly subscription: PlayedSubscription;
  readonly now: Date;
  readonly since: number | undefined;
}

function isRight({ row, subscription, now, since }: Compared): boolean {
  const { status, cancelAtPeriodEnd, price } = subscription;
  const state = EXPECTED[status as keyof typeof EXPECTED];
  const isCancelling = cancelAtPeriodEnd && (state === "active" || state === "trialing");
  const isState = stateAt(row, now) === (isCancelling ? "cancelling" : state);
  const isSince = (row.past_due_since?.getTime() ?? null) === (since === undefined ? null : since * 1000);
  return (
    isState &&
    isSince &&
    row.lookup_key === price.lookup_key &&
    row.period_ends_at.getTime() === subscription.periodEnd * 1000
  );
}

/** As Stripe does: many at once. */
async function deliver(events: readonly PlayedEvent[]): Promise<void> {
  const left = [...events];
  const work = async () => {
    for (let event = left.pop(); event; event = left.pop()) {
      const { payload, headers } = server.stripe.signed(event);
      const answer = await server.app.inject({ method: "POST", url: "/api/billing/webhook", payload, headers });
      // Stripe sends again what was not taken.
      if (answer.statusCode === 503) left.unshift(event);
      else if (answer.statusCode !== 200) throw new Error(answer.body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
