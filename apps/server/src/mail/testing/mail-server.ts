import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface MailServer {
  readonly port: number;
  /** Messages that arrived whole, in the order of their arrival. */
  readonly received: readonly ReceivedMail[];
  /** Ends the connection of a session without a word. */
  drop(sessionId: string): void;
  close(): Promise<void>;
}

export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
  /** As the protocol brought it. */
  readonly raw: string;
  readonly email: Email;
}

export interface MailServerOptions extends SMTPServerOptions {
  readonly port?: number;
  /** What the server does before it confirms a message that arrived; an error refuses it, `drop` ends the connection. */
  readonly beforeAnswer?: (mail: ReceivedMail) => Promise<Error | "drop" | undefined>;
}

/** Starts a real mail server on loopback; without options it offers neither encryption nor a sign-in and takes everything. */
export async function startMailServer({
  port = 0,
  beforeAnswer,
  ...options
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    async onData(stream, session, done) {
      const parts: Uint8Array[] = [];
      for await (const part of stream) parts.push(part);
      const bytes = Buffer.concat(parts);
      const mail = {
        recipients: session.envelope.rcptTo.map(({ address }) => address),
        isEncrypted: session.secure,
        user: session.user,
        raw: bytes.toString("latin1"),
        email: await PostalMime.parse(bytes),
      };
      received.push(mail);
      const answer = await beforeAnswer?.(mail);
      if (answer !== "drop") done(answer);
      else drop(session.id);
    },
    ...options,
  });
  const drop = (sessionId: string) => {
    for (const connection of server.connections) if (connection.id === sessionId) connection.close();
  };
  // Clients that break off are part of what is tested.
  server.on("error", () => {});
  const listener = server.listen(port, "127.0.0.1");
  await once(listener, "listening");
  return {
    port: (listener.address() as AddressInfo).port,
    received,
    drop,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** An answer of a mail server that is not agreement. */
export function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
