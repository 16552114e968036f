import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { type Delivery, DeliveryError } from "./delivery.ts";
import { smtpDelivery } from "./smtp-delivery.ts";
import { type MailServerOptions, reply, startMailServer } from "./testing/mail-server.ts";

const FROM = "Plumbline <no-reply@stocks.example>";
const MESSAGE = { to: "kim@reader.example", subject: "Hello", text: "Plain.\n", html: "<p>Rich.</p>" };

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

async function serverWith(options: MailServerOptions = {}, { scheme = "smtp", login = "", query = "" } = {}) {
  const server = await startMailServer(options);
  const delivery = smtpDelivery({ url: `${scheme}://${login}127.0.0.1:${server.port}${query}`, from: FROM });
  ended.push(
    () => server.close(),
    () => delivery.close(),
  );
  return { server, delivery };
}

async function failureOf(delivery: Delivery, message = MESSAGE): Promise<DeliveryError> {
  const failure = await delivery.deliver(message).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DeliveryError);
  return failure as DeliveryError;
}

describe("delivery to a mail server", () => {
  it("brings one message with a plain and a rich form from the sender to the reader", async () => {
    const { server, delivery } = await serverWith();
    await delivery.deliver(MESSAGE, { id: "0198f3c2-7a10-7b2e-9c54-2f0d6e1b8a77" });
    const [mail] = server.received;
    expect(mail?.recipients).toEqual(["kim@reader.example"]);
    expect(mail?.email).toMatchObject({
      from: { name: "Plumbline", address: "no-reply@stocks.example" },
      to: [{ address: "kim@reader.example" }],
      subject: "Hello",
      text: expect.stringMatching(/^Plain\.\n+$/),
      messageId: "<0198f3c2-7a10-7b2e-9c54-2f0d6e1b8a77@stocks.example>",
    });
    expect(mail?.email.html).toContain("<p>Rich.</p>");
    expect(mail?.raw).toMatch(/^Content-Type: multipart\/alternative;/m);
    // RFC 3834: no holiday notice is to answer.
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it("keeps a subject with line ends in one header and adds no reader", async () => {
    const { server, delivery } = await serverWith();
    const subject = "Hello\r\nBcc: thief@elsewhere.example\r\n\r\n<p>Body</p>";
    await delivery.deliver({ ...MESSAGE, subject });
    const [mail] = server.received;
    expect(mail?.recipients).toEqual(["kim@reader.example"]);
    expect(mail?.email.bcc ?? []).toEqual([]);
    expect(mail?.email.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail?.email.html).toContain("<p>Rich.</p>");
  });

  it.each([
    "kim@reader.example, thief@elsewhere.example",
    "kim@reader.example\r\nRCPT TO:<thief@elsewhere.example>",
    "Kim <kim@reader.example>",
    "group:kim@reader.example;",
    "kim",
    "kim@",
    "",
  ])("refuses %j, which is not one address, for good and before it asks the server", async (to) => {
    const { server, delivery } = await serverWith();
    expect((await failureOf(delivery, { ...MESSAGE, to })).isPermanent).toBe(true);
    expect(server.received).toHaveLength(0);
  });

  it("encrypts with STARTTLS if the server offers it", async () => {
    const query = "?tls.rejectUnauthorized=false";
    const { server, delivery } = await serverWith({ disabledCommands: ["AUTH"] }, { query });
    await delivery.deliver(MESSAGE);
    expect(server.received[0]?.isEncrypted).toBe(true);
  });

  it("encrypts from the start with smtps and signs in", async () => {
    const options: MailServerOptions = {
      secure: true,
      disabledCommands: [],
      onAuth: ({ username, password }, _, done) =>
        done(null, password === "p:ss" ? { user: username } : { message: "no" }),
    };
    const access = { scheme: "smtps", login: "robot:p%3Ass@", query: "?tls.rejectUnauthorized=false" };
    const { server, delivery } = await serverWith(options, access);
    await delivery.deliver(MESSAGE);
    expect(server.received[0]).toMatchObject({ isEncrypted: true, user: "robot" });
  });

  it("sends nothing to a server whose certificate nobody vouches for", async () => {
    const { server, delivery } = await serverWith({ secure: true }, { scheme: "smtps" });
    expect((await failureOf(delivery)).isPermanent).toBe(false);
    expect(server.received).toHaveLength(0);
  });

  it("sends nothing unencrypted if encryption is required", async () => {
    const { server, delivery } = await serverWith({}, { query: "?requireTLS=true" });
    expect((await failureOf(delivery)).isPermanent).toBe(false);
    expect(server.received).toHaveLength(0);
  });

  it("replaces a connection that the server ends between two messages", async () => {
    let dropped = 0;
    const onMailFrom: MailServerOptions["onMailFrom"] = (_, session, done) => {
      if (session.transaction === 1) return done();
      dropped += 1;
      server.drop(session.id);
    };
    const { server, delivery } = await serverWith({ onMailFrom });
    await delivery.deliver({ ...MESSAGE, subject: "First" });
    await delivery.deliver({ ...MESSAGE, subject: "Second" });
    expect(server.received.map(({ email }) => email.subject)).toEqual(["First", "Second"]);
    expect(dropped).toBe(1);
  });

  it("does not keep asking a server that ends each connection at once", async () => {
    let connections = 0;
    const closing = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, "127.0.0.1");
    await once(closing, "listening");
    const { port } = closing.address() as AddressInfo;
    const delivery = smtpDelivery({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    ended.push(
      () => closing.close(),
      () => delivery.close(),
    );
    expect((await failureOf(delivery)).isPermanent).toBe(false);
    expect(connections).toBeLessThanOrEqual(2);
  });

  it("breaks off when it is told to", async () => {
    const { delivery } = await serverWith({ beforeAnswer: () => wait(60_000, undefined, { ref: false }) });
    const failure = delivery.deliver(MESSAGE, { signal: AbortSignal.timeout(100) });
    await expect(failure).rejects.toMatchObject({ name: "DeliveryError", isPermanent: false });
  });

  it("refuses a sender that is no address", () => {
    expect(() => smtpDelivery({ url: "smtp://localhost", from: "Plumbline" })).toThrow(RangeError);
  });
});

/** Reply codes: RFC 5321, section 4.2.2; enhanced codes: RFC 3463. */
describe("a refusal of the mail server", () => {
  const to = (error: Error): MailServerOptions => ({ onRcptTo: (_, __, done) => done(error) });
  const from = (error: Error): MailServerOptions => ({ onMailFrom: (_, __, done) => done(error) });
  const data = (error: Error): MailServerOptions => ({ beforeAnswer: async () => error });
  it.each([
    ["an unknown reader", to(reply(550, "5.1.1 <kim@reader.example>: unknown")), true, "550 5.1.1 to RCPT TO"],
    ["a full mailbox", to(reply(452, "4.2.2 kim is over quota")), false, "452 4.2.2 to RCPT TO"],
    ["a stranger for now", to(reply(451, "4.7.1 Greylisted, kim@reader.example")), false, "451 4.7.1 to RCPT TO"],
    ["a session that ends", to(reply(421, "4.3.2 Closing")), false, "421 4.3.2"],
    ["the sender", from(reply(553, "5.7.1 not your address")), false, "553 5.7.1 to MAIL FROM"],
    ["the message", data(reply(554, "5.7.1 Spam: Hello")), true, "554 5.7.1 to DATA"],
    ["the message for now", data(reply(451, "4.3.0 Try later")), false, "451 4.3.0 to DATA"],
    ["the message without detail", data(reply(554, "No")), true, "554 to DATA"],
  ])("of %s is a failure of the right kind, which repeats nothing private", async (_, options, isPermanent, told) => {
    const { delivery } = await serverWith(options);
    const failure = await failureOf(delivery);
    expect(failure.message).toBe(`The mail server answered ${told}.`);
    expect(failure.isPermanent).toBe(isPermanent);
  });

  it("of the password passes: the operator may correct it while the message waits", async () => {
    const options: MailServerOptions = {
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(reply(535, "5.7.8 robot: wrong")),
    };
    const { delivery } = await serverWith(options, { login: "robot:wrong@" });
    const failure = await failureOf(delivery);
    expect(failure.isPermanent).toBe(false);
    expect(failure.message).toBe("The mail server answered 535 5.7.8 to AUTH PLAIN.");
  });

  it("does not keep the next message from being delivered", async () => {
    const onRcptTo: MailServerOptions["onRcptTo"] = ({ address }, _, done) =>
      done(address.startsWith("gone") ? reply(550, "5.1.1 unknown") : null);
    const { server, delivery } = await serverWith({ onRcptTo });
    await failureOf(delivery, { ...MESSAGE, to: "gone@reader.example" });
    await delivery.deliver(MESSAGE);
    expect(server.received).toHaveLength(1);
  });

  it("by the machine, where no mail server runs, passes", async () => {
    const { server, delivery } = await serverWith();
    await server.close();
    const failure = await failureOf(delivery);
    expect(failure.isPermanent).toBe(false);
    expect(failure.message).toContain("ECONNREFUSED");
  });
});
