import { setTimeout as wait } from "node:timers/promises";
import type { LanguageCode } from "@plumbline/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createJsonLogger } from "../http/index.ts";
import { codeMessage } from "./code-message.ts";
import type { Message } from "./delivery.ts";
import {
  CLAIM_MILLISECONDS,
  createMessenger,
  type MessengerOptions,
  type OutgoingStore,
  type Stored,
} from "./messenger.ts";
import { passwordChangedNotice } from "./notices.ts";
import { smtpDelivery } from "./smtp-delivery.ts";
import { type MailServerOptions, reply, startMailServer } from "./testing/mail-server.ts";

interface Row {
  stored: Stored;
  dueAt: Date;
  outcome: "waiting" | "delivered" | "given up";
  error: string | null;
}

/** The store of these tests; it keeps everything, so that each test can see what became of a message. */
class MemoryStore implements OutgoingStore {
  readonly rows = new Map<string, Row>();
  isDown = false;

  add(message: Message, now: Date): string {
    const id = crypto.randomUUID();
    const stored = { id, message, attempts: 0, queuedAt: now };
    this.rows.set(id, { stored, dueAt: now, outcome: "waiting", error: null });
    return id;
  }

  async claimDue(now: Date, limit: number): Promise<readonly Stored[]> {
    this.#check();
    const due = [...this.rows.values()].filter(({ outcome, dueAt }) => outcome === "waiting" && dueAt <= now);
    const claimed = due.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime()).slice(0, limit);
    for (const row of claimed) row.dueAt = new Date(now.getTime() + CLAIM_MILLISECONDS);
    return claimed.map(({ stored }) => stored);
  }

  async succeeded(id: string): Promise<void> {
    this.#check();
    this.row(id).outcome = "delivered";
  }

  async failed(id: string, { retryAt, error }: { retryAt: Date | null; error: string }): Promise<void> {
    this.#check();
    const row = this.row(id);
    row.stored = { ...row.stored, attempts: row.stored.attempts + 1 };
    row.error = error;
    if (retryAt) row.dueAt = retryAt;
    else row.outcome = "given up";
  }

  row(id: string): Row {
    const row = this.rows.get(id);
    if (!row) throw new RangeError(`There is no message ${id}.`);
    return row;
  }

  /** How often it could not be asked or told. */
  refusals = 0;

  #check(): void {
    if (!this.isDown) return;
    this.refusals += 1;
    throw new Error("The database is down.");
  }
}

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

const HEAD = { productName: "Plumbline", publicUrl: "https://stocks.example.org" } as const;
const CODE = "402917";
const TO = "kim.reader@reader.example";
const codeFor = (to: string, language: LanguageCode = "en"): Message => ({
  to,
  ...codeMessage({ ...HEAD, language, purpose: "login", code: CODE, minutes: 10 }),
});

