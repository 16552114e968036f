import { useMutation } from "@tanstack/react-query";
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
  const { mutate, isPending } = useMutation({
    mutationFn: work,
    onError: (failure) => void showToast(callProblem(failure)(text), SENTENCE, "error"),
  });
  return { isPending, start: (input) => isPending || mutate(input) };
}
