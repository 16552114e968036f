import { type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { whenUserLeaves } from "../state/index.ts";
import { marketMeta } from "./call.ts";
import { type FailureKind, failureKind } from "./call-error.ts";
import { isOverloaded, isReachable, lookNow, reportFailure, reportSuccess } from "./connection.ts";
import { isWorthRetrying, retryDelay, secondsToWait } from "./retry.ts";

const MINUTE = 60_000;

/**
 * The cache of all answers of the server. The last good data stays on screen when the server cannot be reached. When it
 * is back, failed requests are sent again; all requests are when it serves newer data.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onSuccess: reportSuccess, onError: reportFailure }),
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 30 * MINUTE,
        retry: isWorthRetrying,
        retryDelay: (_, error) => retryDelay(error),
        // A part that opens after its call was refused, and a reader who comes back, wait as long as the server asks.
        retryOnMount: mayRequest,
        refetchOnWindowFocus: mayRequest,
        // `connection.ts` decides: a device without internet may reach a server in the same network.
        networkMode: "always",
        refetchOnReconnect: false,
      },
    },
  });
  isReachable.subscribe(() => {
    if (isReachable.read())
      void client.refetchQueries({ type: "active", predicate: failedAs("unreachable", "timeout") });
  });
  watchOverload(client.getQueryCache());
  refetchOnNewData(client);
  whenUserLeaves(() => client.removeQueries({ predicate: ({ meta }) => meta?.isPrivate === true }));
  globalThis.addEventListener?.("online", lookNow);
  globalThis.addEventListener?.("focus", lookNow);
  return client;
}

function mayRequest({ state }: Pick<Query, "state">): boolean {
  return Date.now() >= state.errorUpdatedAt + 1000 * secondsToWait(state.error);
}

/** Whether a query failed for one of these reasons. */
function failedAs(...kinds: readonly FailureKind[]): (query: Query) => boolean {
  return ({ state }) => {
    const kind = failureKind(state.error);
    return kind !== null && kinds.includes(kind);
  };
}

/** The page shows that the server is busy while something on screen is outdated because of that. */
function watchOverload(cache: QueryCache): void {
  const isOutdated = failedAs("busy", "limited", "timeout");
  cache.subscribe(({ type }) => {
    if (type === "added" || type === "observerResultsUpdated") return;
    const outdated = cache.findAll({
      type: "active",
      predicate: (query) => isOutdated(query) && query.state.data !== undefined,
    });
    isOverloaded.write(outdated.length > 0);
  });
}

function refetchOnNewData(client: QueryClient): void {
  let version = marketMeta.read()?.dataVersion;
  marketMeta.subscribe(() => {
    const newer = marketMeta.read()?.dataVersion;
    if (version !== undefined && newer !== version) void client.invalidateQueries();
    version = newer;
  });
}
