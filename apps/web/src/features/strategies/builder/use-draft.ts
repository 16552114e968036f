import type { WireStrategy } from "@plumbline/contract";
import { type Strategy, type StrategyProblem, validateStrategy } from "@plumbline/core/strategy";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { strategyFilters, strategyParamFilters, whenUserLeaves } from "../../../state/index.ts";
import { strategyBlocks, strategyNumbers } from "./blocks.ts";
import { EMPTY_DRAFT, withoutUnused } from "./draft.ts";

/** States that can be taken back. */
const MAX_UNDO = 100;

/** The strategy that is being built. */
export interface Draft {
  readonly strategy: WireStrategy;
  readonly problems: readonly StrategyProblem[];
  /** Those that the reader is told of: nobody is blamed for what a new strategy does not have yet. */
  readonly shownProblems: readonly StrategyProblem[];
  /** Tells the reader of all, because they were about to go on. */
  readonly showProblems: () => void;
  readonly change: (next: WireStrategy) => void;
  /** Null where there is nothing to take back. */
  readonly undo: (() => void) | null;
  /** Begins anew with another strategy. */
  readonly reset: (strategy: WireStrategy) => void;
}

/** Forgets what was being built. */
export function forgetDraft(): void {
  strategyFilters.write([]);
  strategyParamFilters.write([]);
}

// It belongs to one user.
whenUserLeaves(forgetDraft);

/**
 * Keeps a strategy with what it was before; the client store has it too.
 *
 * @param isKept Whether the store keeps it when the builder is left, so that it can be finished later.
 */
export function useNewDraft(initial: WireStrategy, isKept: boolean): Draft {
  const [states, setStates] = useState<readonly WireStrategy[]>([initial]);
  const [wasTried, setWasTried] = useState(initial !== EMPTY_DRAFT);
  const strategy = states.at(-1) ?? initial;
  const problems = useMemo(() => validateStrategy(strategy as Strategy), [strategy]);
  useEffect(() => {
    strategyFilters.write(strategy === EMPTY_DRAFT ? [] : strategyBlocks(strategy));
    strategyParamFilters.write(strategyNumbers(strategy));
  }, [strategy]);
  useEffect(() => (isKept ? undefined : forgetDraft), [isKept]);
  return {
    strategy,
    problems,
    shownProblems: wasTried ? problems : problems.filter(({ path }) => wasChanged(partOf(path), states)),
    showProblems: () => setWasTried(true),
    change: (next) => setStates((before) => [...before, withoutUnused(next)].slice(-MAX_UNDO)),
    undo: states.length > 1 ? () => setStates((before) => before.slice(0, -1)) : null,
    reset: (next) => {
      setStates([next]);
      setWasTried(false);
    },
  };
}

/** The part of a strategy that a place in its tree belongs to. */
function partOf(path: string): keyof WireStrategy {
  return path.split(".")[0] as keyof WireStrategy;
}

function wasChanged(part: keyof WireStrategy, states: readonly WireStrategy[]): boolean {
  const [first] = states;
  return states.some((state) => JSON.stringify(state[part]) !== JSON.stringify(first?.[part]));
}

export const DraftContext = createContext<Draft | null>(null);

/** The draft of the builder around a field. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error("A field of the builder stands outside of it.");
  return draft;
}
