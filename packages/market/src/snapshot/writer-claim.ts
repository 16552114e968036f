import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { removeIfPossible, removeLargeIfPossible, SnapshotError, writing } from "./disk/index.ts";
import type { MarketFolder } from "./market-folder.ts";
import { identityOf, mayBeWritten, ownName, type ProcessIdentity } from "./process-identity.ts";

const CLAIM = /^tmp-(\d+-\d+-[0-9a-f]{8})-[0-9a-f]{12}$/;
const ATTEMPTS = 5;
const HEARTBEAT_MS = 20_000;
/** A claim of another machine counts as left behind when nothing was written for so long. */
const SILENCE_MS = 600_000;

/** What one process at a time may write: a market, or its record. */
type Claimed = Pick<MarketFolder, "path">;

/**
 * The right to write a market: its temporary folder, whose name holds the writing process. There is no lock file that
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
  static async take(market: Claimed): Promise<WriterClaim> {
    for (let attempt = 1; ; attempt++) {
      const name = `tmp-${ownName()}-${randomBytes(6).toString("hex")}`;
      const claim = new WriterClaim(join(market.path, name));
      writing(claim.folder, () => mkdirSync(claim.folder, { recursive: true }));
      const { running } = await removeKilledWriters(market, name);
      if (running === null) return claim;
      claim.release();
      if (attempt === ATTEMPTS) throw busy(market, running);
      await pause(20 + Math.random() * 80);
    }
  }

  /** Shows other machines that the writer still runs. */
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

/**
 * Removes the folders of writers that no longer run.
 *
 * @param own Name of the folder of the calling writer.
 * @returns The writer that still runs, and the paths that were removed. What cannot be removed stays for the next time.
 */
export async function removeKilledWriters(
  market: Claimed,
  own?: string,
): Promise<{ readonly running: ProcessIdentity | null; readonly removed: readonly string[] }> {
  let running: ProcessIdentity | null = null;
  const removed: string[] = [];
  for (const name of readdirSync(market.path)) {
    const writer = identityOf(CLAIM.exec(name)?.[1] ?? "");
    if (!writer || name === own) continue;
    const path = join(market.path, name);
    if (mayBeWritten(path, writer, SILENCE_MS)) running = writer;
    else if (await removeLargeIfPossible(path)) removed.push(path);
  }
  return { running, removed };
}

function busy(market: Claimed, running: ProcessIdentity): SnapshotError {
  return new SnapshotError(
    "writer-busy",
    `${market.path} is being written by process ${running.pid}; one at a time. Wait until it ends and try again.`,
  );
}
