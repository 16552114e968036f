/** A server of its own whose plans are paid at a Stripe that is played on loopback. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlayedSubscription } from "../apps/server/src/testing/stripe/stripe-account.ts";
import { STRIPE_KEYS, type StripeServer, startStripe } from "../apps/server/src/testing/stripe/stripe-server.ts";
import { root } from "../scripts/setup.mjs";
import { endServer } from "./end-server.ts";
import { addressOf } from "./global-setup.ts";

export interface PaidPlace {
  readonly address: string;
  readonly folder: string;
  readonly stripe: StripeServer;
  /** Sends the events of Stripe that have not been sent yet. */
  readonly tell: () => Promise<void>;
  /** The newest subscription at Stripe. */
  readonly subscription: () => PlayedSubscription;
  readonly close: () => Promise<void>;
}

/** The hosted pages lead back to the address of the server, which must be known before it starts. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * @param markets A folder of markets to copy.
 * @param variables Environment beside that of payment.
 */
export async function startPaidPlace(
  markets: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<PaidPlace> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-paid-"));
  cpSync(markets, join(folder, "markets"), { recursive: true });
  const stripe = await startStripe();
  const env = {
    ...process.env,
    DATA_DIR: folder,
    MARKET: "demo",
    PORT: String(await freePort()),
    RATE_LIMIT_SCALE: "1000",
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_PK: STRIPE_KEYS.publicKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_API_URL: stripe.url,
    ...variables,
  };
  const server = spawn(process.execPath, [join(root, "apps/server/src/main/main.ts")], { env });
  const address = await addressOf(server);
  let told = 0;
  return {
    address,
    folder,
    stripe,
    tell: async () => {
      const events = stripe.account.events.slice(told);
      told = stripe.account.events.length;
      await stripe.deliver(address, events);
    },
    subscription: () => [...stripe.account.subscriptions.values()].at(-1) as PlayedSubscription,
    close: async () => {
      await endServer(server);
      await stripe.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
