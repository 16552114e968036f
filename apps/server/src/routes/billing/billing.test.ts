import type { WireBillingState, WireInvoice, WirePlan, WirePlanChangePreview } from "@plumbline/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeExpired } from "../../accounts/expiry.ts";
import type { Account } from "../../testing/account-server.ts";
import { type PaidServer, startPaidServer } from "../../testing/paid-server.ts";
import { startTestServer } from "../../testing/test-server.ts";

// Amounts are those of apps/server/plans.json: Investor 12 USD a month and 120 a year, Professional 39 and 390.

const DAY = 86_400;

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
  server.stripe.account.isCardGood = true;
  reader = await server.register(`payer${readers++}@example.org`);
});

const refusal = async (path: string, body: object, who = reader) => {
  const { statusCode, headers, json } = await server.post(path, body, { token: await server.tokenOf(who) });
  return { status: statusCode, retryAfter: headers["retry-after"], data: json().data };
};

describe("the plans", () => {
  it("are shown to everyone, the free one first, with prices, limits and trial", async () => {
    const { plans, isOpen } = (await server.read("billing/plans")).json().data as {
      plans: WirePlan[];
      isOpen: boolean;
    };
    expect(isOpen).toBe(false);
    expect(plans.map(({ id }) => id)).toEqual(["free", "investor", "professional"]);
    expect(plans[0]?.limits.unlocks).toBe(3);
    expect(plans[1]).toMatchObject({ trialDays: 14, fairUse: ["unlocks"], limits: { unlocks: 200 } });
    expect(plans[1]?.prices).toEqual([
      { interval: "month", amount: 12, currency: "USD", tax: "none" },
      { interval: "year", amount: 120, currency: "USD", tax: "none" },
    ]);
  });

  it("bring the public key to the page", async () => {
    expect((await server.get("/config/config.json")).json().STRIPE_PK).toBe("pk_test_0123456789");
  });
});

