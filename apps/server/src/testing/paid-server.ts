/** A server with accounts whose plans are paid at a Stripe that is played on loopback; both have the same clock. */
import type { BillingInterval, WireBillingState } from "@plumbline/contract";
import type { LightMyRequestResponse } from "fastify";
import { reconcileDue } from "../billing/reconcile.ts";
import { StripeGate } from "../billing/stripe-gate.ts";
import { type PaymentConfiguration, readConfiguration } from "../config/index.ts";
import { type Account, type AccountServer, startAccountServer } from "./account-server.ts";
import type { PlayedEvent, PlayedSession, PlayedSubscription } from "./stripe/stripe-account.ts";
import { STRIPE_KEYS, type StripeServer, startStripe } from "./stripe/stripe-server.ts";
import type { TestServerOptions } from "./test-server.ts";

export interface PaidServer extends AccountServer {
  readonly stripe: StripeServer;
  /** Sends events of Stripe, signed now; all that have been written since the last time unless given. @returns The statuses. */
  readonly tell: (events?: readonly PlayedEvent[]) => Promise<number[]>;
  /** Begins a checkout. */
  readonly checkout: (who: Account, plan?: string, interval?: BillingInterval) => Promise<PlayedSession>;
  /** Begins a checkout, pays it and tells the server. */
  readonly subscribe: (who: Account, plan?: string, interval?: BillingInterval) => Promise<PlayedSubscription>;
  /** Reads from Stripe all that is due. @returns How many customers that were. */
  readonly reconcile: () => Promise<number>;
  readonly stateOf: (who: Account) => Promise<WireBillingState>;
  /** A token that is good now, however much time has passed. */
  readonly tokenOf: (who: Account) => Promise<string>;
  /** A call that has to succeed. @returns Its `data`. */
  readonly ask: (who: Account, path: string, body?: object) => Promise<never>;
}

/** Less than a token is good for. */
const TOKEN_MILLISECONDS = 10 * 60 * 1000;

/** What an operator sets. */
export function paidEnvironment(stripe: Pick<StripeServer, "url">): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_PK: STRIPE_KEYS.publicKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
}

/** @param market The language model that it has, if any. */
export async function startPaidServer(market: Pick<TestServerOptions, "languageModel"> = {}): Promise<PaidServer> {
  const time = { now: () => new Date() };
  const stripe = await startStripe(() => Math.floor(time.now().getTime() / 1000));
  const model = market.languageModel
    ? { LLM_URL: market.languageModel.url, LLM_MODEL: market.languageModel.model }
    : {};
  const { payment } = readConfiguration({ ...paidEnvironment(stripe), ...model });
  const settings = { plans: payment?.plans ?? null, rateLimitScale: 1e6 };
  const server = await startAccountServer(settings, { ...market, payment });
  time.now = server.now;
  let told = 0;
  const tell: PaidServer["tell"] = async (events = stripe.account.events.slice(told)) => {
    told = stripe.account.events.length;
    const statuses: number[] = [];
    for (const event of events) {
      const { payload, headers } = stripe.signed(event);
      const answer = await server.app.inject({ method: "POST", url: "/api/billing/webhook", payload, headers });
      statuses.push(answer.statusCode);
    }
    return statuses;
  };
  const data = ({ statusCode, body, json }: LightMyRequestResponse) => {
    if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`);
    return json().data;
  };
  const tokens = new Map<string, { readonly token: string; readonly until: number }>();
  const tokenOf: PaidServer["tokenOf"] = async ({ id, email, password }) => {
    const known = tokens.get(id);
    if (known && server.now().getTime() < known.until) return known.token;
    const { accessToken: token } = data(await server.post("user/login", { email, password, keepLoggedIn: true }));
    tokens.set(id, { token, until: server.now().getTime() + TOKEN_MILLISECONDS });
    return token;
  };
  const ask: PaidServer["ask"] = async (who, path, body) => {
    const token = await tokenOf(who);
    return data(await (body ? server.post(path, body, { token }) : server.read(path, { token }))) as never;
  };
  const checkout: PaidServer["checkout"] = async (who, plan = "investor", interval = "month") => {
    const { url }: { url: string } = await ask(who, "billing/checkout", { plan, interval });
    return stripe.account.sessions.get(url.split("/").at(-1) ?? "") as PlayedSession;
  };
  const gate = new StripeGate(payment as PaymentConfiguration, server.app.log);
  const reconcile = async () => {
    let read = 0;
    for (let now = -1; now !== 0; read += now) {
      now = await reconcileDue({ database: server.database, clock: server.now, gate }, 200);
    }
    return read;
  };
  return {
    ...server,
    stripe,
    tell,
    reconcile,
    tokenOf,
    ask,
    checkout,
    subscribe: async (who, plan, interval) => {
      const subscription = stripe.account.pay(await checkout(who, plan, interval));
      await tell();
      return subscription;
    },
    stateOf: (who) => ask(who, "billing/state"),
    close: async () => {
      await server.close();
      await stripe.close();
    },
  };
}
