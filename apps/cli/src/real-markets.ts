import { listMarkets, listSnapshots } from "@plumbline/market/snapshot";

/** Names of the markets that hold real data, ascending. */
export async function realMarkets(dataDirectory: string): Promise<string[]> {
  const real: string[] = [];
  for (const market of await listMarkets(dataDirectory)) {
    const [current] = await listSnapshots(dataDirectory, market);
    if (current?.manifest?.fictional !== true) real.push(market);
  }
  return real;
}
