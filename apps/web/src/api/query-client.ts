import { type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { whenUserLeaves } from "../state/index.ts";
import { isReachable, lookNow, reportFailure, reportSuccess } from "./connection.ts";
import { failedAs } from "./failed-as.ts";
import { isWorthRetrying, retryDelay, secondsToWait } from "./retry.ts";

const MINUTE = 60_000;

/**
 * The cache of all answers of the server. The last good data stays on screen when the server cannot be reached. When it
 * is back, failed requests are sent again.
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
        refetchOnMount: mayRequest,
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
  whenUserLeaves(() => client.removeQueries({ predicate: ({ meta }) => meta?.isPrivate === true }));
  globalThis.addEventListener?.("online", lookNow);
  globalThis.addEventListener?.("focus", lookNow);
  return client;
}

function mayRequest({ state }: Pick<Query, "state">): boolean {
  return Date.now() >= state.errorUpdatedAt + 1000 * secondsToWait(state.error);
}
