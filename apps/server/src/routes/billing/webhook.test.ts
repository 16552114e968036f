import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Account } from "../../testing/account-server.ts";
import { type PaidServer, startPaidServer } from "../../testing/paid-server.ts";

let server: PaidServer;
let reader: Account;
let readers = 0;
beforeAll(async () => {
  server = await startPaidServer();
  await server.register("owner@example.org");
});
afterAll(() => server.close());
beforeEach(async () => {
  server.stripe.behaviour = "well";
  reader = await server.register(`payer${readers++}@example.org`);
});

const post = async (payload: string, headers: Record<string, string>) => {
  const { statusCode, json } = await server.app.inject({
    method: "POST",
    url: "/api/billing/webhook",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });
  return [statusCode, json().code];
};

const storedEvents = async () =>
  (await server.database.db.selectFrom("billing_events").select("id").execute()).map(({ id }) => id).sort();

/** All events since a moment of the account. */
const eventsSince = (before: number) => server.stripe.account.events.slice(before);

describe("an event", () => {
  it("without the right signature over its bytes, or of another time, is refused and changes nothing", async () => {
    const event = server.stripe.account.tell("invoice.paid", { object: "invoice" });
    const now = Math.floor(server.now().getTime() / 1000);
    const { payload, headers } = server.stripe.signed(event);
    const { "stripe-signature": signature = "" } = headers;
    const before = await storedEvents();
    expect(await post(payload, {})).toEqual([403, 403]);
    expect(await post(payload, { "stripe-signature": "" })).toEqual([403, 403]);
    expect(await post(payload, { "stripe-signature": `t=${now},v1=${"0".repeat(64)}` })).toEqual([403, 403]);
    expect(await post(payload, { "stripe-signature": signature.replace(/t=\d+/, `t=${now - 1}`) })).toEqual([403, 403]);
    // The same value in other bytes.
    expect(await post(JSON.stringify(JSON.parse(payload)), headers)).toEqual([403, 403]);
    for (const at of [now - 301, now + 301]) {
      expect(await post(payload, server.stripe.signed(event, at).headers)).toEqual([403, 403]);
    }
    expect(await post("{", headers)).toEqual([400, -1]);
    expect(await post("[]", headers)).toEqual([400, -1]);
    expect(await storedEvents()).toEqual(before);
    expect(await post(payload, server.stripe.signed(event, now - 299).headers)).toEqual([200, 0]);
    expect(await storedEvents()).toEqual([...before, event.id].sort());
  });

  it("of a kind that nobody knows is kept, as are those of strangers and those of a shape that cannot be read", async () => {
    const { account } = server.stripe;
    const events = [
      account.tell("fish.caught", { object: "fish", id: "fish_1", weight: 3 }),
      account.tell("customer.subscription.updated", { object: "subscription", id: "sub_x", customer: "cus_stranger" }),
      account.tell("customer.subscription.updated", { object: "subscription" }),
    ];
    expect(await server.tell(events)).toEqual([200, 200, 200]);
    const kept = await server.database.db
      .selectFrom("billing_events")
      .select(["type", "user_id", "payload"])
      .where(
        "id",
        "in",
        events.map(({ id }) => id),
      )
      .execute();
    expect(kept.map(({ user_id }) => user_id)).toEqual([null, null, null]);
    expect(kept.map(({ payload }) => payload)).toEqual(expect.arrayContaining(events));
  });

  it("about an invoice is kept with its subscription, which its parent names", async () => {
    const { account } = server.stripe;
    const before = account.events.length;
    const subscription = await server.subscribe(reader);
    const invoiced = eventsSince(before).filter(({ type }) => type === "invoice.paid");
    const kept = await server.database.db
      .selectFrom("billing_events")
      .select(["id", "subscription_id"])
      .where("type", "=", "invoice.paid")
      .where("user_id", "=", reader.id)
      .execute();
    expect(kept).toEqual(invoiced.map(({ id }) => ({ id, subscription_id: subscription.id })));
    expect(kept).toHaveLength(1);
  });

  it("that comes again and again changes nothing more", async () => {
    const before = server.stripe.account.events.length;
    const subscription = await server.subscribe(reader);
    const events = eventsSince(before);
    server.stripe.account.cancel(subscription, true);
    await server.tell();
    const state = await server.stateOf(reader);
    expect(state.state).toBe("cancelling");
    const stored = await storedEvents();
    for (let again = 0; again < 3; again++) await server.tell(events);
    expect(await server.stateOf(reader)).toEqual(state);
    expect(await storedEvents()).toEqual(stored);
  });

  it("that comes late is older news: in whatever order they come, the last one counts", async () => {
    const session = await server.checkout(reader);
    await server.tell();
    const before = server.stripe.account.events.length;
    const { account } = server.stripe;
    const subscription = account.pay(session);
    for (const happen of [
      () => account.renew(subscription),
      () => account.renew(subscription, "failed"),
      () => account.settle(subscription),
      () => account.renew(subscription, "failed"),
      () => account.cancel(subscription, true),
    ]) {
      server.wait(3600);
      happen();
    }
    server.wait(3600);
    await server.tell(eventsSince(before).toReversed());
    const { state, subscription: known } = await server.stateOf(reader);
    expect(state).toBe("pastDue");
    // The last failure was two hours ago.
    const failed = server.now().getTime() - 2 * 3600 * 1000;
    expect(known?.graceEndsAt).toBe(new Date(failed + 7 * 86_400_000).toISOString());
    account.end(subscription);
    await server.tell([...eventsSince(before).slice(-1), ...eventsSince(before).toReversed()]);
    expect((await server.stateOf(reader)).state).toBe("ended");
  });

  it("of the same second as another one is not trusted to be the later: Stripe is asked", async () => {
    const session = await server.checkout(reader);
    await server.tell();
    const before = server.stripe.account.events.length;
    const subscription = server.stripe.account.pay(session);
    server.stripe.account.cancel(subscription, true);
    server.stripe.account.cancel(subscription, false);
    server.stripe.account.cancel(subscription, true);
    await server.tell(eventsSince(before).toReversed());
    await server.reconcile();
    expect((await server.stateOf(reader)).state).toBe("cancelling");
  });

  it("that was lost is made up for by reading from Stripe, also the confirmation that a page waits for", async () => {
    const session = await server.checkout(reader);
    const subscription = server.stripe.account.pay(session);
    // Nothing is told. Whoever waits longer than a webhook takes makes us ask.
    const waiting = () => server.ask(reader, `billing/state?session=${session.id}`) as Promise<{ checkout: string }>;
    await server.reconcile();
    expect((await waiting()).checkout).toBe("waiting");
    server.wait(16);
    expect((await waiting()).checkout).toBe("waiting");
    await server.reconcile();
    expect((await waiting()).checkout).toBe("confirmed");
    server.stripe.account.end(subscription);
    server.wait(6 * 3600);
    await server.reconcile();
    expect((await server.stateOf(reader)).state).toBe("ended");
  });

  it("that says a customer is deleted ends what was paid; who pays again is another customer", async () => {
    const subscription = await server.subscribe(reader);
    server.stripe.account.deleteCustomer(subscription.customer);
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "ended", plan: "free" });
  });

  it("of a customer whom Stripe has no more is not waited for", async () => {
    const subscription = await server.subscribe(reader);
    server.stripe.account.customers.delete(subscription.customer);
    server.wait(86_400);
    await server.reconcile();
    expect((await server.stateOf(reader)).state).toBe("ended");
  });
});
