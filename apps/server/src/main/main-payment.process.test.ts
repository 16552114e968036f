import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidEnvironment } from "../testing/paid-server.ts";
import { postTo, type RunningServer, type ServerProgram, serverProgram } from "../testing/server-program.ts";
import type { PlayedEvent } from "../testing/stripe/stripe-account.ts";
import { type StripeServer, startStripe } from "../testing/stripe/stripe-server.ts";
import { createMigratedDatabase, type TestDatabase } from "../testing/test-database.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";

// Two servers as programs of their own over one PostgreSQL, as behind a load balancer; prices and limits are those of plans.json.

const PASSWORD = "seven green bottles";

let folder: string;
let database: TestDatabase;
let client: pg.Client;
let stripe: StripeServer;
let program: ServerProgram;
let servers: RunningServer[];
let token: string;
let userId: string;
let settings: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-paid-"));
  chmodSync(folder, 0o755);
  await publishTinyMarket(folder);
  database = await createMigratedDatabase();
  stripe = await startStripe();
  program = serverProgram(folder);
  settings = { DATABASE_URL: database.url, RATE_LIMIT_SCALE: "1000", ...paidEnvironment(stripe) };
  servers = await Promise.all([program.start(settings), program.start(settings)]);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const address = addressOf(0);
  const email = "payer@example.org";
  const code = await program.codeFor(address, email);
  const registration = { email, code, password: PASSWORD, acceptedTerms: true, keepLoggedIn: true };
  const { data } = (await (await postTo(address, "user/register", registration)).json()) as {
    data: { accessToken: string; user: { id: string } };
  };
  token = data.accessToken;
  userId = data.user.id;
}, 90_000);
afterAll(async () => {
  program.close();
  await client.end();
  await stripe.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = (server: number) => servers[server % 2]?.address ?? "";

async function ask(server: number, path: string, body?: object) {
  const answer = await fetch(`${addressOf(server)}/api/${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data: Record<string, never> };
  return { status: answer.status, data };
}

const count = async (table: string): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
};

describe("two servers", () => {
  it("use up one unlock of one stock for fifty requests at once, and three of a month for all stocks", {
    timeout: 60_000,
  }, async () => {
    const one = await Promise.all(Array.from({ length: 50 }, (_, k) => ask(k, "ai/unlock", { code: "ADAM" })));
    const paid = one.filter(({ status, data }) => status === 200 && data.cost === 1);
    expect(paid.length).toBeLessThanOrEqual(1);
    expect(one.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(await count("unlocks")).toBe(1);
    const codes = ["BRK.B", "SPLT", "YAHO", "NONE"];
    for (let again = 0; again < 3; again++) {
      await Promise.all(Array.from({ length: 40 }, (_, k) => ask(k, "ai/unlock", { code: codes[(k >> 1) % 4] })));
    }
    expect(await count("unlocks")).toBe(3);
  });

  it("make one customer and one checkout for who asks both at once, and take each event once", {
    timeout: 60_000,
  }, async () => {
    const choice = { plan: "investor", interval: "month" };
    const asked = await Promise.all(Array.from({ length: 20 }, (_, k) => ask(k, "billing/checkout", choice)));
    const urls = asked.filter(({ status }) => status === 200).map(({ data }) => data.url);
    expect(new Set(urls).size).toBe(1);
    expect(stripe.account.customers.size).toBe(1);
    expect(stripe.account.sessions.size).toBe(1);
    const [session] = stripe.account.sessions.values();
    if (!session) throw new Error("There is a checkout.");
    stripe.account.pay(session);
    const { events } = stripe.account;
    const both = [0, 1].map((server) => stripe.deliver(addressOf(server), [...events, ...events.toReversed()]));
    expect(new Set((await Promise.all(both)).flat())).toEqual(new Set([200]));
    expect(await count("billing_events")).toBe(events.length);
    for (const server of [0, 1]) {
      const { data } = await ask(server, `billing/state?session=${session.id}`);
      expect(data).toMatchObject({ state: "trialing", plan: "investor", checkout: "confirmed" });
    }
  });

  it("a kill between receipt and commit has received nothing, and the event counts when it comes again", {
    timeout: 60_000,
  }, async () => {
    const [subscription] = stripe.account.subscriptions.values();
    if (!subscription) throw new Error("There is a subscription.");
    stripe.account.end(subscription);
    const event = stripe.account.events.at(-1) as PlayedEvent;
    // Whoever holds the customer keeps the event from being committed.
    await client.query("begin");
    await client.query("select * from billing_customers where user_id = $1 for update", [userId]);
    const cut = stripe.deliver(addressOf(0), [event]).catch(() => "cut off");
    await expect.poll(waitingForLock, { timeout: 20_000 }).toBeGreaterThan(0);
    await servers[0]?.end("SIGKILL");
    expect(await cut).toBe("cut off");
    await client.query("commit");
    await expect.poll(waitingForLock, { timeout: 20_000 }).toBe(0);
    const kept = await client.query("select id from billing_events where id = $1", [event.id]);
    expect(kept.rows).toEqual([]);
    expect((await ask(1, "billing/state")).data).toMatchObject({ state: "trialing", plan: "investor" });
    servers[0] = await program.start(settings);
    expect(await stripe.deliver(addressOf(0), [event])).toEqual([200]);
    expect((await ask(1, "billing/state")).data).toMatchObject({ state: "ended", plan: "free" });
  });
});

async function waitingForLock(): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return Number(rows[0]?.count);
}
