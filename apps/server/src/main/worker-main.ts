/** `npm start -- --role worker`: computes the runs of a server elsewhere until it is told to stop. */
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { openMarket } from "@plumbline/market/snapshot";
import { BacktestWorker } from "../backtests/index.ts";
import { type Configuration, ConfigurationError, readConfiguration } from "../config/index.ts";
import { type Database, DatabaseUnavailable, openDatabase, requireMigrated } from "../database/index.ts";
import { createJsonLogger } from "../http/index.ts";
import { chooseMarket } from "../market-access/index.ts";
import { startProblem } from "./start-problem.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { serveHealth } from "./worker-health.ts";

/** How long one waits before the database is asked again. */
const RETRY_MILLISECONDS = 1000;

async function start(configuration: Configuration, hasPort: boolean): Promise<void> {
  const { dataDirectory, logLevel } = configuration;
  const url = configuration.accounts?.databaseUrl;
  if (!url)
    throw new ConfigurationError("A worker needs DATABASE_URL: the PostgreSQL of the server whose runs it computes.");
  const clock = () => new Date();
  const logger = createJsonLogger({ level: logLevel, clock, write: (line) => process.stderr.write(line) });
  const market = configuration.market ?? (await chooseMarket(dataDirectory));
  const database = openDatabase({ url, logger });
  const opened: { worker?: BacktestWorker } = {};
  const stop = stopOnSignal({ worker: async () => opened.worker?.close(), database: () => database.close() }, logger);
  await stop.unlessAsked(async () => {
    const health = hasPort ? await serveHealth(configuration) : null;
    await requireWhole(dataDirectory, market);
    await reached(database);
    if (stop.isAsked) return;
    opened.worker = new BacktestWorker({ database, dataDirectory, market, clock, logger });
    const { address, port } = (health?.address() ?? {}) as Partial<AddressInfo>;
    const where = port === undefined ? "" : `, http://${address}:${port}/healthz`;
    process.stdout.write(
      `A worker of Plumbline is ready  (market ${market}, ${opened.worker.atOnce} runs at once${where})\n`,
    );
  });
}

/** @throws {SnapshotError} if there is no such market, or no snapshot of it is whole. */
async function requireWhole(dataDirectory: string, market: string): Promise<void> {
  (await openMarket(dataDirectory, market)).snapshot.close();
}

/** Waits until the database answers. @throws {DatabaseError} if it does not fit this program. */
async function reached(database: Database): Promise<void> {
  for (let isTold = false; ; isTold = true) {
    try {
      return await requireMigrated(database);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (!isTold) process.stderr.write(`\n${error.message} It is asked again every second.\n`);
      await pause(RETRY_MILLISECONDS);
    }
  }
}

let configuration: Configuration | null = null;
try {
  configuration = readConfiguration(process.env);
  await start(configuration, Boolean(process.env.PORT));
} catch (error) {
  const problem = startProblem(error, configuration);
  process.stderr.write(`\n${problem ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
