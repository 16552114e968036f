import { type Dirent, readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { printable } from "../model/index.ts";
import { type Damage, fileDigest } from "./disk/index.ts";
import type { Manifest } from "./manifest.ts";
import { MANIFEST, MANIFEST_CHECKSUM, readManifest } from "./manifest-file.ts";

/** Files read at the same time: reading one overlaps with hashing another. */
const PARALLEL = 4;

type ListedFile = Manifest["files"][number];

/**
 * Compares every file of a snapshot with the checksum in its manifest.
 *
 * @param folder Folder of the snapshot, named by its id.
 * @returns What is wrong; empty when every file is what was published.
 */
export async function verifySnapshot(folder: string): Promise<Damage[]> {
  const { manifest, damage } = readManifest(folder);
  if (!manifest) return [damage];
  const remaining = manifest.files.values();
  const damages: Damage[] = [];
  const work = async (): Promise<void> => {
    for (const file of remaining) {
      const found = sizeDamage(folder, file) ?? (await contentDamage(folder, file));
      if (found) damages.push(found);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  damages.sort((a, b) => (a.file < b.file ? -1 : 1));
  return damages;
}

/**
 * Compares the sizes of the files of a snapshot with its manifest, which costs no reading.
 *
 * @returns What is wrong; a flipped bit is not found this way.
 */
export function inspectSnapshot(folder: string): Damage[] {
  const { manifest, damage } = readManifest(folder);
  if (!manifest) return [damage];
  return manifest.files.map((file) => sizeDamage(folder, file)).filter((found) => found !== null);
}

function sizeDamage(folder: string, { name, bytes }: ListedFile): Damage | null {
  const size = statSync(join(folder, name), { throwIfNoEntry: false })?.size;
  if (size === undefined) return { file: name, problem: "missing", detail: `${name} is missing.` };
  if (size === bytes) return null;
  const detail = `${name} has ${size} bytes; ${bytes} were published.`;
  return { file: name, problem: size < bytes ? "truncated" : "altered", detail };
}

async function contentDamage(folder: string, { name, sha256 }: ListedFile): Promise<Damage | null> {
  try {
    if ((await fileDigest(join(folder, name))) === sha256) return null;
    return { file: name, problem: "altered", detail: `${name} is not what was published: its checksum differs.` };
  } catch (cause) {
    const reason = printable(cause instanceof Error ? cause.message : String(cause));
    return { file: name, problem: "unreadable", detail: `${name} cannot be read: ${reason}.` };
  }
}

/**
 * Lists what lies in the folder of a snapshot and is no part of it, such as a note or what a backup program left. It does
 * no harm, since a snapshot reads only the files that its manifest names.
 *
 * @returns Paths inside the folder, ascending, in a form that can be shown; empty when the manifest is damaged.
 */
export function strayFiles(folder: string): string[] {
  const { manifest } = readManifest(folder);
  if (!manifest) return [];
  const known = new Set([MANIFEST, MANIFEST_CHECKSUM, ...manifest.files.map((file) => file.name)]);
  return entriesOf(folder)
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !known.has(name))
    .sort()
    .map((name) => printable(name));
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return []; // A folder in it that cannot be listed: what the manifest names was compared already.
  }
}
