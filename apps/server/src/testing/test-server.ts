/** A server over the tiny market, for `inject`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LiveProvider } from "@plumbline/market/providers";
import { recordSnapshot, scoreRecord, writeScores } from "@plumbline/market/record";
import { makeFactors, readScreening, screenMarket } from "@plumbline/market/screening";
import { openMarket } from "@plumbline/market/snapshot";
import { computeStudy, writeStudy } from "@plumbline/market/study";
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from "fastify";
import { Accounts } from "../accounts/index.ts";
import { buildApp } from "../app/index.ts";
import { type Configuration, readConfiguration } from "../config/index.ts";
import { createJsonLogger } from "../http/index.ts";
import { MarketAccess } from "../market-access/index.ts";
import { KeptFolder } from "./kept-folder.ts";
import { publishTinyMarket } from "./tiny-market.ts";

export interface TestServer {
  readonly app: FastifyInstance;
  readonly market: MarketAccess;
  readonly dataDirectory: string;
  /** Lines of the log so far, parsed. */
  readonly log: Record<string, unknown>[];
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
}

export interface TestServerOptions extends Partial<Configuration> {
  /** Unless given, the server has no accounts. */
  readonly accountsService?: (context: { logger: FastifyBaseLogger; clock: () => Date }) => Accounts;
  readonly isOpen?: boolean;
  /** Who is asked for prices of the moment. */
  readonly quoteProviders?: readonly LiveProvider[];
  /** Keys and addresses of providers. */
  readonly providerEnvironment?: Readonly<Record<string, string>>;
  readonly clock?: () => Date;
  /** Writes the market `tiny` into a data directory; unless given, the one of six instruments with all that is derived from it. */
  readonly publish?: (dataDirectory: string) => Promise<unknown>;
}

/** The present of all test servers. */
const NOW = new Date("2024-07-01T12:00:00Z");

/** The tiny market with its screening, study, factor history and record: a server over it has nothing to make in the background. */
const preparedMarket = new KeptFolder(async (dataDirectory) => {
  await publishTinyMarket(dataDirectory);
  const { snapshot } = await openMarket(dataDirectory, "tiny");
  const at = { dataDirectory, market: "tiny", snapshot: snapshot.manifest.id };
  await screenMarket(snapshot, at);
  writeStudy(at, await computeStudy(snapshot));
  await makeFactors(snapshot, at);
  const screening = await readScreening(at);
  if (screening) await recordSnapshot(snapshot, { dataDirectory, screening, now: NOW });
  writeScores(at, await scoreRecord(dataDirectory, snapshot, { now: NOW }));
  snapshot.close();
});

/** Publishes a market into a folder of its own and puts a server over it, with a page of one line. */
export async function startTestServer({
  isOpen = true,
  publish = (dataDirectory) => preparedMarket.copyTo(dataDirectory),
  accountsService = () => new Accounts(null),
  quoteProviders = [],
  providerEnvironment = {},
  clock = () => NOW,
  ...changes
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-server-"));
  const dataDirectory = join(folder, "data");
  const pageDirectory = join(folder, "page");
  for (const directory of [dataDirectory, pageDirectory]) mkdirSync(directory);
  writeFileSync(join(pageDirectory, "index.html"), "<!doctype html><title>Plumbline</title>");
  await publish(dataDirectory);
  const log: Record<string, unknown>[] = [];
  const write = (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>);
  const logger = createJsonLogger({ level: "info", clock, write });
  const market = new MarketAccess({ dataDirectory, market: "tiny", clock, logger });
  const environment = readConfiguration({ DATA_DIR: dataDirectory, RATE_LIMIT_SCALE: "1000" });
  // A market of files is not kept up to date; a test of that says so.
  const configuration = { ...environment, accounts: null, isKeptUp: false, pageDirectory, ...changes };
  const accounts = accountsService({ logger, clock });
  const app = await buildApp({
    configuration,
    market,
    logger,
    accounts,
    clock,
    quoteProviders,
    environment: providerEnvironment,
  });
  if (isOpen) await market.open();
  return {
    app,
    market,
    dataDirectory,
    log,
    get: (url, headers = {}) => app.inject({ method: "GET", url, headers }),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
