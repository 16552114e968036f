import type { FastifyBaseLogger } from "fastify";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { connectionSettings } from "./connection-settings.ts";
import { DatabaseUnavailable, unavailability } from "./database-unavailable.ts";
import { GuardedPool } from "./guarded-pool.ts";
import type { Tables } from "./tables.ts";

export interface OpenDatabaseOptions {
  readonly url: string;
  readonly logger: FastifyBaseLogger;
  readonly maximumConnections?: number;
}

export interface Database<Schema = Tables> {
  /** Queries; a failure of the database itself is a `DatabaseUnavailable`, one of a statement is an error of PostgreSQL. */
  readonly db: Kysely<Schema>;
  /** Whether the database answered when it was last asked; false until it has been asked. */
  isUp(): boolean;
  /** Lends a connection beside the pool, without limits of time, to one piece of work such as a migration. */
  withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** Opens a pool for a library that has tables and types of its own; who asks for it ends it. */
  openPool(maximumConnections: number): pg.Pool;
  /** Waits for the queries that run. */
  close(): Promise<void>;
}

const DEFAULT_CONNECTIONS = 10;
const CONNECT_WITHIN_MILLISECONDS = 5000;

/** Opens a database; it is reached with the first query, and again by itself whenever it has been away. */
export function openDatabase<Schema = Tables>(options: OpenDatabaseOptions): Database<Schema> {
  const { url, logger, maximumConnections = DEFAULT_CONNECTIONS } = options;
  const pool = new GuardedPool({ url, logger, maximumConnections });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    isUp: () => pool.isUp,
    withClient: (work) => withClient(url, work),
    openPool: (max) => {
      const ownPool = new pg.Pool({
        connectionString: url,
        max,
        keepAlive: true,
        connectionTimeoutMillis: CONNECT_WITHIN_MILLISECONDS,
        application_name: "plumbline-jobs",
      });
      // A connection that is lost fails what uses it next.
      ownPool.on("error", () => undefined);
      ownPool.on("connect", (client) => client.on("error", () => undefined));
      return ownPool;
    },
    close: async () => {
      await db.destroy();
      await pool.end();
    },
  };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connectionSettings(url), connectionTimeoutMillis: CONNECT_WITHIN_MILLISECONDS });
  // A connection that is lost between two statements fails the next one.
  client.on("error", () => undefined);
  try {
    await client.connect().catch((cause) => {
      throw unavailability(cause) ?? new DatabaseUnavailable("unreachable", cause);
    });
    return await work(client);
  } catch (error) {
    throw unavailability(error) ?? error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
