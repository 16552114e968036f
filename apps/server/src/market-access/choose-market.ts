import { listMarkets, listSnapshots } from "@plumbline/market/snapshot";

const DEMO = "demo";

/** The market to serve when none was named: the real one that was published last, else the demo market. */
export async function chooseMarket(dataDirectory: string): Promise<string> {
  let chosen = DEMO;
  let latest = "";
  for (const name of await listMarkets(dataDirectory)) {
    const manifest = (await listSnapshots(dataDirectory, name)).find(({ isCurrent }) => isCurrent)?.manifest;
    if (!manifest || manifest.fictional) continue;
    const published = manifest.createdAt ?? "";
    if (chosen === DEMO || published > latest) {
      chosen = name;
      latest = published;
    }
  }
  return chosen;
}
