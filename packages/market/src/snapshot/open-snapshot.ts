import { type Damage, SnapshotError } from "./disk/index.ts";
import { MANIFEST, readManifest } from "./manifest-file.ts";
import type { Snapshot } from "./snapshot.ts";
import { SnapshotReader } from "./snapshot-reader.ts";
import { inspectSnapshot, verifySnapshot } from "./verify-snapshot.ts";

/**
 * Opens one snapshot for reading.
 *
 * @param folder Folder of the snapshot, named by its id.
 * @param options `verify`: compare every file with its checksum first; without it only sizes are compared.
 * @returns The snapshot; close it when it is no longer needed.
 * @throws {SnapshotError} `snapshot-damaged`, with the damages, if it is not what was published.
 */
export async function openSnapshot(folder: string, options: { readonly verify: boolean }): Promise<Snapshot> {
  const damages = options.verify ? await verifySnapshot(folder) : inspectSnapshot(folder);
  if (damages.length > 0) throw damaged(folder, damages);
  const { manifest, damage } = readManifest(folder);
  if (!manifest) throw damaged(folder, [damage]);
  try {
    return SnapshotReader.open(folder, manifest);
  } catch (cause) {
    const detail = `It cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}.`;
    throw damaged(folder, [{ file: MANIFEST, problem: "unreadable", detail }]);
  }
}

function damaged(folder: string, damages: readonly Damage[]): SnapshotError {
  const details = damages.map((damage) => damage.detail).join(" ");
  return new SnapshotError("snapshot-damaged", `The snapshot ${folder} is damaged. ${details}`, { damages });
}
