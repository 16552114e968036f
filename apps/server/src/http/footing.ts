import type { Meta } from "@plumbline/contract";
import type { Turn } from "./admission.ts";

/** What an answer is computed from, held still until it is released. */
export interface Footing<Source> {
  /** The source as it is open to the turn of one answer. */
  readonly sourceFor: (turn: Turn) => Source;
  /** Changes whenever any answer could. */
  readonly revision: string;
  /** `meta` of the envelope; null for answers that do not come from a market. */
  readonly meta: Meta | null;
  readonly release: () => void;
}

const NOTHING: Footing<null> = { sourceFor: () => null, revision: "", meta: null, release: () => undefined };

/** The footing of answers that depend on the program alone. */
export function onProgram(): Footing<null> {
  return NOTHING;
}
