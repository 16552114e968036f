/** A server with accounts over a database of its own, for `inject`; time passes when a test says so. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { EmailPurpose } from "@plumbline/contract";
import type { LightMyRequestResponse } from "fastify";
import { type AccountSettings, Accounts } from "../accounts/index.ts";
import { type Database, openDatabase } from "../database/index.ts";
import { type Message, outboxDelivery } from "../mail/index.ts";
import { documentVersions } from "../routes/index.ts";
import { createMigratedDatabase } from "./test-database.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "./test-server.ts";

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface AccountServer extends TestServer {
  readonly database: Database;
  readonly accounts: Accounts;
  /** The clock of the server. */
  readonly now: () => Date;
  /** Lets time pass for everything that looks at the clock of the server. */
  readonly wait: (seconds: number) => void;
  readonly post: (path: string, body: unknown, options?: RequestOptions) => Promise<LightMyRequestResponse>;
  readonly read: (path: string, options?: RequestOptions) => Promise<LightMyRequestResponse>;
  /** Asks for a code and takes it from the outbox. */
  readonly codeFor: (email: string, purpose: EmailPurpose) => Promise<string>;
  /** What has been sent to an address, the newest last; waits until there are as many. */
  readonly messagesTo: (email: string, count: number) => Promise<readonly Message[]>;
  readonly register: (email: string, password?: string) => Promise<Account>;
}

interface RequestOptions {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** Address that the request comes from. */
  readonly from?: string;
}

export const PASSWORD = "seven green bottles";
const DELIVERED_WITHIN_MILLISECONDS = 10_000;

/** @param market Its market; unless given, the one of six instruments. */
export async function startAccountServer(
  changes: Partial<AccountSettings> = {},
  market: Pick<
    TestServerOptions,
    "publish" | "languageModel" | "payment" | "isKeptUp" | "providerEnvironment" | "clock"
  > = {},
): Promise<AccountServer> {
  const { url, drop } = await createMigratedDatabase();
  const outbox = mkdtempSync(join(tmpdir(), "plumbline-outbox-"));
  let passed = 0;
  const clock = () => new Date(Date.parse("2026-07-01T12:00:00Z") + passed * 1000);
  const settings: AccountSettings = {
    registration: "open",
    ownerEmail: null,
    publicUrl: null,
    // As with a mail server, whose place a folder takes that the tests read.
    sends: { email: true, sms: true },
    rateLimitScale: 1000,
    providers: [],
    documents: documentVersions(),
    plans: null,
    ...changes,
  };
  const opened: { accounts?: Accounts; database?: Database } = {};
  const server = await startTestServer({
    ...market,
    accountsService: ({ logger }) => {
      opened.database = openDatabase({ url, logger });
      const delivery = outboxDelivery({ folder: outbox });
      const firstAccountFile = settings.sends.email ? null : join(outbox, "first-account-word");
      const deliveries = { email: delivery, sms: delivery };
      opened.accounts = new Accounts({ jwtSecret: null, settings, ...deliveries, firstAccountFile, clock, logger });
      return opened.accounts;
    },
  });
  const database = opened.database as Database;
  await opened.accounts?.open(database);

  const send = (method: "GET" | "POST", path: string, body: unknown, options: RequestOptions = {}) =>
    server.app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: options.from ?? "127.0.0.1",
      headers: { ...options.headers, ...(options.token ? { authorization: `Bearer ${options.token}` } : {}) },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  const post: AccountServer["post"] = (path, body, options) => send("POST", path, body, options);
  const messagesTo: AccountServer["messagesTo"] = async (email, count) => {
    for (let waited = 0; ; waited += 20) {
      const all = readdirSync(outbox)
        .filter((name) => name.endsWith(".json"))
        .sort()
        .map((name) => JSON.parse(readFileSync(join(outbox, name), "utf8")) as Message)
        .filter(({ to }) => to === email);
      if (all.length >= count) return all;
      if (waited > DELIVERED_WITHIN_MILLISECONDS) throw new Error(`${all.length} of ${count} messages have been sent.`);
      await pause(20);
    }
  };
  const codeFor: AccountServer["codeFor"] = async (email, purpose) => {
    const before = (await messagesTo(email, 0)).length;
    const answer = await post("sendEmail", { email, purpose });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const sent = (await messagesTo(email, before + 1)).at(-1);
    return /\b\d{6}\b/.exec(sent?.text ?? "")?.[0] ?? "";
  };
  const register: AccountServer["register"] = async (email, password = PASSWORD) => {
    const code = await codeFor(email, "register");
    const answer = await post("user/register", { email, password, code, acceptedTerms: true, keepLoggedIn: true });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { user, accessToken, refreshToken } = answer.json().data;
    return { id: user.id, email, password, accessToken, refreshToken };
  };
  return {
    ...server,
    database,
    accounts: opened.accounts as Accounts,
    now: clock,
    wait: (seconds) => {
      passed += seconds;
    },
    post,
    read: (path, options) => send("GET", path, undefined, options),
    codeFor,
    messagesTo,
    register,
    close: async () => {
      await server.close();
      await database.close();
      await drop();
      rmSync(outbox, { recursive: true, force: true });
    },
  };
}
