import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { AppendFile } from "./append-file.ts";
import { writing } from "./disk-error.ts";
import { syncFolder } from "./durable.ts";

/** A finished file of a folder. */
export interface FolderFile {
  /** Path inside the folder, with `/`. */
  readonly name: string;
  readonly bytes: number;
  /** SHA-256, lower-case hexadecimal. */
  readonly sha256: string;
}

/** A folder being filled with files that are all finished, or all given up, together. */
export class OutputFolder {
  readonly path: string;
  readonly #files = new Map<string, AppendFile>();
  readonly #folders = new Set<string>();

  constructor(path: string) {
    this.path = path;
  }

  /** Begins a file. */
  create(name: string): AppendFile {
    const path = join(this.path, name);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) {
      writing(folder, () => mkdirSync(folder, { recursive: true }));
      this.#folders.add(folder);
    }
    const file = new AppendFile(path);
    this.#files.set(name, file);
    return file;
  }

  /** Brings all files to the disk. */
  finish(): FolderFile[] {
    const finished = Array.from(this.#files, ([name, file]) => ({ name, ...file.finish() }));
    for (const folder of this.#folders) syncFolder(folder);
    return finished.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Closes all files without caring for their content. */
  discard(): void {
    for (const file of this.#files.values()) file.discard();
  }
}
