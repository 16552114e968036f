import type { CallInput, CallName } from "@plumbline/contract/calls";
import { barsInput } from "../features/price-chart/bars-input.ts";
import { readChartState } from "../features/price-chart/chart-state.ts";
import { readAsOf } from "../features/time-machine/as-of.ts";
import type { Address } from "../router/address.ts";

/** Name and input of a call. */
export type FirstCall = { readonly [Name in CallName]: readonly [Name, CallInput<Name>] }[CallName];

/** Pages below the header of a stock. */
const STOCK_PAGES = ["/pages/analysis", "/pages/valuation", "/pages/opinion", "/pages/statistics"];

/** What the first screen of an address shows, in the ranks of its files: first what is read first. */
export function firstCalls({ path, query }: Address): readonly (readonly FirstCall[])[] {
  const market: FirstCall = ["marketState", {}];
  const code = query.code?.trim().toUpperCase();
  if (!STOCK_PAGES.includes(path) || !code) return [[market]];
  const asOf = readAsOf(query.asOf, null).day ?? undefined;
  const header: FirstCall = ["getStockBaseInfo", { code, asOf }];
  if (path !== "/pages/analysis") return [[header, market]];
  const bars: FirstCall = ["stockSimplifyData", barsInput({ code, asOf, ...readChartState(query) })];
  const metrics: FirstCall[] = [
    ["baseData", { code, asOf }],
    ["baseData", {}],
  ];
  return [[header, market], query.tab === undefined ? [bars] : metrics];
}
