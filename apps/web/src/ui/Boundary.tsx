import { type ReactNode, Suspense } from "react";
import { FailureBoundary } from "./FailureBoundary.tsx";

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
