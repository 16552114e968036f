/** Stripe, played on loopback by a real HTTP server: its interface, its hosted pages, and the events that it signs and sends. */
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Stripe } from "stripe";
import { type FormValue, readForm, valueAt } from "./form-body.ts";
import { hostedPage } from "./hosted-page.ts";
import {
  newId,
  type PlayedEvent,
  type PlayedPrice,
  type PlayedSession,
  StripeAccount,
  wirePrice,
  wirePromotionCode,
} from "./stripe-account.ts";
import type { WireShape } from "./wire-shape.ts";

export const STRIPE_KEYS = {
  secretKey: "sk_test_0123456789",
  publicKey: "pk_test_0123456789",
  webhookSecret: "whsec_0123456789",
} as const;

/** Prices as `apps/server/plans.json` has them. */
const PRICES: readonly PlayedPrice[] = [
  ["investor", "month", 1200],
  ["investor", "year", 12_000],
  ["professional", "month", 3900],
  ["professional", "year", 39_000],
].map(([plan, interval, unit_amount]) => ({
  id: `price_${plan}_${interval}`,
  lookup_key: `plumbline_${plan}_${interval}`,
  unit_amount: Number(unit_amount),
  currency: "usd",
  interval: interval as "month" | "year",
}));

interface Received {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  readonly form: Record<string, FormValue>;
}

export interface StripeServer {
  readonly url: string;
  readonly account: StripeAccount;
  /** What was asked, in its order. */
  readonly received: Received[];
  /** How it answers everything: as it should, with a status of its own, or by hanging up. */
  behaviour: "well" | "hang-up" | number;
  /** An event with the headers by which Stripe signs it. */
  readonly signed: (
    event: unknown,
    at?: number,
  ) => { readonly payload: string; readonly headers: Record<string, string> };
  /** Where the events go that hosted pages cause, at once; nowhere unless set. */
  deliverTo: string | null;
  /** Sends events to a server. @returns The statuses of its answers. */
  readonly deliver: (address: string, events: readonly PlayedEvent[]) => Promise<number[]>;
  readonly close: () => Promise<void>;
}

