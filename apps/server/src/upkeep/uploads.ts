import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { UPLOAD_LIMITS } from "@plumbline/contract";
import { LRUCache } from "lru-cache";
import { Failure } from "../http/index.ts";

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KEPT_MILLISECONDS = 86_400_000;
/** Of the disk: what is received must leave room for the market that is made of it. */
const MIN_FREE_BYTES = 2 ** 30;
const RETRY_SECONDS = 60;
const MAX_AT_ONCE = 4;

/** What has come of a delivery. */
export interface Received {
  readonly files: number;
  readonly bytes: number;
}

/**
 * Files that an owner sends, on the disk until they are imported. Each lies in a folder of its own under a name that was made safe:
 * no path that a browser states is followed, and two files of one name do not meet.
 */
export class Uploads {
  readonly #folder: string;
  /** What has come of the deliveries that are under way: looking for it at each file would take longer with every one. */
  readonly #sizes = new LRUCache<string, Received>({ max: 50 });
  #underway = 0;

  constructor(dataDirectory: string) {
    this.#folder = join(dataDirectory, "uploads");
  }

  /** Where the files of a delivery are. @throws {Failure} `notFound`. */
  async folderOf(upload: string): Promise<string> {
    const folder = this.#of(upload);
    if ((await sizeOf(folder)).files === 0) throw new Failure("notFound");
    return folder;
  }

  /**
   * Writes a file to the disk as it comes.
   *
   * @throws {Failure} `tooLarge`; `unavailable` where too many are received at once, or the disk is full.
   */
  async receive(upload: string, name: string, content: Readable & { readonly truncated?: boolean }): Promise<Received> {
    if (this.#underway >= MAX_AT_ONCE) throw new Failure("unavailable", { retryAfterSeconds: 1 });
    this.#underway++;
    try {
      return await this.#receive(this.#of(upload), safeName(name), content);
    } finally {
      this.#underway--;
    }
  }

  async remove(upload: string): Promise<void> {
    this.#sizes.delete(this.#of(upload));
    await rm(this.#of(upload), { recursive: true, force: true });
  }

  /** Removes deliveries that nobody imported. */
  async prune(now: number): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const found = await stat(join(this.#folder, name)).catch(() => null);
      if (found !== null && now - found.mtimeMs > KEPT_MILLISECONDS)
        await rm(join(this.#folder, name), { recursive: true, force: true });
    }
  }

  async #receive(
    folder: string,
    name: string,
    content: Readable & { readonly truncated?: boolean },
  ): Promise<Received> {
    const before = this.#sizes.get(folder) ?? (await sizeOf(folder));
    if (before.files >= UPLOAD_LIMITS.files || before.bytes >= UPLOAD_LIMITS.bytes) throw new Failure("tooLarge");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < MIN_FREE_BYTES) throw new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    // Files are asked about in the order of their folders: that in which they came.
    const place = join(folder, `${before.files.toString(16).padStart(6, "0")}${randomBytes(5).toString("hex")}`);
    const draft = `${place}.part`;
    try {
      await pipeline(content, createWriteStream(draft, { flags: "wx", mode: 0o600 }));
      const { size } = await stat(draft);
      if (content.truncated || before.bytes + size > UPLOAD_LIMITS.bytes) throw new Failure("tooLarge");
      await mkdir(place, { mode: 0o700 });
      await rename(draft, join(place, name));
      const known = this.#sizes.get(folder) ?? before;
      const received = { files: known.files + 1, bytes: known.bytes + size };
      this.#sizes.set(folder, received);
      return received;
    } finally {
      await rm(draft, { force: true });
    }
  }

  #of(upload: string): string {
    if (!ID.test(upload)) throw new Failure("notFound");
    return join(this.#folder, upload);
  }
}

/** Of complete files: each has a folder. */
async function sizeOf(folder: string): Promise<Received> {
  let files = 0;
  let bytes = 0;
  for (const place of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!place.isDirectory()) continue;
    const [name] = await readdir(join(folder, place.name));
    if (name === undefined) continue;
    files += 1;
    bytes += (await stat(join(folder, place.name, name))).size;
  }
  return { files, bytes };
}

/** The last step of what a browser calls the file, in letters that mean nothing to any system: a symbol may stand in it. */
function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const safe = last
    .replaceAll(/[^A-Za-z0-9._^=+ -]/g, "_")
    .replace(/^[. ]+/, "_")
    .slice(-120);
  return safe === "" ? "file" : safe;
}
