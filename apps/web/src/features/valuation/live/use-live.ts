import { createContext, useContext, useSyncExternalStore } from "react";
import { useWritten } from "../../../state/index.ts";
import type { ChangeChoice, LiveState, Source } from "./live-bench.ts";

interface OnBench {
  readonly state: Source<LiveState>;
  readonly change: ChangeChoice;
}

/** The bench that a part of the page belongs to. */
export const BenchContext = createContext<OnBench | null>(null);

export function useBench(): OnBench {
  const bench = useContext(BenchContext);
  if (bench === null) throw new Error("A part that follows the models stands outside their bench.");
  return bench;
}

/**
 * Follows a part of what is on the bench; the component draws anew when that part is another.
 *
 * @param select Gives the same object for the same state.
 */
export function useLive<Part>(select: (state: LiveState) => Part): Part {
  const { state } = useBench();
  return useSyncExternalStore(state.subscribe, () => select(state.read()));
}

/**
 * Writes a part of what is on the bench straight into the page: a slow phone has one frame for all that follows a hand.
 *
 * @param select Gives the same object for the same state.
 */
export function useLiveWritten<Part>(select: (state: LiveState) => Part, write: (part: Part) => void): void {
  let written: { readonly part: Part } | null = null;
  useWritten(useBench().state, (state) => {
    const part = select(state);
    if (written && Object.is(part, written.part)) return;
    written = { part };
    write(part);
  });
}
