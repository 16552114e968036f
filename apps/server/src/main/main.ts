/** Starts the server and keeps it until it is told to stop. */
import { accessSync, constants, mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app/index.ts";
import { type Configuration, readConfiguration } from "../config/index.ts";
import { createJsonLogger } from "../http/index.ts";
import { chooseMarket, MarketAccess } from "../market-access/index.ts";
import { startProblem } from "./start-problem.ts";

/** Connections that the system keeps until the event loop accepts them. */
const BACKLOG = 2048;

/** Longest wait for requests that are being answered when the server stops. */
const STOP_WITHIN_MILLISECONDS = 10_000;

async function start(configuration: Configuration): Promise<void> {
  const { dataDirectory, host, port } = configuration;
  mkdirSync(dataDirectory, { recursive: true });
  const clock = () => new Date();
  const logger = createJsonLogger({
    level: configuration.logLevel,
    clock,
    write: (line) => process.stderr.write(line),
  });
  if (!isWritable(dataDirectory)) {
    logger.warn({ dataDirectory }, "The data folder cannot be written; what is computed is kept in a temporary folder");
  }
  const name = configuration.market ?? (await chooseMarket(dataDirectory));
  const market = new MarketAccess({ dataDirectory, market: name, clock, logger });
  // There are no accounts yet: no token is valid.
  const identify = async () => null;
  const app = await buildApp({ configuration, market, logger, identify });
  stopOnSignal(app);
  // Listening first: a taken port is found before the market is verified, and probes see a server that is not ready.
  await app.listen({ host, port, backlog: BACKLOG });
  await market.open();
  process.stdout.write(`${readyLine(app, market)}\n`);
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

function readyLine(app: FastifyInstance, market: MarketAccess): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  const host = family === "IPv6" ? `[${address}]` : address;
  const manifest = market.served?.snapshot.manifest;
  const about = manifest
    ? `market ${manifest.market}, ${manifest.counts.instruments} instruments, last day ${manifest.lastDay ?? "none"}`
    : "no market";
  return `Plumbline is ready: http://${host}:${port}  (${about})`;
}

function stopOnSignal(app: FastifyInstance): void {
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MILLISECONDS).unref();
    void app.close().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
}

let configuration: Configuration | null = null;
try {
  configuration = readConfiguration(process.env);
  await start(configuration);
} catch (error) {
  const problem = startProblem(error, configuration);
  process.stderr.write(`\n${problem ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
