import { failureKind } from "../api/index.ts";
import { useText } from "../i18n/index.ts";
import { Button } from "./Button.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { Notice } from "./Notice.tsx";
import { RetryButton } from "./RetryButton.tsx";

interface FailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shows that something could not be loaded and why, and offers a retry; after a fault of the program, to load it anew. */
export function Failure({ error, onRetry }: FailureProps) {
  const text = useText();
  const kind = failureKind(error);
  const action =
    kind === "fault" ? (
      <Button onClick={() => location.reload()}>{text("shell.reload")}</Button>
    ) : (
      <RetryButton error={error} onRetry={onRetry} />
    );
  return (
    <Notice role="alert" title={text("shell.failed")} action={action}>
      {failureSentence(error, text)}
    </Notice>
  );
}
