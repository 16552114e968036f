import { createHash, hash, randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { RetryClass } from "../provider-error.ts";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const DESCRIPTION = "answer.json";
const DRAFTS = "drafts";
const DAY_MILLISECONDS = 86_400_000;

/** What was asked and what came, without the body. */
export interface AnswerDescription {
  readonly provider: string;
  readonly method: string;
  /** Without keys. */
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
  readonly receivedAt: string;
  readonly status: number;
  /** Lower-case names. Only what says how the body is to be read, and whether it has changed. */
  readonly headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body as it was served. */
  readonly sha256: string;
  readonly bytes: number;
  /** SHA-256 of the file, by which a market knows whether it was imported. */
  readonly storedSha256: string;
  /** Name of the body's file, as importers are shown it. */
  readonly file: string;
  /** Why the answer was of no use; null for one that was. */
  readonly refused: RetryClass | null;
}

/** What is known of an answer before it is written. */
export type KeptDescription = Omit<AnswerDescription, "sha256" | "bytes" | "storedSha256" | "file">;

/** An answer on the disk. */
export interface StoredAnswer extends AnswerDescription {
  /** Where the body lies, compressed by gzip unless it was an archive already. */
  readonly path: string;
}

/** A request as answers to it are found again: without keys. */
export type RawRequest = Pick<AnswerDescription, "provider" | "method" | "url">;

/**
 * All answers of providers as they came, in `DATA_DIR/raw`. Each is a folder of its own that appears as a whole, under the hash of
 * its request: a process that is killed leaves no half of an answer, and loses none that had come.
 */
export class RawStore {
  readonly #folder: string;

  constructor(dataDirectory: string) {
    this.#folder = join(dataDirectory, "raw");
  }

  /** Writes an answer down. */
  async keep(description: KeptDescription, name: string, body: Uint8Array): Promise<StoredAnswer> {
    const file = `${safeName(name)}.gz`;
    const content = await compress(body);
    const whole = {
      ...description,
      sha256: hash("sha256", body),
      bytes: body.length,
      storedSha256: hash("sha256", content),
      file,
    };
    return this.#place(whole, (folder) => writeWhole(join(folder, file), content));
  }

  /**
   * Takes over a file that was fetched in pieces.
   *
   * @param path The complete file, on the same file system; it is moved.
   */
  async adopt(description: KeptDescription, name: string, path: string): Promise<StoredAnswer> {
    const file = safeName(name);
    const { size: bytes } = await stat(path);
    const sha256 = await sha256Of(path);
    const whole = { ...description, sha256, bytes, storedSha256: sha256, file };
    return this.#place(whole, (folder) => rename(path, join(folder, file)));
  }

  /**
   * Finds the newest answer to a request.
   *
   * @param isWanted Which answers will do; those that were of use unless given.
   */
  async newest(
    request: RawRequest,
    isWanted = (answer: AnswerDescription) => answer.refused === null,
  ): Promise<StoredAnswer | null> {
    const folder = this.#folderOf(request);
    for (const name of (await namesIn(folder)).sort().reverse()) {
      const answer = await readDescription(join(folder, name));
      if (answer !== null && isWanted(answer)) return answer;
    }
    return null;
  }

  /** The body of an answer, as it was served. */
  async body({ path, file }: StoredAnswer): Promise<Buffer> {
    const content = await readFile(path);
    return file.endsWith(".gz") ? decompress(content) : content;
  }

  /**
   * Removes answers that are older than a time; the newest usable one to each request stays, because a later pull builds on it.
   *
   * @returns How many went.
   */
  async prune(before: Date): Promise<number> {
    let removed = 0;
    for (const provider of await namesIn(this.#folder)) {
      if (provider === DRAFTS) continue;
      for (const group of await namesIn(join(this.#folder, provider)))
        for (const key of await namesIn(join(this.#folder, provider, group)))
          removed += await pruneRequest(join(this.#folder, provider, group, key), before);
    }
    await this.#removeDrafts();
    return removed;
  }

  /** Where a file that comes in pieces grows until it is complete. */
  async partFile(request: RawRequest): Promise<string> {
    const folder = join(this.#folder, DRAFTS);
    await mkdir(folder, { recursive: true });
    return join(folder, `${keyOf(request)}.part`);
  }

  async #place(description: AnswerDescription, write: (folder: string) => Promise<void>): Promise<StoredAnswer> {
    const draft = join(this.#folder, DRAFTS, randomBytes(9).toString("hex"));
    await mkdir(draft, { recursive: true });
    await write(draft);
    await writeWhole(join(draft, DESCRIPTION), Buffer.from(JSON.stringify(description)));
    const parent = this.#folderOf(description);
    await mkdir(parent, { recursive: true });
    const time = description.receivedAt.replaceAll(/[-:.]/g, "");
    const target = join(parent, `${time}-${randomBytes(2).toString("hex")}`);
    await rename(draft, target);
    await syncFolder(dirname(target));
    return { ...description, path: join(target, description.file) };
  }

  #folderOf(request: RawRequest): string {
    const key = keyOf(request);
    return join(this.#folder, safeName(request.provider), key.slice(0, 2), key);
  }

  /** What killed processes left; a file that comes in pieces is kept as long as anybody goes on with it. */
  async #removeDrafts(): Promise<void> {
    for (const name of await namesIn(join(this.#folder, DRAFTS))) {
      const path = join(this.#folder, DRAFTS, name);
      const found = await stat(path).catch(() => null);
      if (found !== null && Date.now() - found.mtimeMs > 7 * DAY_MILLISECONDS)
        await rm(path, { recursive: true, force: true });
    }
  }
}

function keyOf({ provider, method, url }: RawRequest): string {
  return hash("sha256", `${provider} ${method} ${url}`).slice(0, 32);
}

async function pruneRequest(folder: string, before: Date): Promise<number> {
  let removed = 0;
  let hasUsable = false;
  for (const name of (await namesIn(folder)).sort().reverse()) {
    const answer = await readDescription(join(folder, name));
    const isKept =
      answer !== null && (Date.parse(answer.receivedAt) >= before.getTime() || (!hasUsable && answer.refused === null));
    hasUsable ||= answer?.refused === null;
    if (isKept) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

async function readDescription(folder: string): Promise<StoredAnswer | null> {
  try {
    const description = JSON.parse(await readFile(join(folder, DESCRIPTION), "utf8")) as AnswerDescription;
    return { ...description, path: join(folder, description.file) };
  } catch {
    return null;
  }
}

/** A name that is one step of a path on every system. */
function safeName(name: string): string {
  const safe = name.replaceAll(/[^A-Za-z0-9._^=+-]/g, "_").replace(/^\.+/, "_");
  return safe === "" ? "answer" : safe.slice(0, 120);
}

async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(content);
    await file.datasync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function sha256Of(path: string): Promise<string> {
  const digest = createHash("sha256");
  const file = await open(path, "r");
  for await (const chunk of file.createReadStream({ highWaterMark: 1 << 20 })) digest.update(chunk as Buffer);
  return digest.digest("hex");
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
    throw error;
  });
}
