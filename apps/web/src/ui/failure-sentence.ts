import { type CallError, failureKind, refusal } from "../api/index.ts";
import type { Text } from "../i18n/index.ts";

/** Why something could not be loaded: for each refusal the server has a sentence of its own; null where a file did not load. */
export function failureSentence(error: Error, text: Text): string | null {
  const kind = failureKind(error);
  return kind && (kind === "refused" ? refusal(error as CallError) : text(`shell.failure.${kind}`));
}
