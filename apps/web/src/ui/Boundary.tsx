import { useQueryClient, useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense, useEffect, useReducer } from "react";
import { failureKind } from "../api/index.ts";
import { Failure } from "./Failure.tsx";
import { loadedParts, retries } from "./retries.ts";
import { useWhenBack } from "./use-when-back.ts";

/** Shows the failure of its content and retries on a click, or when the server can be reached again. */
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
    retries.count++;
    this.props.onReset();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Caught error={error} onRetry={this.retry} /> : this.props.children;
  }
}

/** Retries automatically when the server can be reached again, but not what the server refused. */
function Caught({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const kind = failureKind(error);
  const mayComeBack = kind === null || kind === "unreachable" || kind === "timeout";
  useWhenBack(onRetry, mayComeBack);
  return <Failure error={error} onRetry={onRetry} />;
}

interface BoundaryProps {
  /** Shown while the data loads: skeletons, which become visible after 200 ms. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that loads and fails independently. */
export function Boundary({ loading, children }: BoundaryProps) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <FailureBoundary>
      <Suspense fallback={<Loading onArrival={drawAgain}>{loading}</Loading>}>{children}</Suspense>
    </FailureBoundary>
  );
}

interface LoadingProps {
  readonly onArrival: () => void;
  readonly children: ReactNode;
}

/**
 * What stands in the place of content that loads. React by itself draws such content no sooner than 300 ms after the last
 * skeleton came up, whenever its answer was there; content that is asked to be drawn when an answer arrives comes at once.
 */
function Loading({ onArrival, children }: LoadingProps) {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") onArrival();
      }),
    [client, onArrival],
  );
  useEffect(() => loadedParts.subscribe(onArrival), [onArrival]);
  return children;
}
