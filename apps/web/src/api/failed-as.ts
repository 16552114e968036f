import type { Query } from "@tanstack/react-query";
import { type FailureKind, failureKind } from "./call-error.ts";

/** Whether a query failed for one of these reasons. */
export function failedAs(...kinds: readonly FailureKind[]): (query: Query) => boolean {
  return ({ state }) => {
    const kind = failureKind(state.error);
    return kind !== null && kinds.includes(kind);
  };
}
