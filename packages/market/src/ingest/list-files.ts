import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type Issue, printable } from "../model/index.ts";
import { faultOf, type LocatedFile, UnpackedFiles, type WalkOptions, walk } from "../sources/files/index.ts";
import { symbolNamedBy } from "./file-issue.ts";
import { type HashedFile, hashFile } from "./hash-file.ts";
import { ImportError } from "./import-error.ts";
import type { ImportOptions } from "./import-options.ts";

/** More files are neither listed in memory nor named one by one in a snapshot: each use walks them again. */
const MAX_LISTED = 10_000;

/** The files of a delivery before any of them is read. */
export interface FoundFiles {
  readonly count: number;
  /** True when one of them could not be opened. */
  readonly hasIssues: boolean;
  /** Gives up what compressed archives were unpacked to; their entries must not be read any more. */
  close(): void;
  /** The files, in the order of the walk; what could not be opened is reported again each time. */
  files(onIssue: (issue: Issue) => void): AsyncIterable<LocatedFile>;
}

/** The files of a delivery, told from those of others. */
export interface ListedFiles extends FoundFiles {
  /** Files on disk, each with its checksum; the entries of an archive are one. `null` for more than are named. */
  readonly hashed: readonly HashedFile[] | null;
  /** All files on disk as one: the checksum is that of their checksums, in the order of the walk. */
  readonly together: Omit<HashedFile, "path">;
}

type ListOptions = Pick<ImportOptions, "dataDirectory" | "onProgress" | "signal">;

/**
 * Lists and hashes everything that an import was given, with flat memory however many files there are.
 *
 * @param maxListed More files than this are not listed: each use walks them again.
 * @throws {ImportError} when nothing was given, or a path does not exist.
 */
export async function listFiles(options: ImportOptions, maxListed: number = MAX_LISTED): Promise<ListedFiles> {
  const paths = [
    ...options.prices,
    ...options.facts,
    ...options.reference,
    ...options.targets,
    ...(options.filings ?? []),
  ];
  const found = await findFiles(paths, options, maxListed);
  try {
    return { ...found, ...(await hashAll(found, maxListed, options)) };
  } catch (error) {
    found.close();
    throw error;
  }
}

/**
 * Lists everything below some paths.
 *
 * @param maxListed As of `listFiles`.
 * @throws {ImportError} when nothing was given, or a path does not exist.
 */
export async function findFiles(
  paths: readonly string[],
  options: ListOptions,
  maxListed: number = MAX_LISTED,
): Promise<FoundFiles & { readonly onDisk: number }> {
  await checkPaths(paths);
  const unpacked = new UnpackedFiles(join(options.dataDirectory, "tmp"));
  try {
    return { ...(await list(paths, maxListed, { ...options, unpacked })), close: () => unpacked.close() };
  } catch (error) {
    unpacked.close();
    throw error;
  }
}

type Listing = Omit<FoundFiles, "close"> & { readonly onDisk: number };

async function list(
  paths: readonly string[],
  most: number,
  { onProgress, signal, dataDirectory, unpacked }: ListOptions & { readonly unpacked: UnpackedFiles },
): Promise<Listing> {
  const folders = { spillFolder: join(dataDirectory, "tmp"), unpacked };
  const listed: LocatedFile[] = [];
  const issues: Issue[] = [];
  let count = 0;
  let onDisk = 0;
  let issueCount = 0;
  let last = "";
  const keep = <Item>(items: Item[], item: Item) => items.length <= most && items.push(item);
  const walked = walkNamed(paths, folders, (issue) => {
    issueCount += 1;
    keep(issues, issue);
  });
  for await (const file of walked) {
    signal?.throwIfAborted();
    count += 1;
    if (file.path !== last) onDisk += 1;
    last = file.path;
    keep(listed, file);
    onProgress?.({ phase: "listing", done: count, total: null, amount: count, unit: "files" });
  }
  const isComplete = Math.max(count, issueCount) <= most;
  if (!isComplete) for (const items of [listed, issues]) items.length = 0;
  const files: ListedFiles["files"] = isComplete
    ? (onIssue) => replay(listed, issues, onIssue)
    : (onIssue) => walkNamed(paths, folders, onIssue);
  return { count, onDisk, hasIssues: issueCount > 0, files };
}

async function* replay(
  files: readonly LocatedFile[],
  issues: readonly Issue[],
  onIssue: (issue: Issue) => void,
): AsyncGenerator<LocatedFile> {
  for (const issue of issues) onIssue(issue);
  yield* files;
}

/** What is said of a file is found at the stock too that it is called after. */
function walkNamed(
  paths: readonly string[],
  folders: Pick<WalkOptions, "spillFolder" | "unpacked">,
  onIssue: (issue: Issue) => void,
): AsyncGenerator<LocatedFile> {
  const named = (issue: Issue) => ({ ...issue, symbol: issue.symbol ?? symbolNamedBy(issue.file ?? "") });
  return walk(paths, { ...folders, onIssue: (issue) => onIssue(named(issue)) });
}

async function checkPaths(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) {
    throw new ImportError(
      "nothing-to-import",
      "Name the files or folders to import: npm run market -- import ./folder.",
    );
  }
  for (const path of paths) {
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (!isThere) throw new ImportError("no-such-path", `There is no file or folder ${printable(path)}.`);
  }
}

async function hashAll(
  { files, onDisk, hasIssues }: Listing,
  most: number,
  { onProgress, signal }: ListOptions,
): Promise<Pick<ListedFiles, "hashed" | "together" | "hasIssues">> {
  const hashed: HashedFile[] = [];
  const digest = createHash("sha256");
  let done = 0;
  let bytes = 0;
  let failed = 0;
  let last = "";
  for await (const { name, path } of files(() => undefined)) {
    if (path === last) continue;
    last = path;
    signal?.throwIfAborted();
    const file = await hashOne(name.split("!")[0] ?? name, path);
    if (file === null) {
      // Reading it will fail in the same way, and is reported then.
      failed += 1;
      continue;
    }
    digest.update(file.sha256);
    if (hashed.length <= most) hashed.push(file);
    done += 1;
    bytes += file.bytes;
    onProgress?.({ phase: "hashing", done, total: onDisk, amount: bytes, unit: "bytes" });
  }
  const together = { file: `${done} files`, bytes, sha256: digest.digest("hex") };
  return { hashed: hashed.length > most ? null : hashed, together, hasIssues: hasIssues || failed > 0 };
}

async function hashOne(name: string, path: string): Promise<HashedFile | null> {
  try {
    return await hashFile(name, path);
  } catch (error) {
    if (faultOf(error) === null) throw error;
    return null;
  }
}
