import type { OutputOf, stockHeader, WireGroupRatios } from "@plumbline/contract";
import type { AccountsAge } from "@plumbline/core/fundamentals";
import { asOfDay, checkedCompany, readStock } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { ServedMarket } from "../../market-access/index.ts";
import { ownRatios } from "./own-ratios.ts";

type Ratios = OutputOf<typeof stockHeader>["ratios"];
const KINDS = ["sector", "industry"] as const;
type GroupKind = (typeof KINDS)[number];

/**
 * What a stock costs on a day beside its sector and its industry, and how old the accounts behind it are. The groups come from the screening of the market where
 * that is at hand, and otherwise from their members alone, in another thread. A fund may be of an industry in which the
 * market has no company: then there are reasons.
 *
 * @see STA-16
 */
export async function ratiosOf(
  { snapshot, screenings }: ServedMarket,
  instrument: Instrument,
  asOf: string | undefined,
): Promise<{ readonly ratios: Ratios; readonly accounts: AccountsAge | null }> {
  const groups = KINDS.flatMap((kind) => {
    const name = instrument[kind];
    return name === null ? [] : [{ kind, name }];
  });
  const found = await screenings.ratiosOf(snapshot, groups, asOf);
  const ofGroup = (kind: GroupKind): WireGroupRatios | null => {
    const place = groups.findIndex((group) => group.kind === kind);
    const [group, ratios] = [groups[place], found[place]];
    return group && ratios ? { name: group.name, ...ratios } : null;
  };
  const { inputs, fundamentals } = checkedCompany(snapshot, readStock(snapshot, instrument), {
    asOf: asOfDay(snapshot, asOf),
  });
  const ratios = { ...ownRatios(inputs), sector: ofGroup("sector"), industry: ofGroup("industry") };
  return { ratios, accounts: fundamentals.accounts };
}
