import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "./content-id.ts";
import { type Damage, replaceFile } from "./disk/index.ts";
import type { MarketFolder } from "./market-folder.ts";

/** Generations that stay on disk, the current one included. */
export const MAX_GENERATIONS = 5;

const ID = /^[0-9a-f]{64}$/;
const POINTER = "current";

/** The snapshots of a market in the order in which they should be served. */
export interface Generations {
  /** Newest first; the first one is current. */
  readonly ids: readonly string[];
  /** What is wrong with the pointer itself. */
  readonly damage: Damage | null;
}

/**
 * Reads the pointer of a market: one id a line, newest publication first, and a checksum of these lines. Where it is
 * damaged, the lines that still name a snapshot count, and snapshots that no line names stand in for the others.
 */
export function readGenerations(folder: MarketFolder): Generations {
  const text = existsSync(folder.pointer) ? readFileSync(folder.pointer, "utf8") : null;
  if (text === null) {
    const ids = unlistedSnapshots(folder, []);
    const detail = "The pointer to the current snapshot is missing.";
    return { ids, damage: ids.length === 0 ? null : { file: POINTER, problem: "missing", detail } };
  }
  const lines = text.split("\n").slice(0, -2);
  if (text === pointerText(lines)) return { ids: lines, damage: null };
  const detail = "The pointer to the current snapshot was altered: its checksum differs.";
  return { ids: repaired(folder, lines), damage: { file: POINTER, problem: "altered", detail } };
}

/** Moves the pointer, in one step; `temporary` is a path on the same file system. */
export function writeGenerations(folder: MarketFolder, ids: readonly string[], temporary: string): void {
  replaceFile(folder.pointer, pointerText(ids), temporary);
}

/** Ids of all snapshots in the folder of a market, in no particular order. */
export function storedSnapshots(folder: MarketFolder): string[] {
  return existsSync(folder.snapshots) ? readdirSync(folder.snapshots).filter((name) => ID.test(name)) : [];
}

function repaired(folder: MarketFolder, lines: readonly string[]): string[] {
  const stored = new Set(storedSnapshots(folder));
  const unlisted = unlistedSnapshots(folder, lines);
  const candidates = lines.flatMap((line) => (stored.has(line) ? [line] : unlisted));
  return [...new Set([...candidates, ...unlisted])];
}

function unlistedSnapshots(folder: MarketFolder, listed: readonly string[]): string[] {
  const modified = (id: string): number => statSync(join(folder.snapshots, id)).mtimeMs;
  return storedSnapshots(folder)
    .filter((id) => !listed.includes(id))
    .sort((a, b) => modified(b) - modified(a) || (a < b ? -1 : 1));
}

function pointerText(ids: readonly string[]): string {
  const lines = ids.map((id) => `${id}\n`).join("");
  return `${lines}sha256 ${sha256(lines)}\n`;
}
