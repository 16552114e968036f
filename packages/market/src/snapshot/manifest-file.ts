import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { contentId, sha256 } from "./content-id.ts";
import { type Damage, writing } from "./disk/index.ts";
import { type Manifest, READABLE_VERSIONS } from "./manifest.ts";

export const MANIFEST = "manifest.json";
/** Checksum of the manifest, in the form that `sha256sum --check` reads. */
export const MANIFEST_CHECKSUM = "manifest.sha256";

/** A manifest that can be trusted, or what is wrong with it. */
export type ManifestReading =
  | { readonly manifest: Manifest; readonly damage: null }
  | { readonly manifest: null; readonly damage: Damage };

/** Writes a manifest and its checksum. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const write = (name: string, content: string): void => {
    const path = join(folder, name);
    writing(path, () => writeFileSync(path, content, { flush: true }));
  };
  write(MANIFEST, text);
  write(MANIFEST_CHECKSUM, checksumLine(text));
}

/** Reads the manifest of a snapshot and makes sure that it is whole, of this version, and of the folder it lies in. */
export function readManifest(folder: string): ManifestReading {
  const text = read(folder, MANIFEST);
  const checksum = read(folder, MANIFEST_CHECKSUM);
  if (text === null) return refused(MANIFEST, "missing", "The manifest is missing.");
  if (checksum === null) return refused(MANIFEST_CHECKSUM, "missing", "The checksum of the manifest is missing.");
  if (checksum.toString() !== checksumLine(text)) {
    return refused(MANIFEST, "altered", `${MANIFEST} and ${MANIFEST_CHECKSUM} do not agree; one of them was altered.`);
  }
  const manifest = JSON.parse(text.toString()) as Manifest;
  if (!READABLE_VERSIONS.includes(manifest.schemaVersion)) {
    const detail = `It is written in version ${manifest.schemaVersion} of the layout; this program reads ${READABLE_VERSIONS.join(" and ")}.`;
    return refused(MANIFEST, "unsupported-version", detail);
  }
  if (manifest.id !== contentId(manifest) || manifest.id !== basename(folder)) {
    return refused(MANIFEST, "altered", "The id does not belong to the content of the manifest or to the folder.");
  }
  return { manifest, damage: null };
}

function read(folder: string, name: string): Buffer | null {
  try {
    return readFileSync(join(folder, name));
  } catch {
    return null;
  }
}

function checksumLine(manifest: string | Uint8Array): string {
  return `${sha256(manifest)}  ${MANIFEST}\n`;
}

function refused(file: string, problem: Damage["problem"], detail: string): ManifestReading {
  return { manifest: null, damage: { file, problem, detail } };
}
