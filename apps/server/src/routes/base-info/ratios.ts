import type { getStockBaseInfo, OutputOf, WireGroupRatios } from "@plumbline/contract";
import { missing } from "@plumbline/core/figure";
import { asOfDay, checkedCompany, readStock } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Screening } from "@plumbline/market/screening";
import type { ServedMarket } from "../../market-access/index.ts";
import { ownRatios } from "./own-ratios.ts";

type Ratios = OutputOf<typeof getStockBaseInfo>["ratios"];
type GroupKind = "sector" | "industry";

/**
 * What a stock costs on a day beside its sector and its industry. The groups come from the screening of the market where
 * that is at hand, and otherwise from one of their members alone, which is made in another thread.
 *
 * @see STA-16
 */
export async function ratiosOf(
  { snapshot, screenings }: ServedMarket,
  instrument: Instrument,
  asOf: string | undefined,
): Promise<Ratios> {
  const ofGroup = async (kind: GroupKind): Promise<WireGroupRatios | null> => {
    const name = instrument[kind];
    if (name === null) return null;
    return groupRatios(await screenings.ofGroup(snapshot, { kind, name }, asOf), kind, name);
  };
  const [sector, industry] = await Promise.all([ofGroup("sector"), ofGroup("industry")]);
  const { inputs } = checkedCompany(snapshot, readStock(snapshot, instrument), { asOf: asOfDay(snapshot, asOf) });
  return { ...ownRatios(inputs), sector, industry };
}

const NOBODY = { aggregate: missing("too-few-members"), median: missing("too-few-members") };

/** A fund may be of an industry in which the market has no company. */
function groupRatios(screening: Screening, kind: GroupKind, name: string): WireGroupRatios {
  const names = kind === "sector" ? screening.sectors : screening.industries;
  const index = names.indexOf(name);
  if (index < 0) return { name, pe: NOBODY, ps: NOBODY, pcf: NOBODY, members: 0, leftOut: 0 };
  return { name, ...screening.multiplesOf(kind, index) };
}
