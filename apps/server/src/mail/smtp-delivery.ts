import { createTransport, type NodemailerError, type SMTPPoolOptions } from "nodemailer";
import { type Delivery, type DeliveryContext, DeliveryError, type Message } from "./delivery.ts";
import { readSmtpUrl } from "./smtp-url.ts";

export interface SmtpOptions {
  /** As `readSmtpUrl` takes it. */
  readonly url: string;
  /** Who the messages come from: `no-reply@example.org` or `Plumbline <no-reply@example.org>`. */
  readonly from: string;
}

/** Of one message, whatever the server does meanwhile: one that sends a byte now and then is never idle. */
const DEADLINE_MILLISECONDS = 60_000;

/** Idle connections end before servers end them. */
const POOL = {
  pool: true,
  maxConnections: 4,
  maxMessages: 100,
  // A connection that the server has ended meanwhile is replaced once, as long as nothing of the message was sent over it.
  // Everything else is decided where the message is stored.
  maxRequeues: 1,
  idleTimeout: 30_000,
  dnsTimeout: 15_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  // A text is never taken for the name of a file or an address to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
} as const satisfies SMTPPoolOptions;

/** No automatic answer is wanted (RFC 3834; the second is read by Exchange). */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** One address alone: nothing that could end the header, add a recipient or be read as a name. */
const ADDRESS = /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;<>()"\\\p{C}]+$/u;

/**
 * Delivers e-mail through a mail server, over a few connections that are kept open for a while.
 *
 * @throws {RangeError} if the address of the server or of the sender cannot be used.
 */
export function smtpDelivery({ url, from }: SmtpOptions): Delivery {
  const sender = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();
  if (!ADDRESS.test(sender)) throw new RangeError("The sender must be an address, or a name and <an address>.");
  const transport = createTransport({ ...POOL, ...readSmtpUrl(url) }, { from, headers: HEADERS });
  const domain = sender.slice(sender.indexOf("@") + 1);
  return {
    async deliver({ to, subject, text, html, unsubscribe }: Message, { id, signal }: DeliveryContext = {}) {
      if (!ADDRESS.test(to))
        throw new DeliveryError("The address of the recipient is malformed.", { isPermanent: true });
      const deadline = AbortSignal.timeout(DEADLINE_MILLISECONDS);
      const headers = unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe);
      const content = { to: { name: "", address: to }, subject, text, html, headers };
      try {
        await transport.sendMail({
          ...content,
          ...(id !== undefined && { messageId: `<${id.replace(/[^\w.-]/g, "")}@${domain}>` }),
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        });
      } catch (error) {
        throw deliveryError(error as NodemailerError);
      }
    },
    close: () => transport.close(),
  };
}

/** By which programs of a reader offer to end such messages (RFC 2369, RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/**
 * Only what is said of the recipient or of the message itself is final. A server that refuses the sender or the password is
 * set up wrongly, which its operator may correct while the message waits.
 */
function deliveryError({
  code,
  originalCode,
  command,
  response,
  responseCode,
  permanent,
}: NodemailerError): DeliveryError {
  if (responseCode !== undefined) {
    const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "")?.[1];
    const reply = detail === undefined ? `${responseCode}` : `${responseCode} ${detail}`;
    const isPermanent = permanent === true && (command === "RCPT TO" || command === "DATA");
    const step = command === undefined || command === "CONN" ? "" : ` to ${command}`;
    return new DeliveryError(`The mail server answered ${reply}${step}.`, { isPermanent });
  }
  if (code === "EMESSAGE")
    return new DeliveryError("The message is too large for the mail server.", { isPermanent: true });
  const reasons = [code, originalCode].filter((reason) => reason !== undefined).join(", ") || "no reason given";
  return new DeliveryError(`The mail server could not be reached, or broke off (${reasons}).`, { isPermanent: false });
}
