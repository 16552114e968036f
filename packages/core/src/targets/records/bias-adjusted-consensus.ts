import { type Spread, spreadOf } from "../consensus/spread.ts";
import type { AnalystTarget } from "../posts/adjusted-targets.ts";
import { proofOf, withDoubts } from "../posts/proof.ts";
import type { FirmBiases } from "./firm-biases.ts";

/** One firm's target in the adjusted consensus. */
export interface AdjustedVoice {
  readonly target: AnalystTarget;
  /** Shrunken bias of the firm, a fraction. */
  readonly bias: number;
  /** target / (1 + bias). */
  readonly adjusted: number;
}

/** The consensus without what the firms are used to promise too much, or too little. */
export interface BiasAdjustedConsensus extends Spread {
  readonly voices: readonly AdjustedVoice[];
  /** Matured targets of all firms on this stock that the biases rest on. */
  readonly matured: number;
}

/**
 * Divides each firm's latest target by 1 + its shrunken bias. A bias is target / price after a year - 1, so that what is
 * left is the price after a year of which such targets have spoken.
 *
 * @param latest The latest target of each firm, as a consensus has them.
 * @param biases What the matured targets of the stock show.
 * @returns Equal to the consensus when all biases are 0.
 * @see PT-04, PT-08
 *
 * @example
 * biasAdjustedConsensus(consensus.targets, biases).mean.value; // 205.1 where the raw mean is 226.7
 */
export function biasAdjustedConsensus(latest: readonly AnalystTarget[], biases: FirmBiases): BiasAdjustedConsensus {
  const voices = latest.map((target) => {
    const bias = biases.ofFirm(target.firm.id);
    return { target, bias, adjusted: target.target / (1 + bias) };
  });
  const spread = spreadOf(
    voices.map(({ adjusted }) => adjusted),
    withDoubts(proofOf(latest, "PT-08"), biases.doubtful),
  );
  return { ...spread, voices, matured: biases.matured };
}
