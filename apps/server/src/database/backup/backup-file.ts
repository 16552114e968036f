/**
 * The file of a backup: lines of JSON, compressed with gzip, and after that one line with the SHA-256 of all bytes before
 * it. `gzip -dc FILE` shows the lines; gzip mentions the last one as trailing garbage.
 */
import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { DatabaseError } from "../database-error.ts";

const SEAL = /^\nsha256 ([0-9a-f]{64})\n$/;
const SEAL_BYTES = 73;
const NEWLINE = 10;

/**
 * Writes a file that only its owner can read, under its name only once it is complete and on the disk.
 *
 * @throws {DatabaseError} `backup-exists` if there is a file of that name.
 */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) {
    throw new DatabaseError("backup-exists", `${file} exists already: choose another name, or move that file away.`);
  }
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const hash = createHash("sha256");
  const seal = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => done(null, `\nsha256 ${hash.digest("hex")}\n`),
  });
  try {
    const target = createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true });
    await pipeline(Readable.from(withNewlines(lines)), createGzip(), seal, target);
    renameSync(draft, file);
    await syncFolder(dirname(file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Checks every bit of a backup.
 *
 * @throws {DatabaseError} `backup-damaged` if one differs, or the file is not whole.
 */
export async function verifyBackupFile(file: string): Promise<void> {
  const content = contentBytes(file);
  const hash = createHash("sha256");
  if (content > 0) for await (const chunk of createReadStream(file, { end: content - 1 })) hash.update(chunk as Buffer);
  let seal = "";
  for await (const chunk of createReadStream(file, { start: content })) seal += String(chunk);
  if (SEAL.exec(seal)?.[1] !== hash.digest("hex")) throw damaged(file);
}

/** Reads the lines of a backup that has been verified. */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file, { end: contentBytes(file) - 1 });
  const text = createGunzip();
  bytes.once("error", (error) => text.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of bytes.pipe(text)) {
      rest = Buffer.concat([rest, chunk as Buffer]);
      let from = 0;
      for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, from)) {
        yield rest.toString("utf8", from, end);
        from = end + 1;
      }
      rest = rest.subarray(from);
    }
  } catch (cause) {
    throw (cause as NodeJS.ErrnoException).code?.startsWith("Z_") ? damaged(file) : cause;
  } finally {
    bytes.destroy();
  }
}

async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

function contentBytes(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined)
    throw new DatabaseError("backup-unfit", `There is no file ${file}: give the path of a backup.`);
  if (size <= SEAL_BYTES) throw damaged(file);
  return size - SEAL_BYTES;
}

function damaged(file: string): DatabaseError {
  return new DatabaseError(
    "backup-damaged",
    `${file} is damaged, cut short or no backup of Plumbline, and nothing was changed: use another backup.`,
  );
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
