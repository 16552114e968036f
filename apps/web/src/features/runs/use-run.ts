import type { WireRunProgress } from "@plumbline/contract";
import type { RunState } from "@plumbline/core/words";
import { type QueryClient, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createParser } from "eventsource-parser";
import { useEffect } from "react";
import { call, secondsToWait } from "../../api/index.ts";
import { isOver, RUNS, type Run, runQuery } from "./runs.query.ts";

/** The longest that one connection is listened to, in milliseconds; the next one goes on. */
const LISTEN_FOR = 60 * 60_000;
/** Seconds until a connection that broke is tried again, unless the server names others. */
const PAUSE = 3;

/** A run, kept up to date by the events of the server until it is over. */
export function useRun(id: string): Run {
  const client = useQueryClient();
  const { data } = useSuspenseQuery(runQuery(id));
  const isFollowed = !isOver(data.state);
  useEffect(() => {
    if (!isFollowed) return;
    const leaving = new AbortController();
    void follow(client, id, leaving.signal);
    return () => leaving.abort();
  }, [client, id, isFollowed]);
  return data;
}

/** Shows the progress of a run until it is over, whatever happens to a connection. */
async function follow(client: QueryClient, id: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pause = await listen(client, id, signal);
    if (signal.aborted) return;
    // The stream ends with the run; what is stored of it says whether it did.
    const run = await client.fetchQuery({ ...runQuery(id), staleTime: 0 }).catch(() => null);
    if (run && isOver(run.state)) {
      void client.invalidateQueries({ queryKey: RUNS.queryKey });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
  }
}

/** @returns Seconds to wait before listening again. */
async function listen(client: QueryClient, id: string, signal: AbortSignal): Promise<number> {
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = JSON.parse(data) as { readonly state: RunState; readonly progress: WireRunProgress };
      // The result is read when the stream has ended.
      if (isOver(event.state)) return;
      client.setQueryData<Run>(runQuery(id).queryKey, (run) => run && { ...run, ...event });
    },
  });
  try {
    const special = { responseType: "text", onPiece: (piece: string) => parser.feed(piece) } as const;
    await call("backtestEvents", { id }, { signal, timeout: LISTEN_FOR, special });
    return 0;
  } catch (failure) {
    return secondsToWait(failure) || PAUSE;
  }
}
