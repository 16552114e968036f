/** A folder that is made once for all tests of a thread, and copied for each. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export class KeptFolder<Result = void> {
  readonly #make: (folder: string) => Promise<Result>;
  #made: Promise<{ readonly result: Result; readonly files: ReadonlyMap<string, Buffer> }> | undefined;

  constructor(make: (folder: string) => Promise<Result>) {
    this.#make = make;
  }

  /** @returns What making it gave. */
  async copyTo(folder: string): Promise<Result> {
    this.#made ??= this.#filesMade();
    const { result, files } = await this.#made;
    for (const [path, content] of files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return result;
  }

  async #filesMade() {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-kept-"));
    const result = await this.#make(folder);
    const files = new Map<string, Buffer>();
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (statSync(join(folder, path)).isFile()) files.set(path, readFileSync(join(folder, path)));
    }
    rmSync(folder, { recursive: true });
    return { result, files };
  }
}
