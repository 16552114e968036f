import type { WireValuation } from "@plumbline/contract";
import { createContext, useContext, useSyncExternalStore } from "react";
import { type Observable, observable, useWritten } from "../../../state/index.ts";
import type { SimulationReply } from "../monte-carlo/simulate.ts";
import { DEFAULT_CHOICE, isSameChoice, type ValuationChoice } from "../valuation-choice.ts";
import { type ModelResults, modelResults } from "./model-results.ts";

/** The state of the simulation; the previous outcome stays until the next one arrives. */
export interface SimulationState {
  readonly outcome: SimulationReply | null;
  /** True where this browser cannot run it. */
  readonly hasFailed: boolean;
}

/** Everything that changes when a reader moves a parameter. */
export interface ValuationState {
  /** The choice on screen: that of the address until something is moved. */
  readonly choice: ValuationChoice;
  /** Whether the choice differs from that of the address. */
  readonly isChanged: boolean;
  /** Whether the choice differs from the defaults. */
  readonly isMoved: boolean;
  readonly results: ModelResults;
  readonly simulation: SimulationState;
}

/** A value that can be read at any moment and notifies its subscribers of changes. */
export type Source<Value> = Pick<Observable<Value>, "read" | "subscribe">;

/** Changes the newest choice, not the one that was last drawn, so that two quick moves both count. */
export type ChangeChoice = (change: (current: ValuationChoice) => ValuationChoice) => void;

/** The models of a stock with the reader's choice. Each move shows at once; the address changes only on request. */
export interface ValuationStore {
  readonly state: Source<ValuationState>;
  readonly change: ChangeChoice;
  /** Restores the choice of the address. */
  discard(): void;
  /** Follows the address: going back or forward in the history drops unsaved moves. */
  follow(valuation: WireValuation, saved: ValuationChoice): void;
  simulated(simulation: SimulationState): void;
}

const NOT_SIMULATED: SimulationState = { outcome: null, hasFailed: false };

/**
 * Creates the store of a stock's valuation models.
 *
 * @param initialValuation The answer for default parameters.
 * @param initialSaved The choice of the address.
 */
export function createValuationStore(initialValuation: WireValuation, initialSaved: ValuationChoice): ValuationStore {
  let valuation = initialValuation;
  let saved = initialSaved;
  const stateOf = (choice: ValuationChoice, simulation: SimulationState): ValuationState => ({
    choice,
    simulation,
    isChanged: !isSameChoice(choice, saved),
    isMoved: !isSameChoice(choice, DEFAULT_CHOICE),
    results: modelResults(valuation, choice),
  });
  const state = observable(stateOf(saved, NOT_SIMULATED));
  const choose = (choice: ValuationChoice): void => state.write(stateOf(choice, state.read().simulation));
  return {
    state,
    change: (change) => choose(change(state.read().choice)),
    discard: () => choose(saved),
    follow(nextValuation, nextSaved) {
      const isOtherChoice = !isSameChoice(nextSaved, saved);
      if (!isOtherChoice && nextValuation === valuation) return;
      valuation = nextValuation;
      saved = nextSaved;
      choose(isOtherChoice ? nextSaved : state.read().choice);
    },
    simulated: (simulation) => state.write({ ...state.read(), simulation }),
  };
}

/** The store as a component sees it; `VisibilityBoundary` replaces the state by one that defers its updates. */
type ProvidedStore = Pick<ValuationStore, "state" | "change">;

export const ValuationStoreContext = createContext<ProvidedStore | null>(null);

export function useValuationStore(): ProvidedStore {
  const store = useContext(ValuationStoreContext);
  if (store === null) throw new Error("A component that uses the valuation store is outside its provider.");
  return store;
}

/**
 * Selects a part of the store's state; the component renders again when that part changes.
 *
 * @param select Returns the same object for the same state.
 */
export function useValuationState<Part>(select: (state: ValuationState) => Part): Part {
  const { state } = useValuationStore();
  return useSyncExternalStore(state.subscribe, () => select(state.read()));
}

/**
 * Writes a part of the state directly to the page, without React. Only the rail and the number of a slider use it: a slow
 * phone has one frame for everything that a moved slider changes.
 *
 * @param select Returns the same object for the same state.
 */
export function useDirectWrite<Part>(select: (state: ValuationState) => Part, write: (part: Part) => void): void {
  let written: { readonly part: Part } | null = null;
  useWritten(useValuationStore().state, (state) => {
    const part = select(state);
    if (written && Object.is(part, written.part)) return;
    written = { part };
    write(part);
  });
}
