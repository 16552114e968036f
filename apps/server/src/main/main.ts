/** Starts the server and keeps it until it is told to stop. */
import { accessSync, constants, mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Accounts } from "../accounts/index.ts";
import { buildApp } from "../app/index.ts";
import { type Configuration, readConfiguration } from "../config/index.ts";
import { DatabaseError, type DatabaseErrorCode } from "../database/index.ts";
import { createJsonLogger } from "../http/index.ts";
import { chooseMarket, MarketAccess } from "../market-access/index.ts";
import { quoteProviders } from "../quotes/index.ts";
import { prepareReports } from "../reports/index.ts";
import { announceFirstAccount } from "./first-account-notice.ts";
import { startLocalProviders, withProviders } from "./local-providers.ts";
import { createAccounts, type RunningDatabase, startDatabase } from "./open-accounts.ts";
import { startProblem } from "./start-problem.ts";
import { type StopOnSignal, stopOnSignal } from "./stop-on-signal.ts";

/** Connections that the system keeps until the event loop accepts them. */
const BACKLOG = 2048;

/** A server that runs: closed when the program is told to stop, and where it begins anew with another market. */
interface RunningServer {
  readonly closeServer: () => Promise<void>;
  readonly closeDatabase: () => Promise<void>;
}

let running: RunningServer | null = null;
let stop: StopOnSignal | null = null;

/** Serves the owner's own companies in place of the fictional ones: everything is closed and opened again, under the same address. */
async function startAgain(given: Configuration, logger: FastifyBaseLogger): Promise<void> {
  logger.info("The owner's own market is there: the server begins anew with it");
  await running?.closeServer();
  await running?.closeDatabase();
  if (!stop?.isAsked) await start(given);
}

/** The same promise for all who close: a signal may come while the server begins anew. */
function once(close: () => Promise<unknown>): () => Promise<void> {
  let closing: Promise<void> | null = null;
  return () => {
    closing ??= close().then(() => undefined);
    return closing;
  };
}

async function start(given: Configuration): Promise<void> {
  const { dataDirectory, host, port } = given;
  mkdirSync(dataDirectory, { recursive: true });
  const clock = () => new Date();
  const logger = createJsonLogger({
    level: given.logLevel,
    clock,
    write: (line) => process.stderr.write(line),
  });
  const isReadOnly = !isWritable(dataDirectory);
  if (isReadOnly) {
    logger.warn({ dataDirectory }, "The data folder cannot be written; what is computed is kept in a temporary folder");
  }
  const configuration = isReadOnly ? withoutOwnDatabase(given) : given;
  const name = configuration.market ?? (await chooseMarket(dataDirectory));
  const market = new MarketAccess({ dataDirectory, market: name, clock, logger });
  const localProviders = await startLocalProviders(configuration);
  const parts = { configuration: withProviders(configuration, localProviders), logger, clock };
  const accounts = createAccounts(parts);
  let isMoving = false;
  const app = await buildApp({
    configuration,
    market,
    logger,
    accounts,
    clock,
    quoteProviders: quoteProviders(configuration.quotes, process.env),
    onOwnMarket: () => {
      const bound = app.server.address() as AddressInfo | null;
      // Two runs may have made it at once: the first has closed everything.
      if (bound === null || isMoving) return;
      isMoving = true;
      // Under the port that it has, also where the system chose that.
      const again = { ...given, port: bound.port };
      setImmediate(() => startAgain(again, logger).catch((error: unknown) => endWith(error, given)));
    },
    environment: process.env,
  });
  let stopPreparing = () => {};
  let starting: Promise<RunningDatabase | null> = Promise.resolve(null);
  const stopDatabase = once(async () => (await starting.catch(() => null))?.stop());
  running = {
    closeServer: once(async () => {
      stopPreparing();
      await Promise.all([app.close(), ...localProviders.map(({ close }) => close())]);
    }),
    closeDatabase: stopDatabase,
  };
  stop ??= stopOnSignal(
    { server: async () => running?.closeServer(), database: async () => running?.closeDatabase() },
    logger,
  );
  // Listening first: a taken port is found before the market is verified, and probes see a server that is not ready.
  await stop.unlessAsked(async () => void (await app.listen({ host, port, backlog: BACKLOG })));
  await stop.unlessAsked(async () => {
    starting = startDatabase(parts);
    await openAll({ starting, accounts, market, stopDatabase });
    stopPreparing = prepareReports(market, logger);
    const write = (text: string) => void process.stdout.write(text);
    const address = addressOf(app);
    write(`${readyLine(address, market)}\n`);
    const reached = configuration.publicUrl?.replace(/\/$/, "") ?? address;
    void announceFirstAccount({ accounts, dataDirectory, address: reached, logger, write });
  });
}

interface Opened {
  readonly starting: Promise<RunningDatabase | null>;
  readonly accounts: Accounts;
  readonly market: MarketAccess;
  readonly stopDatabase: () => Promise<void>;
}

async function openAll({ starting, accounts, market, stopDatabase }: Opened): Promise<void> {
  const [running, opened] = await Promise.allSettled([starting, market.open()]);
  const database = running.status === "fulfilled" ? running.value : withoutAccounts(running.reason, accounts);
  try {
    if (opened.status === "rejected") throw opened.reason;
    if (database) await accounts.open(database.database);
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

/** A database of our own needs a folder that can be written. */
function withoutOwnDatabase(configuration: Configuration): Configuration {
  const { accounts } = configuration;
  if (!accounts || accounts.databaseUrl !== null) return configuration;
  process.stderr.write("\nNobody can sign in: make the data folder writable, or set DATABASE_URL.\n");
  return { ...configuration, accounts: null };
}

/** What keeps our own PostgreSQL from starting on this machine keeps nobody from the market. */
const MACHINE_PROBLEMS: readonly DatabaseErrorCode[] = ["folder-unreachable", "postgres-missing", "postgres-failed"];

/** Goes on without accounts where the machine has no PostgreSQL for us, and says so. */
function withoutAccounts(error: unknown, accounts: Accounts): null {
  if (!(error instanceof DatabaseError && MACHINE_PROBLEMS.includes(error.code))) throw error;
  process.stderr.write(`\nNobody can sign in: ${error.message}\n`);
  accounts.turnOff();
  return null;
}

/** Serving needs no more than reading. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function addressOf(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

function readyLine(address: string, market: MarketAccess): string {
  const manifest = market.served?.snapshot.manifest;
  const about = manifest
    ? `market ${manifest.market}, ${manifest.counts.instruments} instruments, last day ${manifest.lastDay ?? "none"}`
    : "no market";
  return `Plumbline is ready: ${address}  (${about})`;
}

function endWith(error: unknown, configuration: Configuration | null): void {
  const problem = startProblem(error, configuration);
  process.stderr.write(`\n${problem ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}

let configuration: Configuration | null = null;
try {
  configuration = readConfiguration(process.env);
  await start(configuration);
} catch (error) {
  endWith(error, configuration);
}
