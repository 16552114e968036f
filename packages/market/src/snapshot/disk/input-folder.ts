import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PositionedFile } from "./positioned-file.ts";

/** A folder open for reading, with the files that were opened in it. */
export class InputFolder {
  readonly path: string;
  readonly #files: PositionedFile[] = [];

  constructor(path: string) {
    this.path = path;
  }

  /** Opens a file for positioned reads until the folder is closed. */
  open(name: string): PositionedFile {
    const file = new PositionedFile(join(this.path, name));
    this.#files.push(file);
    return file;
  }

  /** Reads a small file whole. */
  bytes(name: string): Uint8Array {
    return Uint8Array.from(readFileSync(join(this.path, name)));
  }

  close(): void {
    for (const file of this.#files) file.close();
  }
}
