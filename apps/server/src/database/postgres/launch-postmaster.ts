import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseError } from "../database-error.ts";
import { type ClusterFolder, clusterEnvironment } from "./cluster-folder.ts";
import type { ClusterMaker } from "./make-cluster.ts";
import { isPostmaster, type Postmaster, statedPostmaster, waitFor } from "./postmaster.ts";
import { commandAs } from "./run-as.ts";

/**
 * For a cluster that serves one program on this machine: little memory, few processes. Every commit is on the disk before
 * it is acknowledged (fsync and synchronous_commit are on by default). The log names no values, which may be personal.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "40",
  shared_buffers: "32MB",
  max_wal_size: "256MB",
  min_wal_size: "32MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  io_method: "sync",
  autovacuum_max_workers: "1",
  max_worker_processes: "2",
  max_logical_replication_workers: "0",
  max_parallel_workers_per_gather: "0",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

/** Recovery after a crash reads at most `max_wal_size` again. */
const START_WITHIN_MILLISECONDS = 120_000;
/** The processes of a killed postmaster end once they notice; until then a new one refuses to start. */
const ORPHANS_END_WITHIN_MILLISECONDS = 10_000;
const PORT_ATTEMPTS = 5;
const MAX_LOG_BYTES = 1_000_000;

export interface Launch extends ClusterMaker {
  /** Settings beside ours. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The port that it must have; by default any that is free. */
  readonly port?: number;
}

/**
 * Starts PostgreSQL on a cluster that does not run, and waits until it accepts connections, after recovery where it is
 * needed. It outlives us if we are killed, and gets no Ctrl-C from our terminal.
 *
 * @throws {DatabaseError} `postgres-failed` if it does not start.
 */
export async function launchPostmaster(place: ClusterFolder, launch: Launch): Promise<Postmaster> {
  const patience = performance.now() + ORPHANS_END_WITHIN_MILLISECONDS;
  for (let attempt = 1; ; attempt++) {
    const port = launch.port ?? (await freePort());
    const outcome = await startOnce(place, launch, port);
    if (typeof outcome !== "string") return outcome;
    if (/could not bind|Address already in use/.test(outcome) && attempt < PORT_ATTEMPTS) continue;
    if (
      /pre-existing shared memory block|lock file ".*" already exists/.test(outcome) &&
      performance.now() < patience
    ) {
      await pause(100);
      continue;
    }
    throw new DatabaseError(
      "postgres-failed",
      `PostgreSQL did not start on ${place.cluster} (${fatalLine(outcome)}): read ${place.log} and remove the cause, or set DATABASE_URL.`,
    );
  }
}

/** The running process, or what it wrote before it ended. */
async function startOnce(place: ClusterFolder, launch: Launch, port: number): Promise<Postmaster | string> {
  if ((statSync(place.log, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) {
    renameSync(place.log, `${place.log}.previous`);
  }
  const log = openSync(place.log, "a+", 0o600);
  try {
    const from = fstatSync(log).size;
    const child = spawnPostmaster(place, { ...launch, port }, log);
    const ended = new Promise<string>((resolve) => {
      child.once("error", ({ message }) => resolve(message));
      child.once("exit", () => resolve(""));
    });
    const abandoned = new AbortController();
    const ready = waitFor(() => (abandoned.signal.aborted ? "" : readyChild(place, child)), START_WITHIN_MILLISECONDS);
    const first = await Promise.race([ended, ready]).finally(() => abandoned.abort());
    child.unref();
    if (first !== null && typeof first === "object") return first;
    if (first === null) child.kill("SIGQUIT");
    return first || textSince(log, from);
  } finally {
    closeSync(log);
  }
}

function spawnPostmaster(
  place: ClusterFolder,
  { binaries, runner, settings, port }: Launch,
  log: number,
): ChildProcess {
  const chosen = Object.entries({ ...SETTINGS, ...settings, port: String(port) });
  const stale = statedPostmaster(place.cluster)?.pid;
  // PostgreSQL refuses to start as long as the process in `postmaster.pid` runs, which may be any other process by now. It
  // makes an exception of the parent of its parent; its other protection, by shared memory, remains.
  const exception = stale && !isPostmaster(stale, place.cluster) ? { PG_GRANDPARENT_PID: String(stale) } : {};
  const given = ["-D", place.cluster, ...chosen.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const { command, words, options } = commandAs(runner, binaries.postgres, given);
  return spawn(command, words, {
    cwd: place.cluster,
    env: { ...clusterEnvironment(), ...exception },
    stdio: ["ignore", log, log],
    detached: true,
    ...options,
  });
}

function readyChild({ cluster }: ClusterFolder, child: ChildProcess): Postmaster | null {
  const stated = statedPostmaster(cluster);
  return stated && stated.pid === child.pid && stated.status === "ready" ? stated : null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function textSince(descriptor: number, position: number): string {
  const bytes = Buffer.alloc(Math.min(fstatSync(descriptor).size - position, 16_384));
  return bytes.toString("utf8", 0, readSync(descriptor, bytes, 0, bytes.length, position));
}

function fatalLine(text: string): string {
  const lines = text.trim().split("\n");
  const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? "";
  return fatal.replace(/^.*?(FATAL|PANIC): +/, "") || "it gave no reason";
}
