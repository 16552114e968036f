import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  identityOf,
  marketFolders,
  mayBeWritten,
  ownName,
  removeKilledWriters,
  removeLargeIfPossible,
} from "../snapshot/index.ts";
import { derivedFolder } from "./derived-file.ts";

/** A file on its way, with the process that writes it; earlier versions gave the number of that alone. */
const TEMPORARY = /^[0-9a-f]{64}\.[a-z]+\.(\d+-\d+-[0-9a-f]{8}|\d+)(?:-[0-9a-f]{12})?$/;
const SPARE = /^plumbline-(\d+-\d+-[0-9a-f]{8})-[0-9a-f]{12}$/;
/** The largest files are written stock by stock, and no stock takes so long. */
const SILENCE_MS = 3_600_000;

/**
 * A folder for what cannot be written beside its market, named so that it is found when the process is killed.
 *
 * @param parent The folder of the system for temporary files.
 */
export function spareFolder(parent: string): string {
  return join(parent, `plumbline-${ownName()}-${randomBytes(6).toString("hex")}`);
}

/**
 * Removes what processes that were killed left behind: folders of imports and files on their way beside the snapshots,
 * which of a large market are hundreds of megabytes, and spare folders. What a process writes that still runs stays, and
 * so does everything where the folder is read only.
 *
 * @param spareParent Where the spare folders of this machine are; they are left alone unless given.
 * @returns Paths of what is gone.
 */
export async function removeAbandoned(dataDirectory: string, spareParent?: string): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const market of marketFolders(dataDirectory)) {
    const imports = await removeKilledWriters(market).catch(() => null);
    removed.push(...(imports?.removed ?? []));
    removed.push(...(await removeNamed(derivedFolder(market), TEMPORARY, SILENCE_MS)));
  }
  // Nothing is written to a spare folder for days: silence says nothing there.
  if (spareParent !== undefined) removed.push(...(await removeNamed(spareParent, SPARE, Number.POSITIVE_INFINITY)));
  return removed;
}

/** @param pattern Finds the process in a name. */
async function removeNamed(folder: string, pattern: RegExp, silence: number): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const name of namesIn(folder)) {
    const match = pattern.exec(name);
    const path = join(folder, name);
    if (!match || mayBeWritten(path, identityOf(match[1] ?? ""), silence)) continue;
    if (await removeLargeIfPossible(path)) removed.push(path);
  }
  return removed;
}

/** None where the folder is missing or may not be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
