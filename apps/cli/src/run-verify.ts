import {
  listMarkets,
  listSnapshots,
  type SnapshotListing,
  strayFiles,
  verifySnapshot,
} from "@plumbline/market/snapshot";
import type { Terminal } from "./terminal.ts";

/** Compares every file of every snapshot with its checksum. Gives the exit code: 1 when one differs. */
export async function runVerify(name: string | null, { dataDirectory, out }: Terminal): Promise<number> {
  const markets = name === null ? await listMarkets(dataDirectory) : [name];
  const verdicts: boolean[] = [];
  for (const market of markets) {
    for (const listing of await listSnapshots(dataDirectory, market)) {
      verdicts.push(await verifyOne(market, listing, out));
    }
  }
  const what = name === null ? "" : ` under the name "${name}"`;
  if (verdicts.length === 0) out(`There is nothing to verify in ${dataDirectory}${what}.\n`);
  const isMissing = verdicts.length === 0 && name !== null;
  return isMissing || verdicts.includes(false) ? 1 : 0;
}

async function verifyOne(market: string, listing: SnapshotListing, out: Terminal["out"]): Promise<boolean> {
  const { id, folder, isCurrent } = listing;
  const damages = await verifySnapshot(folder);
  const strays = damages.length === 0 ? strayFiles(folder) : [];
  const verdict = damages.length === 0 ? "whole" : "DAMAGED";
  out(`${market} ${id.slice(0, 12)}${isCurrent ? " (current)" : ""}: ${verdict}\n`);
  for (const { detail } of damages) out(`  ${detail}\n`);
  for (const file of strays) out(`  Warning: ${file} does not belong to the snapshot and is not read; remove it.\n`);
  return damages.length === 0;
}