/** @param now Moment of Stripe's clock, in seconds since 1970. */
export async function startStripe(now: () => number = () => Math.floor(Date.now() / 1000)): Promise<StripeServer> {
  const account = new StripeAccount(now);
  account.prices.push(...PRICES);
  const received: Received[] = [];
  const answered = new Map<string, Answer>();
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", url);
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { method = "" } = request;
    if (pathname.startsWith("/v1/")) {
      const form = readForm(method === "POST" ? Buffer.concat(pieces).toString() : search.slice(1));
      const answer = answerOf(request, { method, path: pathname, form, url });
      if (answer) send(response, answer);
      else request.socket.destroy();
      return;
    }
    const before = account.events.length;
    hostedPage(account, { method, pathname }, response);
    if (played.deliverTo !== null) await deliver(played.deliverTo, account.events.slice(before));
  }

  /** Null of a request that is hung up. */
  function answerOf({ headers }: IncomingMessage, asked: Asked): Answer | null {
    const { "idempotency-key": key, authorization } = headers;
    const idempotencyKey = typeof key === "string" ? key : null;
    received.push({ ...asked, idempotencyKey });
    const { behaviour } = played;
    if (behaviour === "hang-up") return null;
    if (typeof behaviour === "number") return problem(behaviour, "api_error", "played");
    if (authorization !== `Bearer ${STRIPE_KEYS.secretKey}`) return problem(401, "invalid_request_error", "no_key");
    // The same key brings the same answer, and does nothing again.
    const once = idempotencyKey === null ? undefined : answered.get(idempotencyKey);
    const answer = once ?? answerTo(account, asked);
    if (idempotencyKey !== null) answered.set(idempotencyKey, answer);
    return answer;
  }

  function send(response: ServerResponse, { status, body }: Answer): void {
    const date = new Date(account.now * 1000).toUTCString();
    response.writeHead(status, { "content-type": "application/json", date, "request-id": newId("req") });
    response.end(JSON.stringify(body));
  }

  const signed: StripeServer["signed"] = (event, at = account.now) => {
    const payload = JSON.stringify(event, null, 2);
    const signature = createHmac("sha256", STRIPE_KEYS.webhookSecret).update(`${at}.${payload}`).digest("hex");
    const headers = { "content-type": "application/json", "stripe-signature": `t=${at},v1=${signature}` };
    return { payload, headers };
  };

  async function deliver(address: string, events: readonly PlayedEvent[]): Promise<number[]> {
    const statuses: number[] = [];
    for (const event of events) {
      const { payload, headers } = signed(event);
      const answer = await fetch(`${address}/api/billing/webhook`, { method: "POST", headers, body: payload });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    return statuses;
  }

  const played: StripeServer = {
    url,
    account,
    received,
    behaviour: "well",
    signed,
    deliverTo: null,
    deliver,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return played;
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly form: Record<string, FormValue>;
  readonly url: string;
}

const list = (data: readonly unknown[]): Answer => ({ status: 200, body: { object: "list", has_more: false, data } });
const found = (body: Record<string, unknown>): Answer => ({ status: 200, body });

function problem(status: number, type: string, code: string): Answer {
  return { status, body: { error: { type, code, message: `Played: ${code}` } } };
}

const MISSING: Answer = problem(404, "invalid_request_error", "resource_missing");

type Handler = (account: StripeAccount, asked: Asked, id: string) => Answer;

/** By method and path, with `:id` in place of an id. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  "POST /v1/customers": (account, { form }) => {
    const id = account.newCustomer(valueAt(form, "email"), form.metadata ?? {});
    return found({ id, object: "customer" });
  },
  "POST /v1/customers/:id": (account, { form }, id) => {
    const customer = account.customers.get(id);
    if (!customer) return MISSING;
    account.customers.set(id, { ...customer, email: valueAt(form, "email") });
    return found({ id, object: "customer" });
  },
  "DELETE /v1/customers/:id": (account, _asked, id) => {
    if (!account.customers.has(id)) return MISSING;
    account.deleteCustomer(id);
    return found({ id, object: "customer", deleted: true });
  },
  "GET /v1/prices": (account, { form }) =>
    list(account.prices.filter((price) => price.lookup_key === valueAt(form, "lookup_keys", "0")).map(wirePrice)),
  "GET /v1/promotion_codes": (account, { form }) =>
    list(account.coupons.filter(({ code }) => code === valueAt(form, "code")).map(wirePromotionCode)),
  "POST /v1/checkout/sessions": newSession,
  "GET /v1/checkout/sessions/:id": (account, _asked, id) => {
    const session = account.sessions.get(id);
    return session ? found(account.wireSession(session)) : MISSING;
  },
  "POST /v1/checkout/sessions/:id/expire": (account, _asked, id) => {
    const session = account.sessions.get(id);
    if (session?.status !== "open") return problem(400, "invalid_request_error", "session_not_open");
    account.expire(session);
    return found(account.wireSession(session));
  },
  "GET /v1/subscriptions": (account, { form }) => {
    const customer = valueAt(form, "customer");
    if (!account.customers.has(customer)) return MISSING;
    const own = [...account.subscriptions.values()].filter((one) => one.customer === customer);
    return list(own.map((subscription) => account.wireSubscription(subscription, true)));
  },
  "POST /v1/subscriptions/:id": updateSubscription,
  "GET /v1/invoices": (account, { form }) => {
    const wanted = {
      customer: valueAt(form, "customer"),
      subscription: valueAt(form, "subscription"),
      status: valueAt(form, "status"),
    };
    const own = account.invoices.filter(({ customer, subscription, status }) => {
      const has = { customer, subscription, status };
      return Object.entries(wanted).every(([name, value]) => value === "" || has[name as keyof typeof has] === value);
    });
    return list(own.toReversed().map((invoice) => account.wireInvoice(invoice)));
  },
  "POST /v1/invoices/create_preview": preview,
  "POST /v1/billing_portal/sessions": (_account, { form, url }) =>
    found({ id: newId("bps"), object: "billing_portal.session", url: `${url}/portal/${valueAt(form, "customer")}` }),
};

function answerTo(account: StripeAccount, asked: Asked): Answer {
  const [, version = "", ...parts] = asked.path.split("/");
  const id = parts.find(
    (part) =>
      /^[a-z]+_\w+$/.test(part) && part !== "billing_portal" && !/^(promotion_codes|create_preview)$/.test(part),
  );
  const path = `/${version}/${parts.map((part) => (part === id ? ":id" : part)).join("/")}`;
  const handler = HANDLERS[`${asked.method} ${path}`];
  return handler ? handler(account, asked, id ?? "") : problem(404, "invalid_request_error", "unknown_path");
}

function newSession(account: StripeAccount, { form, url }: Asked): Answer {
  const price = account.prices.find(({ id }) => id === valueAt(form, "line_items", "0", "price"));
  const customer = valueAt(form, "customer");
  if (!price || !account.customers.has(customer)) return MISSING;
  const id = newId("cs_test");
  const code = valueAt(form, "discounts", "0", "promotion_code").replace(/^promo_/, "");
  const metadata = (form.subscription_data as Record<string, FormValue> | undefined)?.metadata;
  const session: PlayedSession = {
    id,
    customer,
    price,
    trialDays: Number(valueAt(form, "subscription_data", "trial_period_days")),
    coupon: account.coupons.find((coupon) => coupon.code === code) ?? null,
    metadata: (metadata ?? {}) as Record<string, string>,
    successUrl: valueAt(form, "success_url").replaceAll("{CHECKOUT_SESSION_ID}", id),
    cancelUrl: valueAt(form, "cancel_url"),
    expiresAt: Number(valueAt(form, "expires_at")),
    status: "open",
    subscription: null,
  };
  account.sessions.set(id, session);
  return found({ ...account.wireSession(session), url: `${url}/pay/${id}` });
}

function updateSubscription(account: StripeAccount, { form }: Asked, id: string): Answer {
  const subscription = account.subscriptions.get(id);
  if (!subscription || subscription.status === "canceled") return MISSING;
  const priceId = valueAt(form, "items", "0", "price");
  const cancel = valueAt(form, "cancel_at_period_end");
  const code = valueAt(form, "discounts", "0", "promotion_code").replace(/^promo_/, "");
  if (priceId !== "") {
    const price = account.prices.find((one) => one.id === priceId);
    if (!price) return MISSING;
    if (!account.isCardGood) return problem(402, "card_error", "card_declined");
    subscription.metadata.plan = valueAt(form, "metadata", "plan");
    account.changePrice(subscription, price, Number(valueAt(form, "proration_date")) || account.now);
  }
  if (cancel !== "") account.cancel(subscription, cancel === "true");
  const coupon = account.coupons.find((one) => one.code === code);
  if (coupon) account.discount(subscription, coupon);
  return found(account.wireSubscription(subscription, false));
}

function preview(account: StripeAccount, { form }: Asked): Answer {
  const subscription = account.subscriptions.get(valueAt(form, "subscription"));
  const details = (form.subscription_details ?? {}) as Record<string, FormValue>;
  const price = account.prices.find(({ id }) => id === valueAt(details, "items", "0", "price"));
  if (!subscription || !price) return MISSING;
  const at = Number(valueAt(details, "proration_date"));
  const { unused, added, now, periodEnd } = account.prorated(subscription, price, at);
  const { currency } = price;
  const line = (amount: number, description: string, proration: boolean) =>
    ({
      object: "line_item",
      amount,
      currency,
      description,
      period: { start: at, end: periodEnd },
      parent: { type: "subscription_item_details", subscription_item_details: { proration } },
    }) as const satisfies WireShape<Stripe.InvoiceLineItem>;
  const invoice = {
    object: "invoice",
    currency,
    total: now,
    total_taxes: [],
    lines: {
      object: "list",
      data: [
        line(unused, "Unused time", true),
        line(added, "Remaining time", price.interval === subscription.price.interval),
      ],
    },
  } as const satisfies WireShape<Stripe.Invoice>;
  return found(invoice);
}
