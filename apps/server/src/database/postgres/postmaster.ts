import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The main process of a running cluster, as `postmaster.pid` states it. */
export interface Postmaster {
  readonly pid: number;
  /** NaN until it listens. */
  readonly port: number;
  readonly status: string;
}

const LOOK_EVERY_MILLISECONDS = 10;

/** What `postmaster.pid` says, be it true or left behind; null if there is none. */
export function statedPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3] || Number.NaN), status: (lines[7] ?? "").trim() } : null;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw cause;
  }
}

/** Tests whether a process is the main process of a cluster, and not another one that has its number now. */
export function isPostmaster(pid: number, cluster: string): boolean {
  // The main process works in the data directory; one that has ended, but whose parent has not looked, works nowhere.
  if (process.platform === "linux") {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    } catch {
      return false;
    }
  }
  if (!isAlive(pid, cluster) || process.platform === "win32") return isAlive(pid, cluster);
  const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return stdout?.includes(cluster) ?? false;
}

/** Tests whether a process that was the main process of a cluster a moment ago still is; at no cost. */
export function isAlive(pid: number, cluster: string): boolean {
  if (process.platform === "linux") return isPostmaster(pid, cluster);
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The main process of a cluster if it runs. */
export function runningPostmaster(cluster: string): Postmaster | null {
  const stated = statedPostmaster(cluster);
  return stated && isPostmaster(stated.pid, cluster) ? stated : null;
}

/**
 * Looks again and again until something is found.
 *
 * @returns What `look` found; null if it found nothing in time.
 */
export async function waitFor<T>(look: () => T | null | Promise<T | null>, milliseconds: number): Promise<T | null> {
  for (const end = performance.now() + milliseconds; ; ) {
    const found = await look();
    if (found !== null || performance.now() > end) return found;
    await pause(LOOK_EVERY_MILLISECONDS);
  }
}
