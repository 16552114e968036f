import { join } from "node:path";
import { outboxDelivery } from "../apps/server/src/mail/index.ts";
import { type ReceivedMail, startMailServer } from "../apps/server/src/mail/testing/mail-server.ts";

export interface Mailbox {
  /** For `SMTP_URL` of a server. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a mail server that keeps what it gets as the outbox of a server without mail does, where tests read it.
 *
 * @param folder Data directory of the server that sends.
 */
export async function startMailbox(folder: string): Promise<Mailbox> {
  const outbox = outboxDelivery({ folder: join(folder, "outbox") });
  const { port, close } = await startMailServer({
    beforeAnswer: async (mail) => {
      for (const to of mail.recipients) await outbox.deliver({ to, ...contentOf(mail) });
      return undefined;
    },
  });
  return { url: `smtp://127.0.0.1:${port}`, close };
}

function contentOf({ email }: ReceivedMail) {
  const { subject = "", text = "", html = "", headers } = email;
  const unsubscribe = /<(https?:[^>]+)>/.exec(headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "")?.[1];
  return { subject, text, html, ...(unsubscribe !== undefined && { unsubscribe }) };
}
