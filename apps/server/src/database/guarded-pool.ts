import type { FastifyBaseLogger } from "fastify";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { connectionSettings } from "./connection-settings.ts";
import { DatabaseUnavailable, unavailability } from "./database-unavailable.ts";

export interface GuardedPoolOptions {
  readonly url: string;
  readonly logger: FastifyBaseLogger;
  readonly maximumConnections: number;
}

const CONNECT_WITHIN_MILLISECONDS = 3000;
const STATEMENT_MILLISECONDS = 10_000;
const LOCK_MILLISECONDS = 3000;
const IDLE_IN_TRANSACTION_MILLISECONDS = 15_000;
/** For a machine that no longer answers at all; PostgreSQL itself ends a statement before. */
const ANSWER_MILLISECONDS = 15_000;
/** Requests that wait for each connection: more would wait in vain. */
const WAITING_PER_CONNECTION = 20;
const PROBE_EVERY_MILLISECONDS = 500;

/**
 * The pool of connections as Kysely needs it. Every failure for which the database or the way to it is the cause becomes
 * `DatabaseUnavailable`; no lost connection ends the process. While the database is down it is asked again and again, so
 * that `isUp` is true soon after it is back.
 */
export class GuardedPool implements PostgresPool {
  readonly Client: NonNullable<PostgresPool["Client"]> = pg.Client as unknown as NonNullable<PostgresPool["Client"]>;
  readonly options: object;
  readonly #pool: pg.Pool;
  readonly #maxWaiting: number;
  readonly #logger: FastifyBaseLogger;
  #isUp: boolean | null = null;
  #probe: NodeJS.Timeout | null = null;
  #end: Promise<void> | null = null;

  constructor({ url, logger, maximumConnections }: GuardedPoolOptions) {
    this.#pool = new pg.Pool({
      ...connectionSettings(url),
      max: maximumConnections,
      connectionTimeoutMillis: CONNECT_WITHIN_MILLISECONDS,
      statement_timeout: STATEMENT_MILLISECONDS,
      lock_timeout: LOCK_MILLISECONDS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MILLISECONDS,
      query_timeout: ANSWER_MILLISECONDS,
    });
    this.#maxWaiting = maximumConnections * WAITING_PER_CONNECTION;
    this.#logger = logger;
    this.options = this.#pool.options;
    // A connection reports its loss to the pool while it is idle, and to nobody while it is in use between two statements.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
    this.#pool.on("error", (error) => this.#noticeFailure(new DatabaseUnavailable("unreachable", error)));
  }

  /** Whether the last thing heard of the database was an answer. */
  get isUp(): boolean {
    return this.#isUp === true;
  }

  /** @throws {DatabaseUnavailable} if there is no connection, or none is free in time. */
  async connect(): Promise<PostgresPoolClient> {
    if (this.#pool.waitingCount >= this.#maxWaiting) throw new DatabaseUnavailable("exhausted");
    try {
      return this.#guard(await this.#pool.connect());
    } catch (cause) {
      throw this.#noticeFailure(connectFailure(cause));
    }
  }

  /** Waits for the connections in use; Kysely ends the pool only if something has been asked. */
  end(): Promise<void> {
    if (this.#probe) clearInterval(this.#probe);
    this.#end ??= this.#pool.end();
    return this.#end;
  }

  /** A connection that ends, or of which an answer is missing, is not used again. */
  #guard(client: pg.PoolClient): PostgresPoolClient {
    let isBroken = false;
    const query = async (sql: string, parameters: unknown[]) => {
      try {
        const result = await client.query(sql, parameters);
        this.#noticeAnswer();
        return result;
      } catch (cause) {
        const failure = unavailability(cause);
        // PostgreSQL says so itself when it cuts a statement off, and goes on with the next.
        const isAnswer = !failure || (failure.reason === "too-slow" && "severity" in (cause as Error));
        if (isAnswer) this.#noticeAnswer();
        else isBroken = true;
        throw failure ? this.#noticeFailure(failure) : cause;
      }
    };
    const { processID } = client as { processID?: number };
    const release = (destroy?: boolean) => client.release(destroy || isBroken);
    return { query: query as unknown as PostgresPoolClient["query"], release, ...(processID ? { processID } : {}) };
  }

  #noticeAnswer(): void {
    if (this.#isUp === false) this.#logger.info("The database answers again");
    this.#isUp = true;
    if (this.#probe) clearInterval(this.#probe);
    this.#probe = null;
  }

  #noticeFailure(failure: DatabaseUnavailable): DatabaseUnavailable {
    if (this.#end || failure.reason === "exhausted" || failure.reason === "too-slow") return failure;
    if (this.#isUp !== false) this.#logger.warn({ err: failure }, "The database does not answer");
    this.#isUp = false;
    this.#probe ??= setInterval(() => void this.#ask(), PROBE_EVERY_MILLISECONDS).unref();
    return failure;
  }

  async #ask(): Promise<void> {
    const client = await this.connect().catch(() => null);
    await client?.query("select 1", []).catch(() => undefined);
    client?.release();
  }
}

/** Without a connection every error means that the database is not available, a wrong password too. */
function connectFailure(cause: unknown): DatabaseUnavailable {
  const isWaiting = cause instanceof Error && cause.message.startsWith("timeout exceeded");
  return unavailability(cause) ?? new DatabaseUnavailable(isWaiting ? "exhausted" : "unreachable", cause);
}