/** A messenger between a store and a mail server, with a clock that the test moves. */
async function start(server: MailServerOptions = {}, options: Partial<MessengerOptions> = {}) {
  const mailServer = await startMailServer(server);
  const delivery = smtpDelivery({
    url: `smtp://127.0.0.1:${mailServer.port}`,
    from: "Plumbline <no-reply@stocks.example>",
  });
  const store = new MemoryStore();
  const log: string[] = [];
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const logger = createJsonLogger({ level: "trace", clock, write: (line) => log.push(line) });
  const messenger = createMessenger({ delivery, store, clock, logger, lookEveryMilliseconds: 20, ...options });
  ended.push(
    () => mailServer.close(),
    () => delivery.close(),
    () => messenger.close(),
  );
  return {
    mailServer,
    store,
    log,
    messenger,
    add(message: Message): string {
      const id = store.add(message, clock());
      messenger.wake();
      return id;
    },
    /** Lets time pass until a message is due again. */
    passTo(id: string): void {
      ahead = Math.max(ahead, store.row(id).dueAt.getTime() - Date.now() + 1);
      messenger.wake();
    },
  };
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

describe("the messenger", () => {
  it("delivers in every language so that subject and both bodies arrive letter by letter", async () => {
    const { mailServer, add, store } = await start();
    const languages: readonly LanguageCode[] = ["en", "es", "fr", "zh-Hans", "zh-Hant"];
    const messages = languages.flatMap((language) => [
      codeFor(`code-${language}@reader.example`, language),
      {
        to: `notice-${language}@reader.example`,
        ...passwordChangedNotice({ ...HEAD, language, at: new Date("2026-07-14T09:15:30Z") }),
      },
    ]);
    const ids = messages.map(add);
    await until(() => expect(ids.map((id) => store.row(id).outcome)).toEqual(ids.map(() => "delivered")));
    expect(mailServer.received).toHaveLength(messages.length);
    for (const { to, subject, text, html } of messages) {
      const mail = mailServer.received.find(({ recipients }) => recipients[0] === to);
      expect(mail?.email.subject).toBe(subject);
      expect(mail?.email.text?.trimEnd()).toBe(text.trimEnd());
      expect(mail?.email.html?.trimEnd()).toBe(html.trimEnd());
      expect(mail?.raw).toMatch(/^Content-Type: multipart\/alternative;/m);
    }
  });

  it("delivers after a server that was down has come back", async () => {
    const { mailServer, add, store, passTo } = await start();
    await mailServer.close();
    const id = add(codeFor(TO));
    await until(() => expect(store.row(id)).toMatchObject({ outcome: "waiting", stored: { attempts: 1 } }));
    expect(store.row(id).error).toContain("ECONNREFUSED");
    const again = await startMailServer({ port: mailServer.port });
    ended.push(() => again.close());
    passTo(id);
    await until(() => expect(store.row(id).outcome).toBe("delivered"));
    expect(again.received).toHaveLength(1);
  });

  it("tries again later if the server refuses for now, and delivers the others meanwhile", async () => {
    let refusals = 2;
    const onRcptTo: MailServerOptions["onRcptTo"] = ({ address }, _, done) =>
      done(address === TO && refusals-- > 0 ? reply(451, "4.7.1 Greylisted") : null);
    const { mailServer, add, store, passTo } = await start({ onRcptTo });
    const id = add(codeFor(TO));
    const other = add(codeFor("other@reader.example"));
    await until(() => expect(store.row(other).outcome).toBe("delivered"));
    for (const attempts of [1, 2]) {
      await until(() => expect(store.row(id)).toMatchObject({ outcome: "waiting", stored: { attempts } }));
      passTo(id);
    }
    await until(() => expect(store.row(id).outcome).toBe("delivered"));
    expect(mailServer.received).toHaveLength(2);
  });

  it("gives up at once if the server refuses for good", async () => {
    const onRcptTo: MailServerOptions["onRcptTo"] = (_, __, done) => done(reply(550, `5.1.1 <${TO}> unknown`));
    const { add, store } = await start({ onRcptTo });
    const id = add(codeFor(TO));
    await until(() => expect(store.row(id).outcome).toBe("given up"));
    expect(store.row(id)).toMatchObject({
      error: "The mail server answered 550 5.1.1 to RCPT TO.",
      stored: { attempts: 1 },
    });
  });

  it("gives up after a day of failures", async () => {
    const onMailFrom: MailServerOptions["onMailFrom"] = (_, __, done) => done(reply(450, "4.3.2 not now"));
    const { add, store, passTo } = await start({ onMailFrom }, { random: () => 0.999 });
    const id = add(codeFor(TO));
    for (let attempts = 1; store.row(id).outcome === "waiting"; attempts++) {
      await until(() => expect(store.row(id).stored.attempts).toBe(attempts));
      passTo(id);
    }
    const { stored, outcome, dueAt } = store.row(id);
    expect(outcome).toBe("given up");
    // Pauses of 5 s that double to 15 min: 8 of them take 21 min, and 95 of a quarter of an hour the rest of the day.
    expect(stored.attempts).toBe(103);
    expect(dueAt.getTime() - stored.queuedAt.getTime()).toBeLessThanOrEqual(24 * 3_600_000 + CLAIM_MILLISECONDS);
  });

  it("keeps a message that the server took without confirming it, and sends it again under the same id", async () => {
    let drops = 1;
    const beforeAnswer = async () => (drops-- > 0 ? ("drop" as const) : undefined);
    const { mailServer, add, store, passTo } = await start({ beforeAnswer });
    const id = add(codeFor(TO));
    await until(() => expect(store.row(id)).toMatchObject({ outcome: "waiting", stored: { attempts: 1 } }));
    passTo(id);
    await until(() => expect(store.row(id).outcome).toBe("delivered"));
    const expected = `<${id}@stocks.example>`;
    expect(mailServer.received.map(({ email }) => email.messageId)).toEqual([expected, expected]);
  });

  it("breaks a delivery off that takes too long, and delivers others meanwhile", async () => {
    const beforeAnswer: MailServerOptions["beforeAnswer"] = async ({ recipients }) =>
      recipients[0] === TO ? wait(60_000, undefined, { ref: false }) : undefined;
    const { add, store } = await start({ beforeAnswer }, { attemptMilliseconds: 1500, maxParallel: 2 });
    const slow = add(codeFor(TO));
    const others = Array.from({ length: 6 }, (_, number) => add(codeFor(`reader-${number}@reader.example`)));
    await until(() => expect(others.map((id) => store.row(id).outcome)).toEqual(others.map(() => "delivered")));
    await until(() => expect(store.row(slow)).toMatchObject({ outcome: "waiting", stored: { attempts: 1 } }));
  });

  it("delivers no more messages at once than it may", async () => {
    let atOnce = 0;
    let most = 0;
    const beforeAnswer = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await wait(30);
      atOnce -= 1;
      return undefined;
    };
    const { add, store } = await start({ beforeAnswer }, { maxParallel: 2 });
    const ids = Array.from({ length: 12 }, (_, number) => add(codeFor(`reader-${number}@reader.example`)));
    await until(() => expect(ids.map((id) => store.row(id).outcome)).toEqual(ids.map(() => "delivered")));
    expect(most).toBe(2);
  });

  it("finds a message of which nobody told it", async () => {
    const { store } = await start();
    const id = store.add(codeFor(TO), new Date());
    await until(() => expect(store.row(id).outcome).toBe("delivered"));
  });

  it("looks at once when it is woken", async () => {
    const { add, store } = await start({}, { lookEveryMilliseconds: 3_600_000 });
    const first = add(codeFor(TO));
    await until(() => expect(store.row(first).outcome).toBe("delivered"));
    const second = add(codeFor(TO));
    await until(() => expect(store.row(second).outcome).toBe("delivered"));
  });

  it("delivers once while the database is down before, and after, the delivery", async () => {
    let arrive: () => void = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { store, add, mailServer, log, messenger } = await start({
      beforeAnswer: async () => {
        store.isDown = true;
        arrive();
        return undefined;
      },
    });
    store.isDown = true;
    messenger.wake();
    await until(() => expect(log.join("")).toContain("cannot be read"));
    store.isDown = false;
    const id = add(codeFor(TO));
    await arrival;
    const { refusals } = store;
    await until(() => expect(store.refusals).toBeGreaterThan(refusals));
    expect(store.row(id).outcome).toBe("waiting");
    store.isDown = false;
    await until(() => expect(store.row(id).outcome).toBe("delivered"));
    expect(mailServer.received).toHaveLength(1);
    expect(log.filter((line) => line.includes("cannot be read")).length).toBeLessThanOrEqual(2);
  });

  it("waits at its end for what is under way and begins nothing more", async () => {
    let begun: () => void = () => {};
    const underway = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const closing = Promise.withResolvers<void>();
    const beforeAnswer = async () => {
      begun();
      await closing.promise;
      return undefined;
    };
    const { add, store, messenger, mailServer } = await start({ beforeAnswer }, { maxParallel: 1 });
    const first = add(codeFor(TO));
    const second = add(codeFor(TO));
    await underway;
    const closed = messenger.close();
    closing.resolve();
    await closed;
    messenger.wake();
    expect(store.row(first).outcome).toBe("delivered");
    expect(store.row(second)).toMatchObject({ outcome: "waiting", stored: { attempts: 0 } });
    expect(mailServer.received).toHaveLength(1);
  });

  it("breaks off at its end what does not come to an end, and leaves it due", async () => {
    let begun: () => void = () => {};
    const underway = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const beforeAnswer = async () => {
      begun();
      return wait(60_000, undefined, { ref: false });
    };
    const { add, store, messenger } = await start({ beforeAnswer }, { closeMilliseconds: 50 });
    const id = add(codeFor(TO));
    await underway;
    await messenger.close();
    expect(store.row(id)).toMatchObject({ outcome: "waiting", stored: { attempts: 1 } });
    expect(store.row(id).dueAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("writes neither address nor code nor text into the log or the store's errors", async () => {
    const onRcptTo: MailServerOptions["onRcptTo"] = ({ address }, _, done) =>
      done(address.startsWith("gone") ? reply(550, `5.1.1 ${address} ${CODE}`) : null);
    const beforeAnswer: MailServerOptions["beforeAnswer"] = async ({ email }) =>
      reply(451, `4.3.0 ${TO} ${email.subject}`);
    const { add, store, log } = await start({ onRcptTo, beforeAnswer });
    const ids = ["gone@reader.example", TO, `${TO}, ${TO}`].map((to) => add(codeFor(to)));
    await until(() => expect(ids.map((id) => store.row(id).stored.attempts)).toEqual([1, 1, 1]));
    const written = [...log, ...ids.map((id) => store.row(id).error)].join("\n");
    expect(written).toContain("550 5.1.1");
    expect(written).toContain("451 4.3.0");
    for (const secret of [TO, "kim", "gone@", "reader.example", CODE, "sign-in code"])
      expect(written).not.toContain(secret);
  });

  it("keeps only the name of an error that it does not know", async () => {
    const failing = { deliver: () => Promise.reject(new TypeError(`cannot read ${TO}`)) };
    const { add, store, log } = await start({}, { delivery: failing });
    const id = add(codeFor(TO));
    await until(() => expect(store.row(id).error).toBe("Delivery failed in an unexpected way (TypeError)."));
    expect(store.row(id).outcome).toBe("waiting");
    expect(log.join("")).not.toContain(TO);
  });
});
