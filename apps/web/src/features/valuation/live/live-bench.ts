import type { WireValuation } from "@plumbline/contract";
import { type Observable, observable } from "../../../state/index.ts";
import type { SimulationReply } from "../simulation/simulate.ts";
import { DEFAULT_CHOICE, isSame, type ValuationChoice } from "../state/valuation-choice.ts";
import { type LiveValuation, liveValuation } from "./live-valuation.ts";

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