describe("a first subscription", () => {
  it("is paid on Stripe's page, and holds only when Stripe has said so", async () => {
    const session = await server.checkout(reader);
    expect(session.successUrl).toContain(`/#/pages/payment/success?session=${session.id}`);
    expect(session.cancelUrl).toContain("/#/pages/payment/cancel?plan=investor&interval=month");
    const state = () => server.ask(reader, `billing/state?session=${session.id}`) as Promise<WireBillingState>;
    expect(await state()).toMatchObject({ state: "none", plan: "free", checkout: "waiting", hasTrial: true });
    const subscription = server.stripe.account.pay(session);
    expect(await state()).toMatchObject({ state: "none", plan: "free", checkout: "waiting" });
    expect(new Set(await server.tell())).toEqual(new Set([200]));
    const confirmed = await state();
    expect(confirmed).toMatchObject({ state: "trialing", plan: "investor", checkout: "confirmed", hasTrial: false });
    // The plan has reports by a language model, which this server lacks.
    expect(confirmed.features).toEqual([]);
    const trialEnd = new Date(server.now().getTime() + 14 * DAY * 1000).toISOString().slice(0, 10);
    expect(confirmed.subscription).toMatchObject({ plan: "investor", price: { amount: 12, interval: "month" } });
    expect(confirmed.subscription?.trialEndsAt?.slice(0, 10)).toBe(trialEnd);
    expect(confirmed.subscription?.nextCharge).toMatchObject({ amount: 12, currency: "USD" });
    expect(subscription.metadata).toEqual({ plan: "investor" });
  });

  it("is the same checkout however often it is asked for, and another choice ends the one before", async () => {
    const choice = { plan: "investor", interval: "month" };
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => server.post("billing/checkout", choice, { token: reader.accessToken })),
    );
    const urls = asked.filter(({ statusCode }) => statusCode === 200).map(({ json }) => json().data.url);
    expect(new Set(urls).size).toBe(1);
    const first = await server.checkout(reader);
    const second = await server.checkout(reader, "professional");
    expect([first.status, second.status]).toEqual(["expired", "open"]);
    await server.tell();
    const state: WireBillingState = await server.ask(reader, `billing/state?session=${first.id}`);
    expect(state.checkout).toBe("expired");
  });

  it("keeps its coupon in the address to which who leaves it comes back", async () => {
    const coupon = {
      code: "WELCOME-BACK",
      percent_off: 10,
      amount_off: null,
      duration: "once",
      duration_in_months: null,
    };
    server.stripe.account.coupons.push({ ...coupon, duration: "once" });
    await server.ask(reader, "billing/checkout", { plan: "investor", interval: "year", coupon: "WELCOME-BACK" });
    const session = [...server.stripe.account.sessions.values()].at(-1);
    expect(session?.cancelUrl).toMatch(/\/#\/pages\/payment\/cancel\?plan=investor&interval=year&coupon=WELCOME-BACK$/);
  });

  it("of somebody else is unknown", async () => {
    const { id } = await server.checkout(reader);
    const other = await server.register(`other${readers++}@example.org`);
    const state: WireBillingState = await server.ask(other, `billing/state?session=${id}`);
    expect(state.checkout).toBe("unknown");
  });

  it("is refused beside one that runs, of a plan that is not offered, and with a coupon that is none", async () => {
    expect((await refusal("billing/checkout", { plan: "gold", interval: "month" })).status).toBe(404);
    expect((await refusal("billing/checkout", { plan: "free", interval: "month" })).status).toBe(404);
    const coupon = { plan: "investor", interval: "month", coupon: "NONE" };
    expect((await refusal("billing/checkout", coupon)).status).toBe(404);
    await server.subscribe(reader);
    expect((await refusal("billing/checkout", { plan: "professional", interval: "month" })).status).toBe(403);
  });

  it("has a trial once", async () => {
    const subscription = await server.subscribe(reader);
    server.stripe.account.end(subscription);
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "ended", plan: "free", hasTrial: false });
    const again = await server.checkout(reader);
    expect(again.trialDays).toBe(0);
    server.stripe.account.pay(again);
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "active", plan: "investor" });
  });

  it("is not sold at another amount than is shown", async () => {
    const { prices } = server.stripe.account;
    const [price] = prices.splice(0, 1);
    if (!price) throw new Error("There are prices.");
    prices.unshift({ ...price, unit_amount: 1300 });
    const { status, retryAfter } = await refusal("billing/checkout", { plan: "investor", interval: "month" });
    prices.splice(0, 1, price);
    expect([status, retryAfter]).toEqual([503, "300"]);
  });
});

