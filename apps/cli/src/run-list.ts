import { listMarkets, listSnapshots, type SnapshotListing } from "@plumbline/market/snapshot";
import { describeCounts } from "./describe-counts.ts";
import type { Terminal } from "./terminal.ts";

/** Lists markets and their snapshots, newest first. Gives the exit code: 1 when there is none of the name. */
export async function runList(name: string | null, { dataDirectory, out }: Terminal): Promise<number> {
  const markets = name === null ? await listMarkets(dataDirectory) : [name];
  let listed = 0;
  for (const market of markets) {
    const snapshots = await listSnapshots(dataDirectory, market);
    listed += snapshots.length;
    if (snapshots.length > 0) out(`${market}\n${snapshots.map(describeSnapshot).join("\n")}\n`);
  }
  if (listed === 0) out(`There is no market${name === null ? "" : ` "${name}"`} in ${dataDirectory}.\n`);
  return listed === 0 && name !== null ? 1 : 0;
}

function describeSnapshot({ id, isCurrent, manifest }: SnapshotListing): string {
  const mark = `  ${isCurrent ? "*" : " "} ${id.slice(0, 12)}`;
  if (manifest === null) return `${mark}  its manifest is damaged`;
  const { createdAt, firstDay, lastDay, counts, fictional } = manifest;
  const made = createdAt === null ? [] : [`made ${createdAt.slice(0, 16).replace("T", " ")} UTC`];
  const period = firstDay === null ? "no prices" : `${firstDay} to ${lastDay}`;
  return [mark, ...made, period, `${describeCounts(counts)}${fictional ? ", fictional" : ""}`].join("  ");
}
