import { mean } from "../../stats/index.ts";
import type { Day } from "../../time/index.ts";
import { type ObservedMean, shrunken } from "./shrunken.ts";
import { isMatured, type JudgedTarget } from "./track-record.ts";

/** By how much the targets for a stock have been too high, as far as that is known. */
export interface FirmBiases {
  /** The bias of all firms together, shrunk towards 0; a fraction. */
  readonly ofStock: number;
  /** Matured targets behind `ofStock`. */
  readonly matured: number;
  /** Days of moves within their courses that nothing supports. */
  readonly doubtful: readonly Day[];
  /**
   * The bias of one firm, shrunk towards that of the stock: a firm without matured targets has that of the stock.
   *
   * @param firm Id of the firm.
   */
  readonly ofFirm: (firm: string) => number;
}

const NONE = 0;

/**
 * The mean signed error of each firm's matured targets, drawn towards that of all firms, and that one towards none:
 * a mean of few targets is mostly chance, and Bradshaw, Brown & Huang found firms to differ little for long. Where nothing
 * is known nothing is adjusted.
 *
 * @param targets Targets of one stock, each with its outcome.
 * @see PT-08, `shrunken`
 *
 * @example
 * firmBiases(targets).ofFirm("goldman-sachs"); // 0.08
 */
export function firmBiases(targets: readonly JudgedTarget[]): FirmBiases {
  const matured = targets.filter(isMatured);
  const errorsOf = (of: typeof matured): ObservedMean => {
    return { mean: mean(of.map(({ outcome }) => outcome.signedError)), observations: of.length };
  };
  const ofStock = shrunken(errorsOf(matured), NONE);
  const byFirm = Map.groupBy(matured, ({ firm }) => firm.id);
  const ofFirm = (firm: string) => shrunken(errorsOf(byFirm.get(firm) ?? []), ofStock);
  const doubtful = matured.flatMap(({ outcome }) => outcome.doubtful ?? []);
  return { ofStock, matured: matured.length, doubtful, ofFirm };
}