describe("a subscription", () => {
  it("is renewed, fails, holds for seven days of grace, and comes back when it is paid", async () => {
    const subscription = await server.subscribe(reader);
    server.wait(14 * DAY);
    server.stripe.account.renew(subscription);
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "active", plan: "investor" });
    server.wait(30 * DAY);
    server.stripe.account.renew(subscription, "failed");
    const failed = server.now().getTime();
    await server.tell();
    const due = await server.stateOf(reader);
    expect(due).toMatchObject({ state: "pastDue", plan: "investor", subscription: { nextCharge: null } });
    expect(due.subscription?.graceEndsAt).toBe(new Date(failed + 7 * DAY * 1000).toISOString());
    server.wait(7 * DAY - 1);
    expect((await server.stateOf(reader)).plan).toBe("investor");
    server.wait(1);
    expect(await server.stateOf(reader)).toMatchObject({ state: "pastDue", plan: "free" });
    server.stripe.account.settle(subscription);
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "active", plan: "investor" });
  });

  it("is cancelled for the end of what is paid, resumed, and ends", async () => {
    const subscription = await server.subscribe(reader);
    await server.ask(reader, "billing/cancel", {});
    await server.tell();
    const cancelled = await server.stateOf(reader);
    expect(cancelled).toMatchObject({ state: "cancelling", plan: "investor", subscription: { nextCharge: null } });
    expect(cancelled.subscription?.endsAt).toBe(cancelled.subscription?.periodEndsAt);
    await server.ask(reader, "billing/resume", {});
    await server.tell();
    expect((await server.stateOf(reader)).state).toBe("trialing");
    await server.ask(reader, "billing/cancel", {});
    await server.tell();
    server.wait(14 * DAY);
    // Its end was told before: it holds no longer, although no event has come.
    expect(await server.stateOf(reader)).toMatchObject({ state: "ended", plan: "free" });
    server.stripe.account.renew(subscription);
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "ended", plan: "free" });
  });

  it("is changed at what the preview says, once for each preview, up and down and between month and year", async () => {
    const subscription = await server.subscribe(reader);
    server.wait(14 * DAY);
    server.stripe.account.renew(subscription);
    await server.tell();
    // Half of 30 days are left: 19.50 of the larger plan less 6.00 of the present one.
    server.wait(15 * DAY);
    const choice = { plan: "professional", interval: "month" };
    const up: WirePlanChangePreview = await server.ask(reader, "billing/preview", choice);
    expect([up.now.amount, up.next.amount, up.now.currency]).toEqual([13.5, 39, "USD"]);
    expect(up.lines.map(({ amount }) => amount)).toEqual([-6, 19.5]);
    await server.ask(reader, "billing/change", { ...choice, at: up.at });
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "active", plan: "professional" });
    expect(server.stripe.account.invoices.at(-1)?.total).toBe(1350 + 270);
    const written = server.stripe.account.invoices.length;
    // The present plan now: what was confirmed twice is carried out once.
    expect((await refusal("billing/change", { ...choice, at: up.at })).status).toBe(400);
    expect(server.stripe.account.invoices).toHaveLength(written);
    const down: WirePlanChangePreview = await server.ask(reader, "billing/preview", {
      plan: "investor",
      interval: "month",
    });
    expect(down.now.amount).toBe(-13.5);
    await server.ask(reader, "billing/change", { plan: "investor", interval: "month", at: down.at });
    await server.tell();
    // What was paid for the larger plan is a credit; the smaller one holds at once.
    expect(server.stripe.account.invoices.at(-1)?.total).toBe(-1350 - 270);
    expect(await server.stateOf(reader)).toMatchObject({
      state: "active",
      plan: "investor",
      subscription: { price: { amount: 12, interval: "month" }, nextCharge: { amount: 12 } },
    });
    const yearly = { plan: "investor", interval: "year" };
    const year: WirePlanChangePreview = await server.ask(reader, "billing/preview", yearly);
    expect([year.now.amount, year.next.amount]).toEqual([120 - 6, 120]);
    await server.ask(reader, "billing/change", { ...yearly, at: year.at });
    await server.tell();
    const inAYear = new Date(server.now().getTime() + 365 * DAY * 1000).toISOString();
    expect(await server.stateOf(reader)).toMatchObject({
      state: "active",
      plan: "investor",
      subscription: {
        price: { amount: 120, interval: "year" },
        periodEndsAt: inAYear,
        nextCharge: { amount: 120, at: inAYear },
      },
    });
    const stale = await refusal("billing/change", { ...choice, at: "2026-01-01T00:00:00Z" });
    expect([stale.status, stale.data.fields[0].path]).toEqual([400, "at"]);
    const present = await refusal("billing/change", { ...yearly, at: year.at });
    expect([present.status, present.data.fields[0].path]).toEqual([400, "plan"]);
  });

  it("that Stripe no longer tries to be paid for holds for seven days since the payment failed, and comes back when it is paid", async () => {
    const subscription = await server.subscribe(reader);
    server.wait(14 * DAY);
    server.stripe.account.renew(subscription, "failed");
    await server.tell();
    server.wait(5 * DAY);
    server.stripe.account.giveUp(subscription, "unpaid");
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "pastDue", plan: "investor" });
    server.wait(2 * DAY);
    expect(await server.stateOf(reader)).toMatchObject({ state: "pastDue", plan: "free" });
    // It still runs at Stripe: no second one is begun beside it.
    expect((await refusal("billing/checkout", { plan: "investor", interval: "month" })).status).toBe(403);
    server.stripe.account.settle(subscription);
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "active", plan: "investor" });
  });

  it("that pauses after a trial without a card holds for seven days of grace, and is active once it is resumed", async () => {
    const subscription = await server.subscribe(reader);
    server.wait(14 * DAY);
    server.stripe.account.giveUp(subscription, "paused");
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "pastDue", plan: "investor" });
    server.wait(7 * DAY);
    expect(await server.stateOf(reader)).toMatchObject({ state: "pastDue", plan: "free" });
    server.stripe.account.settle(subscription);
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "active", plan: "investor" });
  });

  it("whose first payment does not come never holds, and another one can be begun", async () => {
    const subscription = server.stripe.account.leaveUnpaid(await server.checkout(reader));
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "none", plan: "free", subscription: null });
    server.wait(DAY);
    server.stripe.account.giveUp(subscription, "incomplete_expired");
    await server.tell();
    expect(await server.stateOf(reader)).toMatchObject({ state: "none", plan: "free", subscription: null });
    await server.subscribe(reader);
    expect(await server.stateOf(reader)).toMatchObject({ plan: "investor" });
  });

  it("stays as it is if the change cannot be paid", async () => {
    await server.subscribe(reader);
    server.stripe.account.isCardGood = false;
    expect((await refusal("billing/change", { plan: "professional", interval: "month" })).status).toBe(402);
    await server.tell();
    expect((await server.stateOf(reader)).plan).toBe("investor");
  });

  it("takes a coupon, and shows what it takes off", async () => {
    server.stripe.account.coupons.push({
      code: "SPRING",
      percent_off: 25,
      amount_off: null,
      duration: "repeating",
      duration_in_months: 3,
    });
    const discount = { name: "Welcome SPRING", share: 0.25, sum: null, duration: "months", months: 3, endsAt: null };
    expect(await server.ask(reader, "billing/coupon", { code: "SPRING" })).toEqual({ discount, isApplied: false });
    expect((await refusal("billing/coupon", { code: "SPRING", apply: true })).status).toBe(404);
    expect((await refusal("billing/coupon", { code: "WINTER" })).status).toBe(404);
    await server.subscribe(reader);
    expect(await server.ask(reader, "billing/coupon", { code: "SPRING", apply: true })).toEqual({
      discount,
      isApplied: true,
    });
    await server.tell();
    // An event has no more than the id of a discount: the rest is asked for.
    await server.reconcile();
    expect((await server.stateOf(reader)).subscription?.discount).toEqual(discount);
  });

  it("has invoices with tax, and a page of Stripe for the card", async () => {
    await server.subscribe(reader, "investor", "year");
    const { invoices }: { invoices: WireInvoice[] } = await server.ask(reader, "billing/invoices");
    expect(invoices).toMatchObject([{ state: "paid", total: { amount: 0, currency: "USD" }, tax: { amount: 0 } }]);
    const other = await server.register(`other${readers++}@example.org`);
    expect(await server.ask(other, "billing/invoices")).toEqual({ invoices: [] });
    expect((await refusal("billing/portal", {}, other)).status).toBe(404);
    const { url }: { url: string } = await server.ask(reader, "billing/portal", {});
    expect(url).toContain("/portal/cus_");
  });

  it("has the address of its account at Stripe, also after that has changed, and is asked about again if Stripe is away", async () => {
    await server.subscribe(reader);
    const customer = () => [...server.stripe.account.customers.values()].find((one) => one.id === paying);
    const paying = [...server.stripe.account.subscriptions.values()].at(-1)?.customer;
    expect(customer()?.email).toBe(reader.email);
    const moved = { ...reader, email: `moved-${reader.email}` };
    const code = await server.codeFor(moved.email, "changeemail");
    const change = { email: moved.email, code, currentPassword: reader.password };
    await server.ask(reader, "user/changeemail", change);
    server.stripe.behaviour = 500;
    await expect(server.reconcile()).rejects.toThrow();
    expect(customer()?.email).toBe(reader.email);
    server.stripe.behaviour = "well";
    server.wait(3 * 60);
    await server.reconcile();
    expect(customer()?.email).toBe(moved.email);
    const told = server.stripe.received.filter(({ path, method }) => method === "POST" && path.endsWith(`/${paying}`));
    expect(told.map(({ form }) => form)).toContainEqual({ email: moved.email });
    // What Stripe knows is not said again.
    const before = server.stripe.received.length;
    server.wait(7 * 60 * 60);
    await server.reconcile();
    expect(server.stripe.received.slice(before).some(({ path }) => path.endsWith(`/${paying}`))).toBe(false);
  });

  it("of nobody can be cancelled, resumed, changed or previewed by nobody", async () => {
    const choice = { plan: "professional", interval: "month" };
    const calls = { cancel: {}, resume: {}, change: choice, preview: choice };
    for (const [call, body] of Object.entries(calls)) {
      expect((await refusal(`billing/${call}`, body)).status, call).toBe(404);
    }
  });
});

