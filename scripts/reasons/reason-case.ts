import type { Reason } from "@plumbline/core/figure";

/** A cause, made as a reader may meet it, and the sentence that the reader is told. */
export interface ReasonCase {
  readonly reason: Reason;
  /** What is made, as the title of a test. */
  readonly made: string;
  /** The sentence in English. */
  readonly says: string;
  /** Asks the product for something that has just that cause: the reason, or what carries it. */
  readonly ask: () => Asked | Promise<Asked>;
}

type Asked = object | string | number | null | undefined;

/** The reason that an answer gives; null where it gives none. */
export function reasonIn(asked: Asked): unknown {
  if (typeof asked !== "object" || asked === null) return asked;
  return "because" in asked ? asked.because : null;
}
