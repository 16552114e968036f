import { QueryCache, QueryClient } from "@tanstack/react-query";
import { marketMeta } from "./call.ts";
import { CallError, isOutage } from "./call-error.ts";
import { isReachable, lookNow, reportFailure, reportSuccess } from "./connection.ts";

const MINUTE = 60_000;

/** A refusal will be the same the next time; an outage may not. */
function worthRetrying(failures: number, error: Error): boolean {
  const isRefusal = error instanceof CallError && !isOutage(error);
  return failures < 1 && !isRefusal;
}

/**
 * The cache of everything the server said. The last good data stays on screen when the server goes away, and all of it
 * is asked for anew when the server is back or begins to serve newer data.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onSuccess: reportSuccess, onError: reportFailure }),
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 30 * MINUTE,
        retry: worthRetrying,
        retryDelay: 500,
        // Our own watch on the server decides; a device without internet may well reach a server in the house.
        networkMode: "always",
        refetchOnReconnect: false,
      },
    },
  });
  isReachable.subscribe(() => {
    if (isReachable.read()) void client.invalidateQueries();
  });
  refetchOnNewData(client);
  globalThis.addEventListener?.("online", lookNow);
  globalThis.addEventListener?.("focus", lookNow);
  return client;
}

function refetchOnNewData(client: QueryClient): void {
  let version = marketMeta.read()?.dataVersion;
  marketMeta.subscribe(() => {
    const newer = marketMeta.read()?.dataVersion;
    if (version !== undefined && newer !== version) void client.invalidateQueries();
    version = newer;
  });
}
