import type { marketSectors } from "@plumbline/contract";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Route } from "../http/index.ts";
import type { ServedMarket } from "../market-access/index.ts";

/**
 * What the companies of each sector cost on the market's own today: the same ratios that stand beside those of a stock in
 * its header.
 *
 * @see STA-16
 */
export const marketSectorsRoute: Route<typeof marketSectors, ServedMarket> = async (
  _request,
  { snapshot, screenings },
) => {
  const names = sectorNames(snapshot);
  const groups = names.map((name) => ({ kind: "sector", name }) as const);
  const found = await screenings.ratiosOf(snapshot, groups);
  const rows = names.flatMap((name, place) => {
    const ratios = found[place];
    return ratios ? [{ name, ...ratios }] : [];
  });
  return { sectors: rows };
};

/** Of all instruments, so that each sector in the state of the market is among them. */
function sectorNames({ instruments }: Snapshot): string[] {
  return [...new Set(instruments.flatMap(({ sector }) => sector ?? []))].sort();
}
