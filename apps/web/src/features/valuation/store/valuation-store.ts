import type { WireValuation } from "@plumbline/contract";
import { createContext, useContext, useSyncExternalStore } from "react";
import { type Observable, observable, useWritten } from "../../../state/index.ts";
import type { SimulationReply } from "../monte-carlo/simulate.ts";
import { DEFAULT_CHOICE, isSame, type ValuationChoice } from "../valuation-choice.ts";
import { type LiveValuation, liveValuation } from "./model-results.ts";

/** What is known of a simulation: that of the inputs before stays until the next one has come. */
export interface SimulationState {
  readonly outcome: SimulationReply | null;
  /** True where this browser cannot run it. */
  readonly hasFailed: boolean;
}

/** All that follows a hand which moves something. */
export interface LiveState {
  /** What is on screen: that of the address until something is moved. */
  readonly choice: ValuationChoice;
  /** Whether the address does not hold it yet. */
  readonly isChanged: boolean;
  /** Whether anything is otherwise than by default. */
  readonly isMoved: boolean;
  readonly live: LiveValuation;
  readonly simulation: SimulationState;
}

/** What can be read at any moment, and says when it has changed. */
export type Source<Value> = Pick<Observable<Value>, "read" | "subscribe">;

/** Changes what is chosen at the moment it is asked to, so that two quick moves both count. */
export type ChangeChoice = (change: (current: ValuationChoice) => ValuationChoice) => void;

/** The models of a stock with what is chosen: each move shows at once, and the address changes when it is asked to. */
export interface LiveBench {
  readonly state: Source<LiveState>;
  readonly change: ChangeChoice;
  /** Back to what the address says. */
  discard(): void;
  /** Follows the address: going back or forth in the history drops what was moved over another. */
  follow(valuation: WireValuation, saved: ValuationChoice): void;
  simulated(simulation: SimulationState): void;
}

const NOT_SIMULATED: SimulationState = { outcome: null, hasFailed: false };

/**
 * Puts the models of a stock on the bench.
 *
 * @param valuation The answer for default parameters.
 * @param saved What the address says.
 */
export function liveBench(valuation: WireValuation, saved: ValuationChoice): LiveBench {
  let [basis, kept] = [valuation, saved];
  const stateOf = (choice: ValuationChoice, simulation: SimulationState): LiveState => ({
    ...{ choice, simulation },
    isChanged: !isSame(choice, kept),
    isMoved: !isSame(choice, DEFAULT_CHOICE),
    live: liveValuation(basis, choice),
  });
  const state = observable(stateOf(saved, NOT_SIMULATED));
  const choose = (choice: ValuationChoice): void => state.write(stateOf(choice, state.read().simulation));
  return {
    state,
    change: (change) => choose(change(state.read().choice)),
    discard: () => choose(kept),
    follow(nextBasis, nextSaved) {
      const isElsewhere = !isSame(nextSaved, kept);
      if (!isElsewhere && nextBasis === basis) return;
      [basis, kept] = [nextBasis, nextSaved];
      choose(isElsewhere ? nextSaved : state.read().choice);
    },
    simulated: (simulation) => state.write({ ...state.read(), simulation }),
  };
}

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
