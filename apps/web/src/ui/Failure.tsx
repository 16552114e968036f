import { failureKind } from "../api/index.ts";
import { type Text, useText } from "../i18n/index.ts";
import { Notice } from "./Notice.tsx";
import { RetryButton } from "./RetryButton.tsx";

interface FailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shows that something could not be loaded and why, and offers a retry. */
export function Failure({ error, onRetry }: FailureProps) {
  const text = useText();
  return (
    <Notice role="alert" title={text("shell.failed")} action={<RetryButton error={error} onRetry={onRetry} />}>
      {reasonOf(error, text)}
    </Notice>
  );
}

/** A sentence on why a call failed; for a refusal it is the server's own. */
function reasonOf(error: Error, text: Text): string | null {
  const kind = failureKind(error);
  if (kind === null) return null;
  return kind === "refused" ? error.message : text(`shell.failure.${kind}`);
}
