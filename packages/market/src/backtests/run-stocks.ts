import { classifyCompany } from "@plumbline/core/fundamentals";
import type { UniverseRule } from "@plumbline/core/strategy";
import type { Instrument, Membership } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { RunUniverse } from "./run-order.ts";

/**
 * The instruments that a run may trade: those of its universe that have prices and that the strategy does not leave out for good.
 *
 * @param universe By codes any instrument; of sectors and of the market stocks alone, the delisted ones too.
 * @returns Ascending by symbol.
 */
export function runStocks(
  snapshot: Snapshot,
  universe: RunUniverse,
  { sectors, industries, companyTypes, index }: UniverseRule,
): readonly Instrument[] {
  const members = index === undefined ? null : new Set(spellsOf(snapshot, index).map(({ symbol }) => symbol));
  return instrumentsOf(snapshot, universe).filter((instrument) => {
    const { symbol, sector, industry, sic, priceBasis } = instrument;
    if (priceBasis === null || (members && !members.has(symbol))) return false;
    if (sectors && (sector === null || !sectors.includes(sector))) return false;
    if (industries && (industry === null || !industries.includes(industry))) return false;
    return !companyTypes || companyTypes.includes(classifyCompany({ sic, industry }, null).type);
  });
}

function instrumentsOf(snapshot: Snapshot, universe: RunUniverse): readonly Instrument[] {
  if ("codes" in universe) {
    const found = universe.codes.flatMap((code) => snapshot.find(code) ?? []);
    const bySymbol = new Map(found.map((instrument) => [instrument.symbol, instrument]));
    return [...bySymbol.values()].sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
  }
  const stocks = snapshot.instruments.filter(({ assetClass }) => assetClass === "stock");
  if ("market" in universe) return stocks;
  const wanted = new Set(universe.sectors);
  return stocks.filter(({ sector }) => sector !== null && wanted.has(sector));
}

/** The spells of instruments in an index. */
export function spellsOf({ memberships }: Snapshot, index: string): readonly Membership[] {
  return memberships.filter((membership) => membership.index === index);
}
