import type { CallInput, CallOutput } from "@plumbline/contract/calls";
import type { RunState } from "@plumbline/core/words";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call, callQuery } from "../../api/index.ts";

/** A run with what it was asked and, once it is done, its result. */
export type Run = CallOutput<"backtest">;
export type Runs = CallOutput<"backtests">["runs"];
export type ListedRun = Runs[number];
export type RunResult = NonNullable<Run["result"]>;

/** The runs of the user, the newest first; another tab may have started one. */
export const RUNS = { ...callQuery("backtests", {}), staleTime: 5000 };

export function runQuery(id: string) {
  return { ...callQuery("backtest", { id }), staleTime: 60_000 };
}

/** Milliseconds until a run that is computed is asked for again: no stream of events tells of the one that everyone may read. */
const COMPUTING = 1000;

/** The run that everyone may read, asked for again until it is over. */
export const EXAMPLE_RUN = {
  ...callQuery("exampleBacktest", {}),
  staleTime: 60_000,
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data?: Run | undefined } }) =>
    data && !isOver(data.state) ? COMPUTING : false,
} as const;

/** Some runs at once; those that a page has shown are not asked for again. */
export function runsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ["comparedRuns", ids],
    meta: { isPrivate: true },
    queryFn: ({ client }): Promise<Run[]> => Promise.all(ids.map((id) => client.ensureQueryData(runQuery(id)))),
  });
}

/** Whether nothing more is computed for a run. */
export function isOver(state: RunState): boolean {
  return state !== "queued" && state !== "running";
}

/** Renames, marks or deletes a run; every list on screen shows it. */
export async function changeRun(client: QueryClient, change: CallInput<"changeBacktest">): Promise<void> {
  client.setQueryData(RUNS.queryKey, await call("changeBacktest", change));
}

/** Asks for a run to be computed. @returns Its id. */
export async function startRun(client: QueryClient, input: CallInput<"startBacktest">): Promise<string> {
  const { id } = await call("startBacktest", input);
  void client.invalidateQueries({ queryKey: RUNS.queryKey });
  return id;
}

export async function cancelRun(client: QueryClient, id: string): Promise<void> {
  const { state, progress } = await call("cancelBacktest", { id });
  client.setQueryData<Run>(runQuery(id).queryKey, (run) => run && { ...run, state, progress });
  void client.invalidateQueries({ queryKey: RUNS.queryKey });
}
