import { useCallback, useState } from "react";
import { isSame, type ValuationChoice, writeChoice } from "./valuation-choice.ts";

/** Changes what is chosen at the moment it is asked to, so that two quick moves both count. */
export type ChangeChoice = (change: (current: ValuationChoice) => ValuationChoice) => void;

export interface Choosing {
  /** What is on screen: that of the address until something is moved. */
  readonly choice: ValuationChoice;
  /** Whether the address does not hold it yet. */
  readonly isChanged: boolean;
  /** Always the same function. */
  readonly change: ChangeChoice;
  /** Back to what the address says. */
  readonly discard: () => void;
}

interface Draft {
  /** The address it was made over: going back or forth in the history drops it. */
  readonly over: string;
  readonly choice: ValuationChoice;
}

/** What a reader has chosen: each move shows at once, and the address changes when it is asked to. */
export function useChoice(saved: ValuationChoice): Choosing {
  const over = JSON.stringify(writeChoice(saved));
  const [draft, setDraft] = useState<Draft | null>(null);
  const isOpen = draft !== null && draft.over === over;
  // Another address ends it for good: coming back to the first one must not bring it back.
  if (draft !== null && !isOpen) setDraft(null);
  const choice = isOpen ? draft.choice : saved;
  const change = useCallback<ChangeChoice>(
    (next) => {
      setDraft((current) => ({ over, choice: next(current?.over === over ? current.choice : saved) }));
    },
    [over, saved],
  );
  const discard = useCallback(() => setDraft(null), []);
  return { choice, isChanged: isOpen && !isSame(choice, saved), change, discard };
}
