import type { ParamFilter, WirePreset } from "@plumbline/contract";
import { type ClassicScreen, classicScreens, type ScreenFilter, type ScreenOrder } from "@plumbline/core/screen";
import { asOfDay, readBondYield } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";

/** The classic screens; the one that compares with bonds only where the market knows what those yield. */
export function presets(snapshot: Snapshot): WirePreset[] {
  return classicScreens(readBondYield(snapshot, "aaa", asOfDay(snapshot)).value).map(wirePreset);
}

function wirePreset({ id, source, filters, order, take }: ClassicScreen): WirePreset {
  return { id, source, paramFilters: filters.map(wireFilter), order: wireOrder(order), take };
}

function wireFilter(filter: ScreenFilter): ParamFilter {
  if ("companyTypes" in filter) return { companyTypes: [...filter.companyTypes] };
  if ("sectors" in filter || "industries" in filter) {
    throw new RangeError("A classic screen is one of every market: it can name no sector or industry of one.");
  }
  return { ...filter };
}

function wireOrder(order: ScreenOrder): WirePreset["order"] {
  return "bestBy" in order ? { bestBy: [...order.bestBy], within: order.within } : { ...order };
}
