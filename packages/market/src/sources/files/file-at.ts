import { ArchiveEntry } from "./archive-entry.ts";
import { DiskFile } from "./disk-file.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import type { FileDescription, LocatedFile } from "./located-file.ts";

/** The file that was described. */
export function fileAt(description: FileDescription): LocatedFile {
  return "place" in description
    ? new ArchiveEntry(description, DEFAULT_LIMITS)
    : new DiskFile(description, DEFAULT_LIMITS);
}
