import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from "react";
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
 * Writes a part of what is on the bench straight into the page, when it is drawn and at each move. The component is not
 * drawn anew: that takes longer than writing a number, and a slow phone has one frame for all of them.
 *
 * @param select Gives the same object for the same state.
 */
export function useWritten<Part>(select: (state: LiveState) => Part, write: (part: Part) => void): void {
  const { state } = useBench();
  // At every drawing: the language or the bounds may be others.
  useLayoutEffect(() => {
    let written = select(state.read());
    write(written);
    return state.subscribe(() => {
      const next = select(state.read());
      if (Object.is(next, written)) return;
      written = next;
      write(written);
    });
  });
}
