import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followEvents } from "../../api/index.ts";
import { DATA_STATE, type DataRun, isOver, runQuery } from "./data-state.query.ts";

/** A run with its report, kept up to date by the events of the server until it is over. */
export function useDataRun(id: string) {
  const client = useQueryClient();
  const { data } = useQuery(runQuery(id));
  const isFollowed = data !== undefined && !isOver(data.run);
  useEffect(() => {
    if (!isFollowed) return;
    const leaving = new AbortController();
    void follow(client, id, leaving.signal);
    return () => leaving.abort();
  }, [client, id, isFollowed]);
  return data ?? null;
}

function follow(client: QueryClient, id: string, signal: AbortSignal): Promise<void> {
  const run = {
    name: "dataRunEvents",
    input: { run: id },
    onEvent: (_: string, data: unknown) => {
      const news = data as DataRun;
      // The report is read when the stream has ended.
      if (!isOver(news)) client.setQueryData(runQuery(id).queryKey, (before) => before && { ...before, run: news });
    },
    // What is stored of it says whether it has ended, and has the report.
    isOver: async () => {
      const found = await client.fetchQuery({ ...runQuery(id), staleTime: 0 }).catch(() => null);
      if (!found || !isOver(found.run)) return false;
      void client.invalidateQueries({ queryKey: DATA_STATE.queryKey });
      return true;
    },
  } as const;
  return followEvents(run, signal);
}
