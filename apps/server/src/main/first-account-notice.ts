import type { FastifyBaseLogger } from "fastify";
import type { Accounts } from "../accounts/index.ts";
import { outboxOf } from "./open-accounts.ts";

interface NoticeOptions {
  readonly accounts: Accounts;
  readonly dataDirectory: string;
  readonly logger: FastifyBaseLogger;
  readonly write: (text: string) => void;
}

/**
 * Says in the terminal by which word the first account is made, once the database is open: on a server that sends no e-mail, who
 * reads the terminal runs it. The word is in no log.
 */
export async function announceFirstAccount({ accounts, dataDirectory, logger, write }: NoticeOptions): Promise<void> {
  await accounts.ready;
  try {
    const word = await accounts.firstAccountWord();
    if (word !== null) write(noticeWith(word, outboxOf(dataDirectory)));
  } catch (error) {
    logger.error({ err: error }, "The word of the first account could not be made");
  }
}

function noticeWith(word: string, outbox: string): string {
  return `
There is no account yet, and this server sends no e-mail.
Word for the first account: ${word}
Later codes are written to ${outbox}, unless SMTP_URL names a mail server.
`;
}
