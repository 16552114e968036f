import { lastIndexOnOrBefore } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { asOfDay, type PriceSeries } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";

/**
 * The day up to which the prices of a stock are known, which tells a month that still runs from one that is complete: that
 * of the whole market where the stock traded to its end or trades no more; otherwise its own last day, since nobody
 * delivered what came after.
 */
export function knownTo(
  snapshot: Snapshot,
  { lastDay }: PriceSeries,
  { asOf, isDelisted }: { readonly asOf: string | undefined; readonly isDelisted: boolean },
): Day {
  const { calendar, lastDay: marketEnd } = snapshot;
  if (marketEnd === null) return lastDay;
  const today = Math.min(asOfDay(snapshot, asOf), marketEnd) as Day;
  const lastSession = calendar[lastIndexOnOrBefore(calendar, today)];
  return isDelisted || lastDay === lastSession ? today : lastDay;
}
