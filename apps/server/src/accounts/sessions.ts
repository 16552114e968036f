import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database, Tables } from "../database/index.ts";
import type { Sender } from "../http/index.ts";
import type { TokenHolder } from "./access-tokens.ts";
import { deviceName } from "./device-name.ts";
import { firstRefreshToken, isRefreshToken, nextRefreshToken, refreshTokenHash } from "./refresh-tokens.ts";

export type EndReason = NonNullable<Tables["sessions"]["ended_because"]>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Since the last use: of a session that is kept, and of one that ends with the browser. */
const LIFETIME = { kept: 30 * DAY, short: DAY } as const;
/** Since the sign-in: however often it is used, its user proves at last again who they are. */
const WHOLE_LIFETIME = { kept: 365 * DAY, short: 30 * DAY } as const;
/** Tabs that wake up together send the same token; later, somebody else has it. */
const GRACE_MILLISECONDS = 10_000;
/** Open sessions of a user; the one unused for longest ends for a new one. */
const MAX_OPEN = 50;
/** Another server may have ended a session: it is looked at so often. */
const BELIEVED_MILLISECONDS = 500;
const MAX_BELIEVED = 20_000;

interface OpenedSession extends TokenHolder {
  readonly refreshToken: string;
}

interface Believed {
  readonly until: number;
  readonly isOpen: Promise<boolean>;
}

/** Where users are signed in. A session is a family of refresh tokens, of which one at a time is current. */
export class Sessions {
  readonly #database: Database;
  readonly #key: Buffer;
  readonly #clock: () => Date;
  readonly #believed = new LRUCache<string, Believed>({ max: MAX_BELIEVED });

  /** @param key From which the next token of each is derived. */
  constructor(database: Database, key: Buffer, clock: () => Date) {
    this.#database = database;
    this.#key = key;
    this.#clock = clock;
  }

  async open(
    transaction: Kysely<Tables>,
    { userId, isKept, sender }: { readonly userId: string; readonly isKept: boolean; readonly sender: Sender },
  ): Promise<OpenedSession> {
    const now = this.#clock();
    const sessionId = randomUUID();
    const refreshToken = firstRefreshToken();
    await this.#endOldest(transaction, userId, now);
    await transaction
      .insertInto("sessions")
      .values({
        id: sessionId,
        user_id: userId,
        device: deviceName(sender.userAgent),
        address: sender.address,
        is_kept: isKept,
        created_at: now,
        last_used_at: now,
        expires_at: expiry({ isKept, openedAt: now, now }),
      })
      .execute();
    await this.#store(transaction, { sessionId, token: refreshToken, now });
    return { userId, sessionId, refreshToken };
  }

