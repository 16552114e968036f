import type { CallOutput } from "@plumbline/contract/calls";
import { failureKind } from "../../api/index.ts";
import { type AlertDraft, conditionOf, isSameCondition } from "./alert-draft.ts";

export type Preview = CallOutput<"previewAlert">;

/** Parts of a draft that say which number it watches. */
const NUMBER_OF = ["kind", "metric", "within", "model", "period", "check", "strategy", "thesis", "days"] as const;

/** Whether two drafts watch the same number, whatever their thresholds. */
export function isSameNumber(a: AlertDraft, b: AlertDraft): boolean {
  return NUMBER_OF.every((part) => a[part] === b[part]);
}

/** Whether the same is asked of two drafts of one number. */
function isSameQuestion(a: AlertDraft, b: AlertDraft): boolean {
  const [one, other] = [conditionOf(a, 0), conditionOf(b, 0)];
  return a.line === b.line && one !== null && other !== null && isSameCondition(one, other);
}

/** Answers of the server about a draft. */
interface Answers {
  /** About the number alone: it was asked with some threshold. */
  readonly now: Preview | undefined;
  /** About its past, too. */
  readonly past: Preview | undefined;
}

/**
 * Leaves of the answers only those that are about a draft: nothing of another number, and of another threshold or event only where
 * the number is now.
 *
 * @param asked The draft that the answers are about.
 */
export function shownPreview(draft: AlertDraft, asked: AlertDraft, { now, past }: Answers): Preview | null {
  if (!isSameNumber(draft, asked)) return null;
  if (isSameQuestion(draft, asked) && past) return past;
  const known = now ?? past;
  return known ? { ...known, isBeyond: null, times: null, because: "notYet", rings: [] } : null;
}

/**
 * The failure that is told of a draft: of a refusal only that of its own question, as the alert itself is refused for the same
 * reason; of another failure also that of another threshold.
 *
 * @param asked The draft that the failures are about.
 * @param failures Of the questions, those that failed.
 */
export function shownFailure(draft: AlertDraft, asked: AlertDraft, failures: readonly (Error | null)[]): Error | null {
  if (!isSameNumber(draft, asked)) return null;
  const isTold = (failure: Error) => failureKind(failure) !== "refused" || isSameQuestion(draft, asked);
  return failures.find((failure) => failure !== null && isTold(failure)) ?? null;
}
