import type { QueryCache, QueryClient } from "@tanstack/react-query";
import { marketMeta } from "./call.ts";
import { isOverloaded } from "./connection.ts";
import { failedAs } from "./failed-as.ts";

/**
 * Follows what the answers say about the server: whether it is too busy for something on screen, and whether it serves newer
 * data, on which everything is requested again. It is not needed before the first answers have come.
 *
 * @returns A function that ends it.
 */
export function watchServer(client: QueryClient): () => void {
  const ends = [watchOverload(client.getQueryCache()), refetchOnNewData(client)];
  return () => {
    for (const end of ends) end();
  };
}

/** The page shows that the server is busy while something on screen is outdated because of that. */
function watchOverload(cache: QueryCache): () => void {
  const isOutdated = failedAs("busy", "limited", "timeout");
  const look = (): void => {
    const outdated = cache.findAll({
      type: "active",
      predicate: (query) => isOutdated(query) && query.state.data !== undefined,
    });
    isOverloaded.write(outdated.length > 0);
  };
  look();
  return cache.subscribe(({ type }) => {
    if (type !== "added" && type !== "observerResultsUpdated") look();
  });
}

function refetchOnNewData(client: QueryClient): () => void {
  let version = marketMeta.read()?.dataVersion;
  return marketMeta.subscribe(() => {
    const newer = marketMeta.read()?.dataVersion;
    if (version !== undefined && newer !== version) void client.invalidateQueries();
    version = newer;
  });
}
