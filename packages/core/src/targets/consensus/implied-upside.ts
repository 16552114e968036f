import { type Figure, figure } from "../../figure/index.ts";
import { joinedSources } from "../posts/joined-sources.ts";

/**
 * By how much a target lies above the price.
 *
 * @param target Money per share.
 * @param price The last price, in the same shares and currency.
 * @returns target / price - 1, a fraction; missing for the reason for which one of the two is.
 * @see PT-06
 *
 * @example
 * impliedUpside(consensus.mean, price).value; // 0.0692, for 226.67 over 212
 */
export function impliedUpside(target: Figure, price: Figure): Figure {
  if (price.value === null) return price;
  if (target.value === null) return target;
  const source = joinedSources([target.provenance.source, price.provenance.source]);
  const { doubtful } = target.provenance;
  return figure(
    target.value / price.value - 1,
    { ...price.provenance, source, formula: "PT-06", ...(doubtful && { doubtful }) },
    "denominator-not-positive",
  );
}
