import type { ParamFilter, WirePreset } from "@plumbline/contract";
import { type ClassicScreen, classicScreens, type ScreenFilter, type ScreenOrder } from "@plumbline/core/screen";
import { asOfDay } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";

/** Yields of AAA corporate bonds, by how a market may call them. */
const AAA_YIELDS = ["fred-daaa", "fred-aaa", "aaa-yield"] as const;

/** A monthly yield is published in the month after; an older one says nothing of today. */
const OLDEST_YIELD_DAYS = 92;

/** The classic screens; the one that compares with bonds only where the market knows what those yield. */
export function presets(snapshot: Snapshot): WirePreset[] {
  return classicScreens(aaaYield(snapshot)).map(wirePreset);
}

/** The yield of AAA bonds on the market's own today, a fraction; null where it is not known or long past. */
function aaaYield(snapshot: Snapshot): number | null {
  const name = AAA_YIELDS.find((series) => snapshot.seriesNames.includes(series));
  const series = name === undefined ? null : snapshot.series(name);
  if (!series) return null;
  const today = asOfDay(snapshot);
  const latest = series.day.findLastIndex((day) => day <= today);
  const [on, value] = [series.day[latest], series.value[latest]];
  return on !== undefined && value !== undefined && on >= today - OLDEST_YIELD_DAYS ? value : null;
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
