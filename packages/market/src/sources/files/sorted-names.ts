import { opendirSync } from "node:fs";
import { NamelessFile } from "../../snapshot/index.ts";

/** Names of a folder that are sorted at once; of a folder with more, each such part is sorted and written down. */
const MAX_IN_MEMORY = 20_000;
/** Entries that are requested from the system at once. */
const ENTRIES_AT_ONCE = 1024;
const READ_BYTES = 1 << 14;

/** The names in a folder, in the order of their code units; ended by `close` before the last is given or after. */
export interface SortedNames extends Iterator<string, undefined> {
  close(): void;
}

/**
 * Lists a folder in the order of the names by code unit, with flat memory however many there are: sorted parts lie on
 * disk and are merged as the names are read.
 *
 * @param path The folder.
 * @param spillFolder Where to write the parts.
 * @param maxInMemory Names of one part.
 * @throws The error of the system for a folder that cannot be read; {SnapshotError} `disk-full` or `disk-failed`.
 */
export function sortedNames(path: string, spillFolder: string, maxInMemory: number = MAX_IN_MEMORY): SortedNames {
  const file = new NamelessFile(spillFolder);
  const parts: NamePart[] = [];
  let names: string[] = [];
  const folder = opendirSync(path, { bufferSize: ENTRIES_AT_ONCE });
  try {
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (names.length === maxInMemory) {
        parts.push(new NamePart(file, names.sort(byCodeUnit)));
        names = [];
      }
      names.push(entry.name);
    }
  } catch (error) {
    file.close();
    throw error;
  } finally {
    folder.closeSync();
  }
  const last = names.sort(byCodeUnit).values();
  return {
    next: parts.length === 0 ? () => last.next() as IteratorResult<string, undefined> : merged([...parts, last]),
    close: () => file.close(),
  };
}

/** A few dozen parts, whose next names are compared one by one: a heap would not be quicker. */
function merged(parts: readonly Iterator<string>[]): SortedNames["next"] {
  const first = parts.map(nextOf);
  return () => {
    let least = -1;
    for (const [at, name] of first.entries()) {
      if (name !== null && (least < 0 || name < (first[least] as string))) least = at;
    }
    const name = first[least];
    if (name === undefined || name === null) return { done: true, value: undefined };
    first[least] = nextOf(parts[least] as Iterator<string>);
    return { done: false, value: name };
  };
}

function nextOf(names: Iterator<string>): string | null {
  const { done, value } = names.next();
  return done ? null : value;
}

/** Sorted names in a file, read piece by piece. No name holds a NUL, which ends each of them. */
class NamePart implements Iterator<string, undefined> {
  readonly #file: NamelessFile;
  readonly #end: number;
  #at: number;
  /** The beginning of a name whose end is not read yet. */
  #rest = Buffer.alloc(0);
  #names: Iterator<string, undefined> = [].values();

  constructor(file: NamelessFile, names: readonly string[]) {
    this.#file = file;
    this.#at = file.append(Buffer.from(`${names.join("\0")}\0`));
    this.#end = file.end;
  }

  next(): IteratorResult<string, undefined> {
    for (;;) {
      const next = this.#names.next();
      if (!next.done || this.#at === this.#end) return next;
      this.#read();
    }
  }

  #read(): void {
    const bytes = Math.min(READ_BYTES, this.#end - this.#at);
    const content = Buffer.concat([this.#rest, this.#file.read(this.#at, bytes)]);
    this.#at += bytes;
    const whole = content.lastIndexOf(0) + 1;
    this.#rest = content.subarray(whole);
    this.#names = content.toString("utf8", 0, whole).split("\0").slice(0, -1).values();
  }
}

function byCodeUnit(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
