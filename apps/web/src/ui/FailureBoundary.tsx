import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode, useEffect } from "react";
import { CallError, isOutage, isReachable } from "../api/index.ts";
import { useText } from "../i18n/index.ts";
import { useObservable } from "../state/index.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

/** Draws the failure of what is inside; tries again when asked to, or when the server is back. */
export function FailureBoundary({ children }: { readonly children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return <Catcher onReset={reset}>{children}</Catcher>;
}

interface CatcherProps {
  readonly onReset: () => void;
  readonly children: ReactNode;
}

interface CatcherState {
  readonly error: Error | null;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { error: null };

  static getDerivedStateFromError(error: Error): CatcherState {
    return { error };
  }

  readonly retry = (): void => {
    this.props.onReset();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Failure error={error} onRetry={this.retry} /> : this.props.children;
  }
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useText();
  const isBack = useObservable(isReachable);
  const isAway = isOutage(error);
  useEffect(() => {
    if (isAway && isBack) onRetry();
  }, [isAway, isBack, onRetry]);
  const reason = error instanceof CallError && !isAway ? error.message : text("shell.unreachable");
  const action = <Button onClick={onRetry}>{text("shell.retry")}</Button>;
  return (
    <Notice role="alert" title={text("shell.failed")} action={action}>
      {reason}
    </Notice>
  );
}
