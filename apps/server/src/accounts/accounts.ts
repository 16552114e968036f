import type { FastifyBaseLogger } from "fastify";
import type { SignInProvider } from "../config/index.ts";
import { type Database, DatabaseUnavailable, migrate } from "../database/index.ts";
import { Failure, type Identify } from "../http/index.ts";
import { createMessenger, type Delivery, type Message, type Messenger, type SmsMessage } from "../mail/index.ts";
import {
  type AccountSettings,
  type AccountsContext,
  accountsContext,
  type BeforeRemoval,
  type Registration,
} from "./accounts-context.ts";
import { removeExpired } from "./expiry.ts";
import { FirstAccountWord } from "./first-account-word.ts";
import { identifyBy } from "./identify.ts";
import { byChannel, outgoingStore } from "./outgoing-messages.ts";
import { wordOfFirstAccount } from "./register-first-account.ts";
import { sharedSecret } from "./signing-secret.ts";
import { claimOwnership } from "./users.ts";

export interface AccountsOptions {
  /** Null: one that the database keeps. */
  readonly jwtSecret: string | null;
  readonly settings: AccountSettings;
  readonly email: Delivery<Message>;
  readonly sms: Delivery<SmsMessage>;
  /** Where the word of the first account is kept, of a server that sends no e-mail; null where it takes a code. */
  readonly firstAccountFile: string | null;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
}

const PAUSE = { first: 1000, longest: 15_000 } as const;
const RETRY_AFTER_SECONDS = 5;
const EXPIRY_INTERVAL = 60 * 60 * 1000;

/** What is there once the database has been opened. */
interface Opened {
  readonly context: AccountsContext;
  readonly identify: Identify;
  readonly messenger: Messenger;
  readonly expiry: NodeJS.Timeout;
}

/**
 * The accounts of a server. Public pages need none of it: while the database cannot be reached, calls that need it are answered
 * that they are unavailable, and it recovers by itself.
 */
export class Accounts {
  #options: AccountsOptions | null;
  #opened: Opened | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Whether the first account was there when it was looked for. */
  #hasAccount = false;
  #removal: Promise<void> = Promise.resolve();
  /** Filled before the database is opened: what has expired is removed at once then. */
  readonly beforeRemoval: BeforeRemoval[] = [];
  readonly #ready = Promise.withResolvers<AccountsContext>();

  /** @param options Null of a server without accounts. */
  constructor(options: AccountsOptions | null) {
    this.#options = options;
  }

  /** Who may make an account; null of a server without accounts. */
  get registration(): Registration | null {
    return this.#options?.settings.registration ?? null;
  }

  /** Where users can sign in besides. */
  get providers(): readonly SignInProvider[] {
    return this.#options?.settings.providers ?? [];
  }

  /** Which messages leave the server; none of one without accounts. */
  get sends(): AccountSettings["sends"] {
    return this.#options?.settings.sends ?? { email: false, sms: false };
  }

  /**
   * The word by which the first account is to be made; null where there is an account, where none can be made that way, and while
   * the database cannot be asked.
   */
  async firstAccountWord(): Promise<string | null> {
    if (!this.#options || !this.#opened) return null;
    const { context } = this.#opened;
    this.#hasAccount ||= context.firstAccountWord === null;
    if (this.#hasAccount) return null;
    try {
      const word = await wordOfFirstAccount(context);
      this.#hasAccount = word === null;
      return word;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return null;
      throw error;
    }
  }

  /** Makes it a server without accounts, because it has no database and will have none. */
  turnOff(): void {
    this.#options = null;
  }

  /** @throws {Failure} `unavailable` before the database has been opened; `forbidden` on a server without accounts. */
  get context(): AccountsContext {
    if (!this.#options) throw new Failure("forbidden");
    if (!this.#opened) throw unavailable();
    return this.#opened.context;
  }

  /** When the database has been opened; never on a server without accounts. */
  get ready(): Promise<AccountsContext> {
    return this.#ready.promise;
  }

  /** @throws {Failure} `unavailable` while the database cannot be asked. */
  readonly identify: Identify = async (request) => {
    if (!this.#options) return null;
    if (!this.#opened) throw unavailable();
    return this.#opened.identify(request);
  };

  /**
   * Opens the accounts of a database, now or, while it cannot be reached, as soon as it can.
   *
   * @throws {DatabaseError} if it is not a database that this program can use.
   */
  async open(database: Database): Promise<void> {
    const { logger } = this.#required();
    try {
      await this.#open(database);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      logger.warn({ err: error }, "The database cannot be reached; nobody can sign in until it can");
      this.#tryAgain(database, PAUSE.first);
    }
  }

  /** The end of the latest removal of what has expired, which begins when the database has been opened and every hour. */
  get removal(): Promise<void> {
    return this.#removal;
  }

  /** Waits for messages that are being sent, and for what is being removed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#opened?.expiry);
    await this.#removal;
    await this.#opened?.messenger.close();
    this.#options?.email.close();
    this.#options?.sms.close();
  }

  async #open(database: Database): Promise<void> {
    const { jwtSecret, settings, email, sms, clock, logger } = this.#required();
    const delivery = byChannel({ email, sms });
    await migrate(database);
    const secret = jwtSecret ?? (await sharedSecret(database.db));
    if (settings.ownerEmail !== null) await claimOwnership(database.db, settings.ownerEmail);
    if (this.#isClosed) return;
    const messenger = createMessenger({ delivery, store: outgoingStore(database.db), clock, logger });
    const context = accountsContext({
      database,
      secret,
      settings,
      clock,
      wakeMessenger: () => messenger.wake(),
      beforeRemoval: this.beforeRemoval,
      firstAccountWord: this.#firstWord(),
    });
    const expire = () => {
      this.#removal = removeExpired(context).catch((error: unknown) => {
        logger.warn({ err: error }, "What has expired could not be removed; it is tried again in an hour");
      });
    };
    const expiry = setInterval(expire, EXPIRY_INTERVAL).unref();
    expire();
    this.#opened = { context, identify: identifyBy(context), messenger, expiry };
    this.#ready.resolve(context);
  }

  /** Where only one address can make an account, it can make the first one. */
  #firstWord(): FirstAccountWord | null {
    const { firstAccountFile, settings } = this.#required();
    const isClosed = settings.registration === "closed" && settings.ownerEmail === null;
    return firstAccountFile === null || isClosed ? null : new FirstAccountWord(firstAccountFile);
  }

  #tryAgain(database: Database, pause: number): void {
    if (this.#isClosed) return;
    const { logger } = this.#required();
    this.#timer = setTimeout(() => {
      this.#open(database).then(
        () => logger.info("The database is back"),
        (error: unknown) => {
          logger.warn({ err: error }, "The database cannot be used yet");
          this.#tryAgain(database, Math.min(2 * pause, PAUSE.longest));
        },
      );
    }, pause).unref();
  }

  #required(): AccountsOptions {
    if (!this.#options) throw new Failure("forbidden");
    return this.#options;
  }
}

function unavailable(): Failure {
  return new Failure("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
