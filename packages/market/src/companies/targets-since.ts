import { type AnalystTarget, adjustedTargets, deduplicated, validPosts } from "@plumbline/core/targets";
import type { Day } from "@plumbline/core/time";
import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { possibleSplits } from "./possible-splits.ts";

/** Enough where nobody asks for the price when posted: that of the provider is known without closes. */
const NO_CLOSES = { day: new Int32Array(), close: new Float64Array() };

/**
 * The price targets of a stock that were published after a day, and no later than another.
 *
 * @param span `after`: its own targets are not among them; `asOf`: the day whose share count they are on.
 * @returns By day of publication, each with the target of the same firm before it.
 * @see PT-01, PT-02, FND-12
 *
 * @example
 * targetsSince(snapshot, adam, { after: day("2024-05-31"), asOf: day("2024-06-28") })[0]?.target; // 57
 */
export function targetsSince(
  snapshot: Snapshot,
  { symbol, currency }: Instrument,
  { after, asOf }: { readonly after: Day; readonly asOf: Day },
): AnalystTarget[] {
  const { valid } = validPosts(snapshot.targets(symbol), asOf, currency);
  if (!valid.some(({ published }) => published > after)) return [];
  const basis = { closes: NO_CLOSES, splits: possibleSplits(snapshot.prices(symbol)), asOf };
  return adjustedTargets(deduplicated(valid), basis).filter(({ published }) => published > after);
}
