import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import { DatabaseError } from "../database-error.ts";
import { type ClusterFolder, clusterFolder, DATABASE, SUPERUSER } from "./cluster-folder.ts";
import { type Binaries, findBinaries } from "./find-binaries.ts";
import { type Launch, launchPostmaster } from "./launch-postmaster.ts";
import { makeCluster, removeDrafts } from "./make-cluster.ts";
import { isAlive, isPostmaster, type Postmaster, runningPostmaster, waitFor } from "./postmaster.ts";
import { passageTo, type Runner } from "./run-as.ts";
import { giveTo, requireReachable, type UnprivilegedUser, unprivilegedUser } from "./unprivileged-user.ts";

export interface StartPostgresOptions {
  /** Where the cluster is or will be made, such as `DATA_DIR/postgres`; only one process at a time may start it. */
  readonly folder: string;
  readonly logger: FastifyBaseLogger;
  /** Settings of PostgreSQL beside ours; for tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RunningPostgres {
  /** Address with user and password; it stays the same until `stop`. */
  readonly url: string;
  /** Ends PostgreSQL in order, even if others are connected. */
  stop(): Promise<void>;
}

const WRONG_PASSWORD = "28P01";
const MAJOR_VERSION = "18";
const ANSWERS_WITHIN_MILLISECONDS = 15_000;
const STOPS_WITHIN_MILLISECONDS = 20_000;
const WATCH_EVERY_MILLISECONDS = 1000;

/**
 * Starts our own PostgreSQL on a folder, in which a cluster is made if there is none, or finds the one that a killed
 * server left running. If PostgreSQL ends by itself it is started again, at the same address.
 *
 * @throws {DatabaseError} with one sentence that says what to do.
 */
export async function startPostgres({ folder, logger, settings = {} }: StartPostgresOptions): Promise<RunningPostgres> {
  const path = resolve(folder);
  mkdirSync(dirname(path), { recursive: true });
  const place = clusterFolder(join(realpathSync(dirname(path)), basename(path)));
  const binaries = await findBinaries();
  const user = unprivilegedUser(place.folder);
  const launch: Launch = { binaries, runner: user && runnerFor(user, place, binaries), settings };
  requireOwn(place.folder);
  removeDrafts(place);
  if (!existsSync(place.cluster)) await makeCluster(place, launch);
  if (user) giveTo(user, place.folder);
  // PostgreSQL refuses a folder that others may enter; a copy may have come with other modes.
  chmodSync(place.cluster, 0o700);
  requireOurVersion(place);
  const found = await findPostmaster(place);
  if (found) logger.info({ pid: found.pid }, "Found the PostgreSQL that an earlier server left running");
  return supervise(place, launch, { postmaster: found ?? (await launchPostmaster(place, launch)), logger });
}

/** @throws {DatabaseError} `folder-unreachable` if the user cannot get to the cluster or the programs, by right or by ours. */
function runnerFor(user: UnprivilegedUser, place: ClusterFolder, binaries: Binaries): Runner {
  const paths = [`${dirname(place.folder)}/.`, binaries.postgres];
  try {
    requireReachable(user, dirname(place.folder), "set DATA_DIR to a folder elsewhere");
    requireReachable(user, binaries.postgres, "move Plumbline elsewhere");
    return { user, passage: null };
  } catch (error) {
    const passage = passageTo(user, paths);
    if (passage === null) throw error;
    return { user, passage };
  }
}

/**
 * Finds the PostgreSQL that a server runs on a folder.
 *
 * @returns Its address; null if none runs.
 */
export async function findPostgres(folder: string): Promise<string | null> {
  const place = clusterFolder(resolve(folder));
  const found = existsSync(place.cluster) ? await findPostmaster(place) : null;
  return found && addressOf(place, found.port);
}

function requireOwn(folder: string): void {
  try {
    if (existsSync(folder)) accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new DatabaseError(
      "folder-unreachable",
      `${folder} belongs to another user: start Plumbline as that user, give the folder to this one (chown -R), set DATA_DIR to another, or set DATABASE_URL.`,
      { cause },
    );
  }
}

function requireOurVersion({ cluster }: ClusterFolder): void {
  const version = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (version === MAJOR_VERSION) return;
  throw new DatabaseError(
    "postgres-failed",
    `${cluster} was made by PostgreSQL ${version} and this program has ${MAJOR_VERSION}: make a backup with the program that made it, and restore it with this one into another DATA_DIR.`,
  );
}

/** The process that runs the cluster, once it accepts our password; null if none does, or once it has stopped. */
async function findPostmaster(place: ClusterFolder): Promise<Postmaster | null> {
  const found = await waitFor(async () => {
    const postmaster = runningPostmaster(place.cluster);
    if (!postmaster) return "none";
    return postmaster.status === "ready" && (await answers(place, postmaster.port)) ? postmaster : null;
  }, ANSWERS_WITHIN_MILLISECONDS);
  if (found === "none") return null;
  if (found) return found;
  throw mute(place);
}

function mute({ cluster }: ClusterFolder): DatabaseError {
  const pid = runningPostmaster(cluster)?.pid;
  return new DatabaseError(
    "postgres-failed",
    `The PostgreSQL on ${cluster}, process ${pid}, does not answer to its password: stop it (kill -INT ${pid}) and start again.`,
  );
}

/** Each side proves to the other that it knows the password; the folder tells the cluster from a copy of it. */
async function answers(place: ClusterFolder, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: addressOf(place, port),
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
    return realpathSync(rows[0]?.folder ?? "") === realpathSync(place.cluster);
  } catch (cause) {
    if ((cause as { code?: string }).code === WRONG_PASSWORD) throw mute(place);
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function addressOf({ password }: ClusterFolder, port: number): string {
  return `postgres://${SUPERUSER}:${readFileSync(password, "utf8").trim()}@127.0.0.1:${port}/${DATABASE}`;
}

interface Supervised {
  postmaster: Postmaster;
  readonly logger: FastifyBaseLogger;
}

function supervise(place: ClusterFolder, launch: Launch, state: Supervised): RunningPostgres {
  const { port } = state.postmaster;
  let restarting: Promise<void> | null = null;
  const restart = async () => {
    state.logger.error({ pid: state.postmaster.pid }, "PostgreSQL has ended by itself; it is started again");
    try {
      state.postmaster = await launchPostmaster(place, { ...launch, port });
    } catch (error) {
      state.logger.error({ err: error }, "PostgreSQL could not be started again");
    }
    restarting = null;
  };
  const watch = setInterval(() => {
    if (!restarting && !isAlive(state.postmaster.pid, place.cluster)) restarting = restart();
  }, WATCH_EVERY_MILLISECONDS);
  watch.unref();
  return {
    url: addressOf(place, port),
    stop: async () => {
      clearInterval(watch);
      await restarting;
      await stopPostmaster(place, state.postmaster.pid);
    },
  };
}

/** Ends open transactions, then writes everything to its place; if that hangs, the next start recovers. */
async function stopPostmaster({ cluster }: ClusterFolder, pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!isPostmaster(pid, cluster)) return;
    process.kill(pid, signal);
    const gone = await waitFor(() => (isAlive(pid, cluster) ? null : true), STOPS_WITHIN_MILLISECONDS);
    if (gone) return;
  }
}
