import { spawnSync } from "node:child_process";
import { lchownSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseError } from "../database-error.ts";

/** The user that runs PostgreSQL in place of root, which PostgreSQL refuses. */
export interface UnprivilegedUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ["postgres", "nobody"];

/**
 * Chooses the user that runs PostgreSQL: the owner of the folder, or of the one that it will be made in; where that is
 * root, `postgres` or `nobody`.
 *
 * @returns Null if we are not root: PostgreSQL runs as we do.
 * @throws {DatabaseError} `postgres-failed` if the system has none of these users.
 */
export function unprivilegedUser(folder: string): UnprivilegedUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = namedOwner(folder) ?? namedOwner(dirname(folder));
  if (owner) return owner;
  for (const name of CANDIDATES) {
    const [uid, gid] = [identify("-u", name), identify("-g", name)];
    if (uid !== null && gid !== null) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new DatabaseError(
    "postgres-failed",
    `PostgreSQL does not run as root, and this system has no user ${CANDIDATES.join(" or ")}: start Plumbline as another user, or set DATABASE_URL.`,
  );
}

/**
 * Checks that a user can enter every folder on the way to a path. The access lists that some systems have beside the
 * mode of a file are not read.
 *
 * @param remedy What to do about a path that cannot be reached, after the mode of the folder has been named.
 * @throws {DatabaseError} `folder-unreachable`, with the first folder that the user cannot enter.
 */
export function requireReachable(user: UnprivilegedUser, path: string, remedy: string): void {
  const real = realpathSync(path);
  for (const folder of ancestors(real)) {
    if (mayEnter(user, statSync(folder))) continue;
    throw new DatabaseError(
      "folder-unreachable",
      `PostgreSQL does not run as root but as the user ${user.name}, who cannot enter ${folder}: make that folder reachable (chmod o+x), ${remedy}, or set DATABASE_URL.`,
    );
  }
}

/** Gives files that root has copied or unpacked to the user that runs PostgreSQL. */
export function giveTo(user: UnprivilegedUser, folder: string): void {
  if (statSync(folder).uid === user.uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(folder, name), user.uid, user.gid);
  }
  lchownSync(folder, user.uid, user.gid);
}

/** The folders around a path, the outermost first, and the path itself if it is a folder. */
function ancestors(path: string): string[] {
  const folders = statSync(path).isDirectory() ? [path] : [];
  for (let inner = path; dirname(inner) !== inner; inner = dirname(inner)) folders.unshift(dirname(inner));
  return folders;
}

function mayEnter({ uid, gid }: UnprivilegedUser, status: Stats): boolean {
  if (status.uid === uid) return (status.mode & 0o100) !== 0;
  if (status.gid === gid) return (status.mode & 0o010) !== 0;
  return (status.mode & 0o001) !== 0;
}

/** Null for root, and for a user without a name, whom the programs of PostgreSQL refuse. */
function namedOwner(path: string): UnprivilegedUser | null {
  const { uid = 0, gid = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const name = uid === 0 ? null : identify("-nu", String(uid));
  return name === null ? null : { name, uid, gid };
}

/** What the system's `id` says; null for an unknown user. */
function identify(option: string, user: string): string | null {
  const { status, stdout } = spawnSync("id", [option, user], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
