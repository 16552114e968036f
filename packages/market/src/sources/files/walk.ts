import { lstatSync, realpathSync, type Stats } from "node:fs";
import { basename, join } from "node:path";
import { plainly, printable, say } from "../../model/index.ts";
import { bytesAt } from "./byte-source.ts";
import { compressionOf } from "./compression.ts";
import { DiskFile } from "./disk-file.ts";
import { faultOf } from "./fault-of.ts";
import type { LocatedFile } from "./located-file.ts";
import { readHead } from "./read-file.ts";
import { type SortedNames, sortedNames } from "./sorted-names.ts";
import type { UnpackedPlace } from "./unpacked-files.ts";
import { isTar, TAR_HEADER_BYTES, walkTar } from "./walk-tar.ts";
import { walkZip } from "./walk-zip.ts";
import { Walking, type WalkOptions } from "./walking.ts";
import { isWorkbook, isZip } from "./zip-start.ts";

/** Enough to tell an archive, a workbook and a compressed file. */
const START_BYTES = TAR_HEADER_BYTES;
/**
 * Lists every file below the given paths, in the order of the paths and, within a folder, of the names by code unit:
 * the same on every machine. Folders are read recursively, compressed files are decompressed when they are opened, zip
 * and tar archives are listed entry by entry; workbooks, which are zip archives too, are files. Nothing is held but some thousand names of the folders under way: folders and
 * archives of any size pass. A path that is given may be a link; a link below it is followed as long as it stays within what was
 * given, and is listed under its own name.
 *
 * @param paths Files, folders and archives; a file that two of them reach is listed once.
 * @param options Where to tell of files that cannot be opened; where to write the names of very large folders; what counts
 *   as a decompression bomb.
 * @returns The files; each can be opened as often as needed, also after the walk.
 */
export async function* walk(paths: readonly string[], options: WalkOptions): AsyncGenerator<LocatedFile> {
  const walking = new Walking(paths, options);
  for (const path of paths) yield* walkRoot({ path, name: printable(basename(path)), isRoot: true }, walking);
}

/** A path on its way to being listed. */
interface Step {
  readonly path: string;
  readonly name: string;
  readonly isRoot: boolean;
}

/** The folders that are open, the innermost last, each with the names in it that are still to come. */
type OpenFolders = { readonly step: Step; readonly children: SortedNames }[];

async function* walkRoot(root: Step, walking: Walking): AsyncGenerator<LocatedFile> {
  const open: OpenFolders = [];
  try {
    yield* visit(root, open, walking);
    for (let folder = open.at(-1); folder !== undefined; folder = open.at(-1)) {
      const child = folder.children.next();
      if (child.done) open.pop()?.children.close();
      else yield* visit(below(folder.step, child.value), open, walking);
    }
  } finally {
    for (const { children } of open) children.close();
  }
}

function below({ path, name, isRoot }: Step, child: string): Step {
  const shown = printable(child);
  return { path: join(path, child), name: isRoot ? shown : `${name}/${shown}`, isRoot: false };
}

async function* visit(step: Step, open: OpenFolders, walking: Walking): AsyncGenerator<LocatedFile> {
  try {
    const found = find(step, walking);
    if (found === null) return;
    const { path, stats } = found;
    const at = { ...step, path };
    if (stats.isDirectory()) open.push({ step: at, children: sortedNames(path, walking.spillFolder) });
    else if (stats.isFile()) yield* walkFile(at, stats.size, walking);
    else walking.report(step.name, "not-a-file", plainly("It is neither a file nor a folder."));
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    walking.report(step.name, fault.code, fault.detail);
  }
}

interface Found {
  /** Links followed. */
  readonly path: string;
  readonly stats: Stats;
}

/** What a path leads to; `null` when that is listed elsewhere, or is no part of what was given. */
function find({ path, name, isRoot }: Step, walking: Walking): Found | null {
  if (isRoot) {
    const root = walking.root(path);
    return root === null ? null : { path: root, stats: lstatSync(root) };
  }
  const stats = lstatSync(path);
  if (!stats.isSymbolicLink()) return walking.isOwn(path) ? { path, stats } : null;
  const target = realpathSync(path);
  if (!walking.isInside(target)) {
    walking.report(
      name,
      "link-outside",
      plainly("The link leads out of what was given to import; it is not followed."),
    );
    return null;
  }
  const linked = lstatSync(target);
  // A folder is listed where it is; under the name of a link to it as well, it would come twice.
  return linked.isDirectory() || !walking.isFirstLink(target, path) ? null : { path: target, stats: linked };
}

async function* walkFile({ path, name }: Step, bytes: number, walking: Walking): AsyncGenerator<LocatedFile> {
  const archive = { name, path, bytes, start: 0, unpacked: null };
  const start = bytesAt(archive, 0, Math.min(bytes, START_BYTES));
  const compression = compressionOf(start);
  if (isZip(start) && !isWorkbook(start)) yield* walkZip(archive, walking);
  else if (isTar(start)) yield* walkTar(archive, walking);
  else if (compression === "bzip2") walking.report(name, "unknown-compression", say("bzip2-file"));
  else {
    const file = new DiskFile({ ...archive, compression, isPart: false }, walking.limits);
    const unpacked = compression === null ? null : await unpackedTar(file, walking);
    if (unpacked === null) yield file;
    else yield* walkTar({ name, path, ...unpacked }, walking);
  }
}

/**
 * A tar archive that is compressed as a whole can only be read from its beginning, and its entries are read in another
 * order and more than once: it is unpacked, which the limits of a decompressed file bound.
 */
async function unpackedTar(file: DiskFile, { unpacked }: Walking): Promise<UnpackedPlace | null> {
  const head = await readHead(file, TAR_HEADER_BYTES).catch(() => null);
  return head !== null && isTar(head.bytes) ? unpacked.unpackOnce(file.path, file) : null;
}
