/**
 * Keeps what each file of browser tests has opened of the page when it last passed: a full run records it, and `npm test -- --changed` reads
 * it. A record counts as long as none of the sources that it names, and nothing of the test itself, has changed since.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../setup.mjs";

const FOLDER = join(root, "node_modules/.cache/plumbline/opened");
/** Written by the build: the modules of each file of the page. */
const MODULES = join(root, "apps/web/dist/.vite/modules.json");

interface OpenedRecord {
  /** Of the test file and of all sources below. */
  readonly digest: string;
  /** Sources of the page, by their paths below the root. */
  readonly modules: readonly string[];
}

const recordOf = (test: string) => join(FOLDER, `${test.replaceAll("/", "+")}.json`);

function digestOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    const path = join(root, file);
    hash.update(file).update("\0");
    hash.update(existsSync(path) ? readFileSync(path) : "gone").update("\0");
  }
  return hash.digest("hex");
}

/**
 * Records what a file of browser tests has opened.
 *
 * @param test Path below the root.
 * @param opened Names of the files of the page, such as `assets/HomePage-abc1234.js`.
 */
export function recordOpened(test: string, opened: ReadonlySet<string>): void {
  const byChunk = readChunks();
  const modules = [...new Set([...opened].flatMap((file) => byChunk[file] ?? []))].sort();
  mkdirSync(dirname(recordOf(test)), { recursive: true });
  const record: OpenedRecord = { digest: digestOf([test, ...modules]), modules };
  writeFileSync(recordOf(test), JSON.stringify(record));
}

/** Forgets what a file of browser tests has opened: not all of its tests have passed. */
export function forgetOpened(test: string): void {
  rmSync(recordOf(test), { force: true });
}

/** The sources of the page that a file of browser tests opens; null where there is no record that still counts. */
export function openedModules(test: string): ReadonlySet<string> | null {
  if (!existsSync(recordOf(test))) return null;
  const { digest, modules } = JSON.parse(readFileSync(recordOf(test), "utf8")) as OpenedRecord;
  return digest === digestOf([test, ...modules]) ? new Set(modules) : null;
}

/** All sources of the built page; null where there is none. */
export function pageModules(): ReadonlySet<string> | null {
  return existsSync(MODULES) ? new Set(Object.values(readChunks()).flat()) : null;
}

function readChunks(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(readFileSync(MODULES, "utf8"));
}
