import { stat } from "node:fs/promises";
import { type Issue, printable } from "../model/index.ts";
import { type LocatedFile, walk } from "../sources/files/index.ts";
import { fileIssue, symbolNamedBy } from "./file-issue.ts";
import { type HashedFile, hashFile } from "./hash-file.ts";
import { ImportError } from "./import-error.ts";
import type { ImportOptions } from "./import-options.ts";

/** The files of a delivery before any of them is read. */
export interface ListedFiles {
  readonly files: readonly LocatedFile[];
  /** Files on disk; the entries of an archive are one. */
  readonly hashed: readonly HashedFile[];
  readonly issues: readonly Issue[];
}

/**
 * Lists and hashes everything that an import was given.
 *
 * @throws {ImportError} when nothing was given, or a path does not exist.
 */
export async function listFiles(options: ImportOptions): Promise<ListedFiles> {
  const paths = [...options.prices, ...options.facts, ...options.reference, ...options.targets];
  await checkPaths(paths);
  const files: LocatedFile[] = [];
  const issues: Issue[] = [];
  for await (const file of walk(paths, { onIssue: (issue) => issues.push(named(issue)) })) {
    files.push(file);
    options.onProgress?.({ phase: "listing", done: files.length, total: null, amount: files.length, unit: "files" });
  }
  return { files, hashed: await hashAll(files, issues, options), issues };
}

/** What is said of a file is found at the stock too that it is called after. */
function named(issue: Issue): Issue {
  return { ...issue, symbol: issue.symbol ?? (issue.file === null ? null : symbolNamedBy(issue.file)) };
}

async function checkPaths(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) {
    throw new ImportError(
      "nothing-to-import",
      "Name files to import with --prices, --facts, --reference or --targets.",
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

async function hashAll(files: readonly LocatedFile[], issues: Issue[], options: ImportOptions): Promise<HashedFile[]> {
  const paths = new Map(files.map(({ name, path }) => [path, name.split("!")[0] ?? name]));
  const hashed: HashedFile[] = [];
  let bytes = 0;
  for (const [path, name] of paths) {
    try {
      const file = await hashFile(name, path);
      hashed.push(file);
      bytes += file.bytes;
    } catch (error) {
      issues.push(fileIssue({ name }, error));
    }
    options.onProgress?.({ phase: "hashing", done: hashed.length, total: paths.size, amount: bytes, unit: "bytes" });
  }
  return hashed;
}
