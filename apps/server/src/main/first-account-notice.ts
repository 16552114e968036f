import type { FastifyBaseLogger } from "fastify";
import type { Accounts } from "../accounts/index.ts";
import { outboxOf } from "./open-accounts.ts";

interface NoticeOptions {
  readonly accounts: Accounts;
  readonly dataDirectory: string;
  /** Where browsers reach the page, without a slash at its end. */
  readonly address: string;
  readonly logger: FastifyBaseLogger;
  readonly write: (text: string) => void;
}

/**
 * Says in the terminal by which word the first account is made, once the database is open, with a link that brings it along: on a
 * server that sends no e-mail, who reads the terminal runs it. The word is in no log, and behind `#` no proxy sees it.
 */
export async function announceFirstAccount({ accounts, logger, write, ...where }: NoticeOptions): Promise<void> {
  await accounts.ready;
  try {
    const word = await accounts.firstAccountWord();
    if (word !== null) write(noticeWith(word, where));
  } catch (error) {
    logger.error({ err: error }, "The word of the first account could not be made");
  }
}

function noticeWith(
  word: string,
  { address, dataDirectory }: Pick<NoticeOptions, "address" | "dataDirectory">,
): string {
  return `
There is no account yet, and this server sends no e-mail.
Make the first account: ${address}/#/pages/login/login?word=${word}
Word for the first account: ${word}
Later codes are written to ${outboxOf(dataDirectory)}, unless SMTP_URL names a mail server.
`;
}
