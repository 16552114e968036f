import { useMemo } from "react";
import type { Query } from "./address.ts";
import { router, setQuery } from "./app-router.ts";

/** Changes a state at the moment of the call, so that two quick changes both count. */
export type ChangeState<State> = (change: (current: State) => State) => void;

/**
 * The part of an address that one part of a page reads and writes.
 *
 * @param read The state of an address.
 * @param write The parameters of a state; `undefined` removes one.
 * @returns A hook that reads the query of a page, and a function that changes the newest address, whatever is on screen.
 *
 * @example
 * const [useChart, changeChart] = queryState(readChartState, writeChartState);
 */
export function queryState<State>(
  read: (query: Query) => State,
  write: (state: State) => Readonly<Record<string, string | undefined>>,
): readonly [useState: (query: Query) => State, change: ChangeState<State>] {
  return [
    (query) => useMemo(() => read(query), [query]),
    (change) => setQuery(write(change(read(router.route.read().query)))),
  ];
}
