import { useRef, useState } from "react";
import { callProblem } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { showToast } from "../../ui/index.ts";

/** Milliseconds: a whole sentence takes longer to read than “Saved”. */
const SENTENCE = 5000;

interface PlanAction<Input> {
  readonly isPending: boolean;
  readonly start: (input: Input) => void;
}

/** Does something with the plan, not twice at once, and says why it failed. */
export function usePlanAction<Input = void>(work: (input: Input) => Promise<void>): PlanAction<Input> {
  const text = useText();
  const [isPending, setIsPending] = useState(false);
  const isUnderWay = useRef(false);
  async function attempt(input: Input): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPending(true);
    try {
      await work(input);
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE, "error");
    } finally {
      isUnderWay.current = false;
      setIsPending(false);
    }
  }
  return { isPending, start: (input) => void attempt(input) };
}
