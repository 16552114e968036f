import type { Meta } from "@plumbline/contract";
import type { Turn } from "./admission.ts";

/** What an answer is computed from; it stays as it is until it is released. */
export interface PinnedSource<Source> {
  /** The source as it is open to the turn of one answer. */
  readonly sourceFor: (turn: Turn) => Source;
  /** Changes whenever any answer could. */
  readonly revision: string;
  /** `meta` of the envelope; null for answers that do not come from a market. */
  readonly meta: Meta | null;
  readonly release: () => void;
}

const NO_SOURCE: PinnedSource<null> = { sourceFor: () => null, revision: "", meta: null, release: () => undefined };

/** The source of answers that depend on the program alone. */
export function withoutSource(): PinnedSource<null> {
  return NO_SOURCE;
}
