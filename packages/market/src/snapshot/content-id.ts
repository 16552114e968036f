import { createHash } from "node:crypto";
import type { Manifest } from "./manifest.ts";

/** The part of a manifest that describes the content, without the time of publication and the parent. */
export type ManifestContent = Omit<Manifest, "id" | "createdAt" | "parent">;

/** SHA-256 in lower-case hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/**
 * The id of a snapshot: the SHA-256 of its manifest without `id`, `createdAt` and `parent`, written as JSON with sorted
 * keys and no spaces. The manifest lists the checksum of every file, so equal content has an equal id and any change
 * of a file changes it.
 */
export function contentId(manifest: ManifestContent & Partial<Manifest>): string {
  const { id: _id, createdAt: _createdAt, parent: _parent, ...content } = manifest;
  return sha256(canonicalJson(content));
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(",")}}`;
}
