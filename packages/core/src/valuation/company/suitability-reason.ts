import type { Figure } from "../../figure/index.ts";
import type { SuitabilityCode } from "../../words/index.ts";

export interface SuitabilityReason {
  readonly code: SuitabilityCode;
  readonly level: "for" | "caution" | "against";
  /** The figures it rests on, by name. */
  readonly figures: Readonly<Record<string, Figure>>;
}
