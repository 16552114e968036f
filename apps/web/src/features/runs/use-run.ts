import type { WireRunProgress } from "@plumbline/contract";
import type { RunState } from "@plumbline/core/words";
import { type QueryClient, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { followEvents } from "../../api/index.ts";
import { EXAMPLE_RUN, isOver, RUNS, type Run, runQuery } from "./runs.query.ts";

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

/** The run that everyone may read, kept up to date until it is over. */
export function useExampleRun(): Run {
  return useSuspenseQuery(EXAMPLE_RUN).data;
}

/** Shows the progress of a run until it is over. */
function follow(client: QueryClient, id: string, signal: AbortSignal): Promise<void> {
  const run = {
    name: "backtestEvents",
    input: { id },
    onEvent: (_: string, data: unknown) => {
      const event = data as { readonly state: RunState; readonly progress: WireRunProgress };
      // The result is read when the stream has ended.
      if (isOver(event.state)) return;
      client.setQueryData<Run>(runQuery(id).queryKey, (before) => before && { ...before, ...event });
    },
    // What is stored of it says whether it has ended.
    isOver: async () => {
      const found = await client.fetchQuery({ ...runQuery(id), staleTime: 0 }).catch(() => null);
      if (!found || !isOver(found.state)) return false;
      void client.invalidateQueries({ queryKey: RUNS.queryKey });
      return true;
    },
  } as const;
  return followEvents(run, signal);
}
