import { join } from "node:path";
import { OutputFolder } from "./disk/index.ts";
import { marketFolder } from "./market-folder.ts";
import type { SnapshotWriter } from "./snapshot.ts";
import { SnapshotFolderWriter } from "./snapshot-folder-writer.ts";
import { WriterClaim } from "./writer-claim.ts";

/**
 * Begins a snapshot of a market. The writer must be ended by `publish` or `abort`.
 *
 * @param target The server's data directory and the name of the market.
 * @returns A writer whose files stay invisible to readers until it publishes.
 * @throws {SnapshotError} `market-name-invalid`; `writer-busy` if another import of this market runs; `disk-full` or
 *   `disk-failed` if the folder cannot be written.
 */
export async function createSnapshotWriter(target: {
  readonly dataDirectory: string;
  readonly market: string;
}): Promise<SnapshotWriter> {
  const { dataDirectory, market } = target;
  const folder = marketFolder(dataDirectory, market);
  const claim = await WriterClaim.take(folder);
  const output = new OutputFolder(join(claim.folder, "snapshot"));
  try {
    return new SnapshotFolderWriter({ market, folder, claim, output });
  } catch (cause) {
    output.discard();
    claim.release();
    throw cause;
  }
}
