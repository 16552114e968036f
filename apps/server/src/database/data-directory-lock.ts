import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { identityOf, mayBeWritten, ownName } from "@plumbline/market/snapshot";
import { DatabaseError } from "./database-error.ts";

export interface DataDirectoryLock {
  release(): void;
}

const FOLDER = "servers";
const CLAIM = /^(\d+-\d+-[0-9a-f]{8})-[0-9a-f]{12}$/;
const LOOKS = 10;
const HEARTBEAT_MILLISECONDS = 2000;
/** Whether a process in another container or on another machine runs cannot be known: each shows it by its heartbeat. */
const SILENCE_MILLISECONDS = 10_000;

/**
 * Makes this process the only server of a data folder. What a server that was killed left behind is removed. There is no
 * lock file that could be stolen in the moment between looking and deleting: every server first makes its own file and
 * then looks for others, so of two at least one sees the other. Of those that see each other the first by name looks
 * again while the others step back for longer than that.
 *
 * @param silence Milliseconds without a sign of life after which a server elsewhere counts as ended.
 * @throws {DatabaseError} `data-directory-locked` if another server uses the folder; its number is in the message.
 */
export async function lockDataDirectory(
  folder: string,
  silence: number = SILENCE_MILLISECONDS,
): Promise<DataDirectoryLock> {
  const claims = join(folder, FOLDER);
  mkdirSync(claims, { recursive: true });
  const own = `${ownName()}-${randomBytes(6).toString("hex")}`;
  const path = join(claims, own);
  try {
    for (let look = 1; ; look++) {
      writeFileSync(path, "");
      const other = await otherServer(claims, own, silence);
      if (other === null) return keepAlive(path);
      if (other.isElsewhere || look === LOOKS) throw locked(folder, other.pid);
      if (other.name < own) rmSync(path, { force: true });
      await pause(other.name < own ? 60 + Math.random() * 60 : 10);
    }
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

interface OtherServer {
  readonly name: string;
  readonly pid: number;
  /** In another container or on another machine. */
  readonly isElsewhere: boolean;
}

/** The first other server by name; null if there is none. */
async function otherServer(claims: string, own: string, silence: number): Promise<OtherServer | null> {
  const here = identityOf(ownName())?.machine;
  for (const name of readdirSync(claims).sort()) {
    const server = identityOf(CLAIM.exec(name)?.[1] ?? "");
    if (!server || name === own) continue;
    const path = join(claims, name);
    const isElsewhere = server.machine !== here;
    const isKnown = !isElsewhere && server.started !== "0";
    if (isKnown ? mayBeWritten(path, server, 0) : await isTouched(path, silence))
      return { name, pid: server.pid, isElsewhere };
    rmSync(path, { force: true });
  }
  return null;
}

/** Watches whether the process that made a file still touches it; clocks of two machines may differ. */
async function isTouched(path: string, silence: number): Promise<boolean> {
  const touched = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const first = touched();
  for (const end = performance.now() + silence; performance.now() < end; await pause(100)) {
    if (touched() !== first) return touched() !== undefined;
  }
  return false;
}

function keepAlive(path: string): DataDirectoryLock {
  const heartbeat = setInterval(() => {
    const now = Date.now() / 1000;
    try {
      utimesSync(path, now, now);
    } catch {
      // A disk that fails is found by those who write to it.
    }
  }, HEARTBEAT_MILLISECONDS);
  heartbeat.unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      rmSync(path, { force: true });
    },
  };
}

function locked(folder: string, pid: number): DatabaseError {
  return new DatabaseError(
    "data-directory-locked",
    `Another Plumbline, process ${pid}, uses the data folder ${folder}: stop it, set DATA_DIR to another folder, or give both servers one DATABASE_URL and folders of their own.`,
  );
}
