import { listMarkets, listSnapshots } from "@plumbline/market/snapshot";
import { CommandError } from "./command-error.ts";

/** Name of the market that was published last: the one that is meant when none is named. */
export async function newestMarket(dataDirectory: string): Promise<string> {
  const made: { readonly market: string; readonly at: string }[] = [];
  for (const market of await listMarkets(dataDirectory)) {
    const [current] = await listSnapshots(dataDirectory, market);
    made.push({ market, at: current?.manifest?.createdAt ?? "" });
  }
  const [newest] = made.sort((left, right) => (left.at < right.at ? 1 : -1));
  if (newest === undefined) throw new CommandError(1, `There is no market in ${dataDirectory}; import one.`);
  return newest.market;
}
