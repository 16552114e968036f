import { isIPv4 } from "node:net";

/** Where a mail server is and how it is spoken to, in the words of nodemailer. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS if the server offers it. */
  readonly secure: boolean;
  /** Nothing is sent if the server does not offer STARTTLS. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
  readonly tls: { readonly rejectUnauthorized: boolean };
}

/** Submission with STARTTLS (RFC 6409) and with TLS from the start (RFC 8314, section 7.3). */
const PORTS: Readonly<Record<string, number>> = { "smtp:": 587, "smtps:": 465 };

const OPTIONS = ["requireTLS", "tls.rejectUnauthorized"];

/**
 * Reads the address of a mail server. A password is sent over an encrypted connection only, unless the server is on this
 * machine or the address says `?requireTLS=false`: otherwise anyone on the way could hide the offer of STARTTLS.
 *
 * @param url `smtp://user:password@host:587` or `smtps://user:password@host:465`; `?tls.rejectUnauthorized=false` accepts
 *   a certificate that nobody vouches for.
 * @throws {RangeError} if the address cannot be used; its sentence does not contain the address, which holds a password.
 *
 * @example
 * readSmtpUrl("smtps://mail.example.org").port; // 465
 */
export function readSmtpUrl(url: string): SmtpServer {
  const parsed = URL.parse(url);
  const standardPort = parsed ? PORTS[parsed.protocol] : undefined;
  if (!parsed?.hostname || standardPort === undefined)
    throw new RangeError("The mail server must be given as smtp://host:587 or smtps://host:465.");
  const unknown = [...parsed.searchParams.keys()].find((name) => !OPTIONS.includes(name));
  if (unknown !== undefined)
    throw new RangeError(`The address of the mail server takes only the options ${OPTIONS.join(" and ")}.`);
  const host = parsed.hostname.replace(/^\[|\]$/g, "");
  const hasPassword = parsed.username !== "";
  return {
    host,
    port: parsed.port === "" ? standardPort : Number(parsed.port),
    secure: parsed.protocol === "smtps:",
    requireTLS: option(parsed, "requireTLS", hasPassword && !isThisMachine(host)),
    ...(hasPassword && { auth: { user: decoded(parsed.username), pass: decoded(parsed.password) } }),
    tls: { rejectUnauthorized: option(parsed, "tls.rejectUnauthorized", true) },
  };
}

function option(url: URL, name: string, otherwise: boolean): boolean {
  const value = url.searchParams.get(name);
  if (value === null) return otherwise;
  if (value !== "true" && value !== "false")
    throw new RangeError(`The option ${name} of the mail server must be true or false.`);
  return value === "true";
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new RangeError("Write % as %25 in the user name and password of the mail server.");
  }
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}
