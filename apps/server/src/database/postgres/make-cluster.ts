import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseError } from "../database-error.ts";
import { type ClusterFolder, clusterEnvironment, clusterFolder, SUPERUSER } from "./cluster-folder.ts";
import type { Binaries } from "./find-binaries.ts";
import { commandAs, type Runner } from "./run-as.ts";
import type { UnprivilegedUser } from "./unprivileged-user.ts";

export interface ClusterMaker {
  readonly binaries: Binaries;
  /** Who owns the cluster and runs PostgreSQL, if we are root. */
  readonly runner: Runner | null;
}

/**
 * Makes the cluster in a folder beside its own and renames that: a program that is killed leaves no half-made cluster.
 * The caller is the only one that uses the folder.
 *
 * @throws {DatabaseError} `folder-foreign` if the folder holds something else; `postgres-failed` if initdb fails.
 */
export async function makeCluster(place: ClusterFolder, maker: ClusterMaker): Promise<void> {
  const parent = dirname(place.folder);
  requireEmpty(place.folder);
  const draft = clusterFolder(join(parent, draftPrefix(place) + randomBytes(6).toString("hex")));
  try {
    prepare(draft, maker.runner?.user ?? null);
    await initialize(draft, maker);
    rmSync(place.folder, { recursive: true, force: true });
    renameSync(draft.folder, place.folder);
    syncFolder(parent);
  } catch (error) {
    rmSync(draft.folder, { recursive: true, force: true });
    throw error;
  }
}

/** Removes what programs left behind that were killed while they made the cluster; nobody makes one meanwhile. */
export function removeDrafts(place: ClusterFolder): void {
  const parent = dirname(place.folder);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(draftPrefix(place))) continue;
    // The initdb of a program that was killed finds nothing under another name, and ends; what it has begun it may still write.
    const moved = join(parent, draftPrefix(place) + randomBytes(6).toString("hex"));
    renameSync(join(parent, name), moved);
    rmSync(moved, { recursive: true, force: true, maxRetries: 10 });
  }
}

function draftPrefix({ folder }: ClusterFolder): string {
  return `${basename(folder)}.new-`;
}

function requireEmpty(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new DatabaseError(
    "folder-foreign",
    `${folder} holds files but no database of Plumbline: move them elsewhere, set DATA_DIR to another folder, or set DATABASE_URL.`,
  );
}

function prepare({ folder, cluster, password }: ClusterFolder, user: UnprivilegedUser | null): void {
  mkdirSync(folder, { mode: 0o700 });
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600, flush: true });
  if (user) for (const path of [folder, cluster, password]) give(path, user);
}

/** A root without the rights of root, as in a container that was given few, may not do this. */
function give(path: string, { name, uid, gid }: UnprivilegedUser): void {
  try {
    chownSync(path, uid, gid);
  } catch (cause) {
    throw new DatabaseError(
      "postgres-failed",
      `PostgreSQL does not run as root, and Plumbline may not become the user ${name}: start it as an ordinary user, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** Sorting by code points is the same on every machine and in every version, so that no index breaks on another one. */
function initialize(draft: ClusterFolder, { binaries, runner }: ClusterMaker): Promise<void> {
  const options = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const safety = ["--data-checksums", "--auth=scram-sha-256", `--username=${SUPERUSER}`];
  const where = [`--pwfile=${draft.password}`, "--no-instructions", `--pgdata=${draft.cluster}`];
  const { command, words, options: identity } = commandAs(runner, binaries.initdb, [...options, ...safety, ...where]);
  const child = spawn(command, words, {
    cwd: draft.cluster,
    env: clusterEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
    ...identity,
  });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("error", ({ message }) => reject(initializationFailed(draft, message)));
    child.once("close", (code) => (code === 0 ? resolve() : reject(initializationFailed(draft, complaint))));
  });
}

function initializationFailed({ folder }: ClusterFolder, complaint: string): DatabaseError {
  const reason = /error: (.*)/.exec(complaint)?.[1] ?? /(?:FATAL|PANIC): +(.*)/.exec(complaint)?.[1];
  return new DatabaseError(
    "postgres-failed",
    `PostgreSQL could not make its cluster in ${dirname(folder)} (${reason ?? (complaint.trim() || "it was killed")}): remove the cause, set DATA_DIR to another folder, or set DATABASE_URL.`,
  );
}

function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
