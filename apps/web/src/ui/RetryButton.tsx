import { useEffect, useState } from "react";
import { secondsToWait } from "../api/index.ts";
import { useText } from "../i18n/index.ts";
import { Button } from "./Button.tsx";

interface RetryButtonProps {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Repeats a failed request, as soon as the server accepts it again. */
export function RetryButton({ error, onRetry }: RetryButtonProps) {
  const text = useText();
  const left = useSecondsLeft(error);
  // Screen readers would otherwise read out every second.
  return (
    <span aria-live="off">
      <Button onClick={onRetry} disabled={left > 0}>
        {left > 0 ? text("shell.retryIn", { seconds: left }) : text("shell.retry")}
      </Button>
    </span>
  );
}

/** Whole seconds until the server accepts the request again, counted from when the failure was first shown. */
function useSecondsLeft(error: Error | null): number {
  const [left, setLeft] = useState(() => Math.ceil(secondsToWait(error)));
  useEffect(() => {
    const end = Date.now() + 1000 * secondsToWait(error);
    const count = (): number => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      return seconds;
    };
    if (count() === 0) return;
    const timer = setInterval(() => count() === 0 && clearInterval(timer), 1000);
    return () => clearInterval(timer);
  }, [error]);
  return left;
}
