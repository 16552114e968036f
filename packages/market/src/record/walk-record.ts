import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { countedFiles, fileOf, type RecordHead, readHead, recordFiles, recordFolder } from "./record-files.ts";
import { entryOf, firstHash, type RecordEntry } from "./record-line.ts";
import { RecordState } from "./record-state.ts";

/** The first entry that is not what was recorded. */
export interface BrokenEntry {
  /** File of the record, or `head`. */
  readonly file: string;
  /** Counted from 1; null of the head. */
  readonly line: number | null;
  /** Day of the publication that it belongs to, as far as it is known. */
  readonly day: string | null;
  /** A sentence for a person. */
  readonly detail: string;
}

/** How far a record goes, and whether it is what was recorded. */
export interface WalkedRecord {
  readonly head: RecordHead | null;
  readonly broken: BrokenEntry | null;
  readonly state: RecordState;
  readonly entries: number;
  /** Hash of the last entry that is right. */
  readonly hash: string;
}

export interface WalkOptions {
  /** Whether to begin at the last file, which says everything that stands; all of it unless given. */
  readonly isLastFileOnly?: boolean;
  /** Is shown every entry that is right, with its hash. */
  readonly visit?: (entry: RecordEntry, hash: string) => void;
  readonly breathe?: () => Promise<unknown>;
}

/**
 * Reads a record entry by entry, each compared with the hash that covers all before it, up to the first that is wrong.
 *
 * @throws {SnapshotError} `market-name-invalid`.
 * @see RVD-02
 */
export async function walkRecord(
  dataDirectory: string,
  market: string,
  { isLastFileOnly = false, visit = () => undefined, breathe = async () => undefined }: WalkOptions = {},
): Promise<WalkedRecord> {
  const folder = recordFolder(dataDirectory, market);
  const walker = new Walker(market, visit);
  const head = readHead(folder);
  const files = recordFiles(folder);
  if (head === "altered") return walker.result(null, walker.headBroken("The head is not as it was written."));
  if (head === null) return walker.result(null, files.length === 0 ? null : walker.headBroken("The head is missing."));
  const counted = countedFiles(files, head);
  const from = isLastFileOnly ? Math.max(0, counted.length - 1) : 0;
  if (from > 0) walker.follow(await lastHash(join(folder, counted[from - 1] as string)));
  for (const file of counted.slice(from)) {
    const bytes = await readFile(join(folder, file));
    const isLast = file === head.file;
    const broken = walker.readFile(file, isLast ? bytes.subarray(0, head.bytes) : bytes);
    if (broken) return walker.result(head, broken);
    if (isLast && bytes.length < head.bytes) return walker.result(head, walker.headBroken("Its file is shorter."));
    await breathe();
  }
  return walker.result(head, walker.compare(head, counted.at(-1)));
}

const NEW_LINE = 10;

async function lastHash(path: string): Promise<string> {
  const bytes = await readFile(path);
  const start = bytes.lastIndexOf(NEW_LINE, bytes.length - 2) + 1;
  return bytes.toString("utf8", start).split(" ", 1)[0] ?? "";
}

class Walker {
  readonly #state = new RecordState();
  readonly #visit: NonNullable<WalkOptions["visit"]>;
  #hash: string;
  #entries = 0;

  constructor(market: string, visit: NonNullable<WalkOptions["visit"]>) {
    this.#visit = visit;
    this.#hash = firstHash(market);
  }

  /** Goes on behind an entry that is not read. */
  follow(hash: string): void {
    this.#hash = hash;
  }

  readFile(file: string, bytes: Uint8Array): BrokenEntry | null {
    const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8").split("\n");
    const rest = lines.pop();
    for (const [index, line] of lines.entries()) {
      const problem = this.#take(line, { file, isFirst: index === 0 });
      if (problem !== null) return this.#broken(file, index + 1, problem);
    }
    return rest === "" && lines.length > 0 ? null : this.#broken(file, lines.length + 1, "The entry is cut off.");
  }

  /** Compares what was read with the head. */
  compare(head: RecordHead, last: string | undefined): BrokenEntry | null {
    if (head.number > 0 && last !== head.file) return this.headBroken(`Its file ${head.file} is missing.`);
    const { publication } = this.#state;
    const isLast =
      publication === null
        ? head.number === 0 && head.bytes === 0
        : publication.number === head.number &&
          publication.day === head.day &&
          publication.snapshot === head.snapshot &&
          publication.formulas === head.formulas;
    const isRight = isLast && this.#state.isComplete && this.#hash === head.hash;
    return isRight ? null : this.headBroken("The head does not name the last entry.");
  }

  headBroken(detail: string): BrokenEntry {
    return { file: "head", line: null, day: null, detail };
  }

  result(head: RecordHead | null, broken: BrokenEntry | null): WalkedRecord {
    return { head, broken, state: this.#state, entries: this.#entries, hash: this.#hash };
  }

  #take(line: string, { file, isFirst }: { readonly file: string; readonly isFirst: boolean }): string | null {
    const read = entryOf(line, this.#hash);
    if (!read) return "The entry, or one before it, is not as it was written.";
    const { entry, hash } = read;
    const problem = this.#state.take(entry, isFirst);
    if (problem !== null) return problem;
    if (isFirst && entry.entry === "publication" && fileOf(entry.day) !== file) return "It is of another day.";
    this.#hash = hash;
    this.#entries++;
    this.#visit(entry, hash);
    return null;
  }

  #broken(file: string, line: number, detail: string): BrokenEntry {
    return { file, line, day: this.#state.publication?.day ?? null, detail };
  }
}
