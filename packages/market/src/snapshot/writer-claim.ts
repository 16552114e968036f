import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { removeIfPossible, SnapshotError, writing } from "./disk/index.ts";
import type { MarketFolder } from "./market-folder.ts";
import { isRunning, ownIdentity, type ProcessIdentity } from "./process-identity.ts";

const CLAIM = /^tmp-(\d+)-(\d+)-([0-9a-f]{8})-[0-9a-f]{12}$/;
const ATTEMPTS = 5;
const HEARTBEAT_MS = 20_000;
/** A claim of another machine counts as left behind when nothing was written for so long. */
const SILENCE_MS = 600_000;

/**
 * The right to write a market, embodied by its temporary folder, whose name says whose it is. There is no lock file that
 * could be stolen in the moment between looking and deleting: every writer first makes its folder and then looks for
 * others, so of two at least one sees the other.
 */
export class WriterClaim {
  readonly folder: string;
  #touched = Date.now();

  private constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Claims a market, removing what writers that were killed left behind.
   *
   * @throws {SnapshotError} `writer-busy` if a running process is writing this market.
   */
  static async take(market: MarketFolder): Promise<WriterClaim> {
    const own = ownIdentity();
    for (let attempt = 1; ; attempt++) {
      const name = `tmp-${own.pid}-${own.started}-${own.machine}-${randomBytes(6).toString("hex")}`;
      const claim = new WriterClaim(join(market.path, name));
      writing(claim.folder, () => mkdirSync(claim.folder, { recursive: true }));
      const rival = removeLeftBehind(market, name, own);
      if (rival === null) return claim;
      claim.release();
      if (attempt === ATTEMPTS) throw busy(market, rival);
      await pause(20 + Math.random() * 80);
    }
  }

  /** Shows other machines that the writer lives. */
  touch(): void {
    const now = Date.now();
    if (now - this.#touched < HEARTBEAT_MS) return;
    this.#touched = now;
    writing(this.folder, () => utimesSync(this.folder, now / 1000, now / 1000));
  }

  release(): void {
    removeIfPossible(this.folder);
  }
}

/** Removes the folders of writers that run no more; gives the one that still runs. */
function removeLeftBehind(market: MarketFolder, ownName: string, own: ProcessIdentity): ProcessIdentity | null {
  let rival: ProcessIdentity | null = null;
  for (const name of readdirSync(market.path)) {
    const match = CLAIM.exec(name);
    if (!match || name === ownName) continue;
    const [, pid = "", started = "", machine = ""] = match;
    const other = { pid: Number(pid), started, machine };
    const path = join(market.path, name);
    if (other.machine === own.machine ? isRunning(other) : wasTouchedLately(path)) rival = other;
    else removeIfPossible(path);
  }
  return rival;
}

function wasTouchedLately(path: string): boolean {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== undefined && Date.now() - modified < SILENCE_MS;
}

function busy(market: MarketFolder, rival: ProcessIdentity): SnapshotError {
  return new SnapshotError(
    "writer-busy",
    `${market.path} is being written by process ${rival.pid}; one import at a time. Wait until it ends and try again.`,
  );
}
