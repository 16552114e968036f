import { join } from "node:path";
import { DamagedFactors, FactorFile, removeFactors, type StoredSnapshot } from "@plumbline/market/screening";
import { marketFolder, openSnapshot, type Snapshot } from "@plumbline/market/snapshot";
import { LRUCache } from "lru-cache";

/** The market that is served, and the one before it, of which answers may be under way. */
const MAX_OPEN = 2;

const open = new LRUCache<string, Promise<Snapshot>>({
  max: MAX_OPEN,
  dispose: (opening, id) => {
    closeFactors(id);
    opening.then((snapshot) => snapshot.close()).catch(() => undefined);
  },
});
/** Factor histories of the snapshots that are open. */
const histories = new Map<string, FactorFile>();

/** Computes from the factor history where there is one. What is damaged is removed, and the facts are read instead. */
export async function withFactors<Value>(
  at: StoredSnapshot,
  compute: (snapshot: Snapshot, factors: FactorFile | null) => Promise<Value>,
): Promise<Value> {
  const snapshot = await opened(at);
  try {
    return await compute(snapshot, factorsOf(at));
  } catch (error) {
    if (!(error instanceof DamagedFactors)) throw error;
    closeFactors(at.snapshot);
    removeIfAllowed(at);
    return compute(snapshot, null);
  }
}

/** On a disk that is read only it stays, and is refused again the next time. */
function removeIfAllowed(at: StoredSnapshot): void {
  try {
    removeFactors(at);
  } catch (error) {
    if (!["EROFS", "EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/** Where there is none it is looked for again the next time: it may be made meanwhile. */
function factorsOf(at: StoredSnapshot): FactorFile | null {
  const known = histories.get(at.snapshot);
  if (known) return known;
  const found = FactorFile.open(at);
  if (found) histories.set(at.snapshot, found);
  return found;
}

function closeFactors(snapshot: string): void {
  histories.get(snapshot)?.close();
  histories.delete(snapshot);
}

/** The files were verified when the server opened the snapshot. */
export function opened({ dataDirectory, market, snapshot: id }: StoredSnapshot): Promise<Snapshot> {
  const known = open.get(id);
  if (known) return known;
  const opening = openSnapshot(join(marketFolder(dataDirectory, market).snapshots, id), { verify: false });
  open.set(id, opening);
  opening.catch(() => open.delete(id));
  return opening;
}
