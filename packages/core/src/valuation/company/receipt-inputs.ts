import { type Figure, inReceipts, perReceipt, type Receipt } from "../../figure/index.ts";
import type { ModelInputs } from "./valuation-inputs.ts";

const SHARES: ReadonlySet<string> = new Set(["shares", "sharesDiluted", "sharesOutstanding"]);
const PER_SHARE: ReadonlySet<string> = new Set(["epsTtm", "epsThreeYears", "bookValuePerShare"]);

/**
 * All that the models need from accounts, per depositary receipt: their values are then values per receipt, to be held against its price.
 *
 * @param inputs Per ordinary share.
 * @param receipt null where ordinary shares are traded: nothing changes.
 * @returns All that is per share, and numbers of shares, missing (`receipt-ratio-unknown`) where the ratio is not known.
 * @see REC-18
 *
 * @example
 * defaultValuation(inputsPerReceipt(inputs, { ordinaryShares: 5, title: "..." }), market).graham; // five times the value per share
 */
export function inputsPerReceipt<Inputs extends ModelInputs>(inputs: Inputs, receipt: Receipt | null): Inputs {
  if (receipt === null) return inputs;
  const figures = Object.entries<Figure>(inputs.figures).map(([name, figure]): [string, Figure] => {
    if (SHARES.has(name)) return [name, inReceipts(figure, receipt)];
    return [name, PER_SHARE.has(name) ? perReceipt(figure, receipt) : figure];
  });
  return { ...inputs, figures: Object.fromEntries(figures) as Inputs["figures"] };
}
