import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense, useEffect } from "react";
import { failureKind, isReachable } from "../api/index.ts";
import { Failure } from "./Failure.tsx";

/** Draws the failure of what is inside; tries again when asked to, or when a server that was away is back. */
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
    return error ? <Caught error={error} onRetry={this.retry} /> : this.props.children;
  }
}

/** A server that refuses is there all the time: only one that was away comes back and is asked by itself. */
function Caught({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const kind = failureKind(error);
  const mayComeBack = kind === null || kind === "unreachable" || kind === "timeout";
  useEffect(() => {
    if (!mayComeBack) return;
    return isReachable.subscribe(() => isReachable.read() && onRetry());
  }, [mayComeBack, onRetry]);
  return <Failure error={error} onRetry={onRetry} />;
}

interface BoundaryProps {
  /** What holds the place while its data loads; skeletons, which show after 200 ms. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that loads and fails by itself. */
export function Boundary({ loading, children }: BoundaryProps) {
  return (
    <FailureBoundary>
      <Suspense fallback={loading}>{children}</Suspense>
    </FailureBoundary>
  );
}
