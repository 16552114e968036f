import type { MoatLimits } from "@plumbline/core/moat";
import { MOAT_LIMITS, type MoatLimit } from "@plumbline/core/words";

/** The limits that a request moves, of all that it says; the contract has held them to their bounds. */
export function movedBy(input: { readonly [Name in MoatLimit]?: number | undefined }): Partial<MoatLimits> {
  return Object.fromEntries(
    MOAT_LIMITS.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  ) as Partial<MoatLimits>;
}
