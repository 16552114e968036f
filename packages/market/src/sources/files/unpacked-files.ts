import type { InputFile } from "../../model/index.ts";
import { NamelessFile } from "../../snapshot/index.ts";

/** Where the content of a file lies after it was unpacked. */
export interface UnpackedPlace {
  /** Number of the `UnpackedFiles`. */
  readonly unpacked: number;
  readonly start: number;
  readonly bytes: number;
}

const open = new Map<number, NamelessFile>();
let made = 0;

/**
 * Contents of files that must be read at any place and cannot be where they are: a compressed tar archive, a workbook in
 * an archive. All lie in one file without a name, so that nothing stays behind when the process is killed.
 */
export class UnpackedFiles {
  readonly #number: number;
  readonly #file: NamelessFile;
  readonly #archives = new Map<string, Promise<UnpackedPlace>>();
  /** Contents lie one after the other, so they are written one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  /** @param folder Where to make the file. */
  constructor(folder: string) {
    made += 1;
    this.#number = made;
    this.#file = new NamelessFile(folder);
    open.set(made, this.#file);
  }

  /**
   * Writes down the content of a file.
   *
   * @throws What reading it to its end throws; {SnapshotError} `disk-full` or `disk-failed`.
   */
  unpack(file: InputFile): Promise<UnpackedPlace> {
    const place = this.#turn.then(() => this.#write(file));
    this.#turn = place.catch(() => undefined);
    return place;
  }

  /** As `unpack`, once for each archive on disk: very large deliveries are walked more than once. */
  unpackOnce(path: string, archive: InputFile): Promise<UnpackedPlace> {
    const known = this.#archives.get(path) ?? this.unpack(archive);
    this.#archives.set(path, known);
    return known;
  }

  /** Gives up the room of all contents; none must be read any more. */
  close(): void {
    open.delete(this.#number);
    this.#file.close();
  }

  async #write(file: InputFile): Promise<UnpackedPlace> {
    const start = this.#file.end;
    try {
      for await (const chunk of await file.open()) this.#file.append(chunk as Uint8Array);
    } catch (error) {
      this.#file.backTo(start);
      throw error;
    }
    return { unpacked: this.#number, start, bytes: this.#file.end - start };
  }
}

/** Reads some of the bytes that `UnpackedFiles` wrote down; fewer where they end before. */
export function unpackedBytes(unpacked: number, position: number, atMost: number): Buffer {
  const file = open.get(unpacked);
  if (file === undefined) throw new Error("What was unpacked was closed before it was read.");
  const bytes = Math.max(0, Math.min(atMost, file.end - position));
  return bytes === 0 ? Buffer.alloc(0) : file.read(position, bytes);
}