  /**
   * Exchanges a refresh token for the next one. One that was exchanged before ends its session, unless that was a moment ago.
   *
   * @returns null of a token that is not valid.
   */
  refresh(token: string): Promise<OpenedSession | null> {
    if (!isRefreshToken(token)) return Promise.resolve(null);
    return this.#database.db.transaction().execute(async (transaction) => {
      const now = this.#clock();
      const found = await transaction
        .selectFrom("refresh_tokens")
        .innerJoin("sessions", "sessions.id", "refresh_tokens.session_id")
        .select(["sessions.id", "user_id", "is_kept", "used_at", "sessions.created_at as opened_at"])
        .where("hash", "=", refreshTokenHash(token))
        .where("ended_at", "is", null)
        .where("expires_at", ">", now)
        .forUpdate()
        .executeTakeFirst();
      if (!found) return null;
      const next: OpenedSession = {
        userId: found.user_id,
        sessionId: found.id,
        refreshToken: nextRefreshToken(token, this.#key),
      };
      if (found.used_at === null) {
        const expiresAt = expiry({ isKept: found.is_kept, openedAt: found.opened_at, now });
        await this.#exchange(transaction, { token, next, expiresAt });
        return next;
      }
      const isMomentAgo = now.getTime() - found.used_at.getTime() <= GRACE_MILLISECONDS;
      if (isMomentAgo && (await isCurrent(transaction, next.refreshToken))) return next;
      await this.end(transaction, { userId: found.user_id, ids: [found.id], because: "reuse" });
      return null;
    });
  }

  /** Whether a session is open; another server's word reaches this one within half a second. */
  isOpen({ sessionId, userId }: TokenHolder): Promise<boolean> {
    const now = performance.now();
    const believed = this.#believed.get(sessionId);
    if (believed && believed.until > now) return believed.isOpen;
    const isOpen = this.#look(sessionId, userId);
    this.#believed.set(sessionId, { until: now + BELIEVED_MILLISECONDS, isOpen });
    isOpen.catch(() => this.#believed.delete(sessionId));
    return isOpen;
  }

  /**
   * Ends open sessions.
   *
   * @param userId Whose; null: everyone's.
   * @param which Those of some ids, or all but one.
   * @returns How many there were.
   */
  async end(
    transaction: Kysely<Tables>,
    {
      userId,
      ids,
      except,
      because,
    }: {
      readonly userId: string | null;
      readonly ids?: readonly string[];
      readonly except?: string | undefined;
      readonly because: EndReason;
    },
  ): Promise<number> {
    let query = transaction
      .updateTable("sessions")
      .set({ ended_at: this.#clock(), ended_because: because })
      .where("ended_at", "is", null);
    if (userId !== null) query = query.where("user_id", "=", userId);
    if (ids) query = query.where("id", "in", ids);
    if (except !== undefined) query = query.where("id", "!=", except);
    const ended = await query.returning("id").execute();
    for (const { id } of ended) this.#believed.delete(id);
    return ended.length;
  }

  /** Open ones of a user, the last used first. */
  ofUser(userId: string): Promise<readonly ListedSession[]> {
    return this.#database.db
      .selectFrom("sessions")
      .select(["id", "device", "address", "created_at", "last_used_at", "expires_at"])
      .where("user_id", "=", userId)
      .where("ended_at", "is", null)
      .where("expires_at", ">", this.#clock())
      .orderBy("last_used_at", "desc")
      .execute();
  }

  async #look(sessionId: string, userId: string): Promise<boolean> {
    const row = await this.#database.db
      .selectFrom("sessions")
      .select("id")
      .where("id", "=", sessionId)
      .where("user_id", "=", userId)
      .where("ended_at", "is", null)
      .where("expires_at", ">", this.#clock())
      .executeTakeFirst();
    return row !== undefined;
  }

  async #exchange(
    transaction: Kysely<Tables>,
    { token, next, expiresAt }: { readonly token: string; readonly next: OpenedSession; readonly expiresAt: Date },
  ): Promise<void> {
    const now = this.#clock();
    await transaction
      .updateTable("refresh_tokens")
      .set({ used_at: now })
      .where("hash", "=", refreshTokenHash(token))
      .execute();
    await this.#store(transaction, { sessionId: next.sessionId, token: next.refreshToken, now });
    await transaction
      .updateTable("sessions")
      .set({ last_used_at: now, expires_at: expiresAt })
      .where("id", "=", next.sessionId)
      .execute();
  }

  async #store(
    transaction: Kysely<Tables>,
    { sessionId, token, now }: { readonly sessionId: string; readonly token: string; readonly now: Date },
  ): Promise<void> {
    const row = { hash: refreshTokenHash(token), session_id: sessionId, created_at: now };
    await transaction.insertInto("refresh_tokens").values(row).execute();
  }

  async #endOldest(transaction: Kysely<Tables>, userId: string, now: Date): Promise<void> {
    const beyond = await transaction
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", userId)
      .where("ended_at", "is", null)
      .where("expires_at", ">", now)
      .orderBy("last_used_at", "desc")
      .offset(MAX_OPEN - 1)
      .execute();
    if (beyond.length > 0) await this.end(transaction, { userId, ids: beyond.map(({ id }) => id), because: "revoked" });
  }
}

/** A session as its user sees it. */
export interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

function expiry({ isKept, openedAt, now }: { readonly isKept: boolean; readonly openedAt: Date; readonly now: Date }) {
  const kind = isKept ? "kept" : "short";
  return new Date(Math.min(now.getTime() + LIFETIME[kind], openedAt.getTime() + WHOLE_LIFETIME[kind]));
}

async function isCurrent(transaction: Kysely<Tables>, token: string): Promise<boolean> {
  const row = await transaction
    .selectFrom("refresh_tokens")
    .select("used_at")
    .where("hash", "=", refreshTokenHash(token))
    .executeTakeFirst();
  return row?.used_at === null;
}
