import type { Day } from "../../time/index.ts";
import { BIG_BANKS } from "../firms/big-banks.ts";
import { firmIdentity } from "../firms/firm-identity.ts";
import type { AnalystTarget } from "../posts/adjusted-targets.ts";
import { type Consensus, consensus } from "./consensus.ts";

/**
 * The big-bank target: the consensus of the listed firms alone.
 *
 * @param targets Targets of one stock as of `asOf`, by day.
 * @param banks Names of the firms, in any spelling.
 * @see PT-07
 *
 * @example
 * bigBankTarget(targets, day("2026-06-15")).mean.value; // 225.83, of six of the thirteen banks
 */
export function bigBankTarget(
  targets: readonly AnalystTarget[],
  asOf: Day,
  banks: readonly string[] = BIG_BANKS,
): Consensus {
  const listed = new Set(banks.map((name) => firmIdentity(name).id));
  return consensus(
    targets.filter(({ firm }) => listed.has(firm.id)),
    asOf,
  );
}
