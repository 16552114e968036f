import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/index.ts";
import type { Passage, ProvedIdentity } from "./open-id-provider.ts";

/** In which a user can sign in with a provider, and then use the ticket. */
const VALID_MILLISECONDS = 10 * 60 * 1000;
const BYTES = 32;

/** A way to a provider and back that has begun. */
export interface BegunPassage {
  readonly provider: string;
  readonly nonce: string;
  readonly verifier: string;
  /** By which the page that opened the window knows its outcome. */
  readonly attempt: string;
  /** Address of this server as the browser knows it. */
  readonly origin: string;
}

/** Text that nobody can guess. */
export function secretText(): string {
  return randomBytes(BYTES).toString("base64url");
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Remembers what a browser takes to a provider. */
export async function beginPassage(
  db: Kysely<Tables>,
  {
    provider,
    origin,
    attempt,
    passage,
    browser,
    now,
  }: {
    readonly provider: string;
    readonly origin: string;
    readonly attempt: string;
    readonly passage: Passage;
    /** Cookie of the browser. */
    readonly browser: string;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .insertInto("provider_sign_ins")
    .values({
      state_hash: hashOf(passage.state),
      browser_hash: hashOf(browser),
      provider,
      origin,
      attempt,
      nonce: passage.nonce,
      verifier: passage.verifier,
      expires_at: new Date(now.getTime() + VALID_MILLISECONDS),
    })
    .execute();
}

/**
 * Takes a passage that comes back: it can be used once, in the browser that began it.
 *
 * @returns null of a state that nobody knows, or another browser has.
 */
export async function endPassage(
  db: Kysely<Tables>,
  { state, browser, now }: { readonly state: string; readonly browser: string; readonly now: Date },
): Promise<BegunPassage | null> {
  const row = await db
    .deleteFrom("provider_sign_ins")
    .where("state_hash", "=", hashOf(state))
    .where("browser_hash", "=", hashOf(browser))
    .where("expires_at", ">", now)
    .returning(["provider", "nonce", "verifier", "attempt", "origin"])
    .executeTakeFirst();
  return row ?? null;
}

/** Makes a ticket for who has been proved. */
export async function issueTicket(
  db: Kysely<Tables>,
  { provider, identity, now }: { readonly provider: string; readonly identity: ProvedIdentity; readonly now: Date },
): Promise<string> {
  const ticket = secretText();
  await db
    .insertInto("provider_tickets")
    .values({
      hash: hashOf(ticket),
      provider,
      ...identity,
      expires_at: new Date(now.getTime() + VALID_MILLISECONDS),
    })
    .execute();
  return ticket;
}

/** What a ticket says. */
export interface TicketHolder extends ProvedIdentity {
  readonly provider: string;
}

/** Looks at a ticket; null of one that is not valid. */
export async function readTicket(
  db: Kysely<Tables>,
  { ticket, now }: { readonly ticket: string; readonly now: Date },
): Promise<TicketHolder | null> {
  const row = await db
    .selectFrom("provider_tickets")
    .select(["provider", "issuer", "subject", "email"])
    .where("hash", "=", hashOf(ticket))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a ticket up. False of one that another request has used up. */
export async function useTicket(transaction: Kysely<Tables>, ticket: string): Promise<boolean> {
  const used = await transaction.deleteFrom("provider_tickets").where("hash", "=", hashOf(ticket)).executeTakeFirst();
  return used.numDeletedRows === 1n;
}

/** Removes what nobody has come back for. */
export async function removeExpiredPassages(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom("provider_sign_ins").where("expires_at", "<=", now).execute();
  await db.deleteFrom("provider_tickets").where("expires_at", "<=", now).execute();
}