describe("every request that changes something at Stripe", () => {
  it("has an idempotency key", async () => {
    await server.subscribe(reader);
    await server.ask(reader, "billing/cancel", {});
    await server.ask(reader, "billing/portal", {});
    const { received } = server.stripe;
    const writes = received.filter(({ method, path }) => method !== "GET" && !path.endsWith("create_preview"));
    expect(writes.length).toBeGreaterThan(10);
    expect(writes.filter(({ idempotencyKey }) => idempotencyKey === null)).toEqual([]);
  });
});

describe("while Stripe is away", () => {
  it.each(["hang-up", 500, 503, 429] as const)(
    "(%s) payment says when to try again, and the plan stays",
    async (behaviour) => {
      await server.subscribe(reader);
      server.stripe.behaviour = behaviour;
      for (const [path, body] of [
        ["billing/cancel", {}],
        ["billing/portal", {}],
        ["billing/preview", { plan: "professional", interval: "month" }],
      ] as const) {
        const { status, retryAfter } = await refusal(path, body);
        expect([status, Number(retryAfter) > 0], path).toEqual([503, true]);
      }
      expect(await server.stateOf(reader)).toMatchObject({ state: "trialing", plan: "investor" });
    },
  );

  it("an account that pays is not removed, and it is once Stripe has ended its subscription", async () => {
    const subscription = await server.subscribe(reader);
    const { db } = server.database;
    const { context } = server.accounts;
    server.wait(1);
    await db.updateTable("users").set({ removed_at: server.now() }).where("id", "=", reader.id).execute();
    server.stripe.behaviour = 500;
    await expect(removeExpired(context)).rejects.toThrow("could not be removed");
    expect(subscription.status).toBe("trialing");
    server.stripe.behaviour = "well";
    await removeExpired(context);
    expect(subscription.status).toBe("canceled");
    expect(server.stripe.account.customers.size).toBeGreaterThan(0);
    const left = await db.selectFrom("users").select("id").where("id", "=", reader.id).execute();
    expect(left).toEqual([]);
    // What Stripe tells of it later is about nobody.
    expect(new Set(await server.tell())).toEqual(new Set([200]));
  });
});

describe("without payment", () => {
  it("everything is open, and says so", async () => {
    const open = await startTestServer();
    const { isOpen, plans } = (await open.get("/api/billing/plans")).json().data;
    expect([isOpen, plans]).toEqual([true, []]);
    expect((await open.get("/config/config.json")).json().STRIPE_PK).toBe("");
    await open.close();
  });
});
