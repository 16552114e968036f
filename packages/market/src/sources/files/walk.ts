import { open, readdir, realpath, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { diskFile } from "./disk-file.ts";
import { faultOf } from "./fault-of.ts";
import type { LocatedFile } from "./located-file.ts";
import { walkZip } from "./walk-zip.ts";
import { Walking, type WalkOptions } from "./walking.ts";

const GZIP_START = "1f8b";
const ZIP_STARTS = ["504b0304", "504b0506"];

/**
 * Lists every file below the given paths, in the order of the paths and, within a folder, of the names by code unit:
 * the same on every machine. Folders are read recursively, gzip files are decompressed when they are opened, zip
 * archives are listed entry by entry. Nothing is held but names: archives of any size pass.
 *
 * @param paths Files, folders and archives; a file that two of them reach is listed once.
 * @param options Where to tell of files that cannot be opened; what counts as a decompression bomb.
 * @returns The files; each can be opened as often as needed, also after the walk.
 */
export async function* walk(paths: readonly string[], options: WalkOptions): AsyncGenerator<LocatedFile> {
  const walking = new Walking(options);
  for (const path of paths) yield* walkPath({ path, name: basename(path), isRoot: true }, walking);
}

interface Step {
  readonly path: string;
  readonly name: string;
  readonly isRoot: boolean;
}

async function* walkPath(step: Step, walking: Walking): AsyncGenerator<LocatedFile> {
  const { path, name } = step;
  try {
    if (!walking.isFirstVisit(await realpath(path))) return;
    const found = await stat(path);
    if (found.isDirectory()) yield* walkFolder(step, walking);
    else if (found.isFile()) yield* walkFile(step, found.size, walking);
    else walking.report(name, "not-a-file", "It is neither a file nor a folder.");
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    walking.report(name, fault.code, fault.detail);
  }
}

async function* walkFolder({ path, name, isRoot }: Step, walking: Walking): AsyncGenerator<LocatedFile> {
  const children = (await readdir(path)).sort(byCodeUnit);
  for (const child of children) {
    const childName = isRoot ? child : `${name}/${child}`;
    yield* walkPath({ path: join(path, child), name: childName, isRoot: false }, walking);
  }
}

async function* walkFile({ path, name }: Step, bytes: number, walking: Walking): AsyncGenerator<LocatedFile> {
  const start = await firstBytes(path);
  if (ZIP_STARTS.includes(start)) yield* walkZip({ name, path, bytes }, walking);
  else yield diskFile({ name, path, bytes, isGzip: start.startsWith(GZIP_START) }, walking.limits);
}

async function firstBytes(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString("hex", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function byCodeUnit(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
