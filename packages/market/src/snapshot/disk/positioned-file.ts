import { closeSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import { SnapshotError } from "./snapshot-error.ts";

/**
 * A file of a snapshot, open for reads at any position. It stays readable when the snapshot is removed from its
 * folder meanwhile, because the open file keeps its content.
 */
export class PositionedFile {
  readonly #path: string;
  #descriptor: number | null;

  constructor(path: string) {
    this.#path = path;
    this.#descriptor = openSync(path, "r");
  }

  /** Fills `target` with the bytes from `position` on. */
  fill(target: Uint8Array, position: number): void {
    if (this.#descriptor === null) {
      throw new SnapshotError("snapshot-closed", `${this.#path} was closed; open the snapshot again to read from it.`);
    }
    let filled = 0;
    while (filled < target.length) {
      const read = readSync(this.#descriptor, target, filled, target.length - filled, position + filled);
      if (read === 0) throw endsTooEarly(this.#path);
      filled += read;
    }
  }

  close(): void {
    if (this.#descriptor === null) return;
    closeSync(this.#descriptor);
    this.#descriptor = null;
  }
}

function endsTooEarly(path: string): SnapshotError {
  const detail = `${path} is shorter than its index says.`;
  return new SnapshotError("snapshot-damaged", `${detail} Verify the market and import again.`, {
    damages: [{ file: basename(path), problem: "truncated", detail }],
  });
}
