import type { CallInput, CallName } from "@plumbline/contract/calls";
import { barsInput } from "../features/price-chart/bars-input.ts";
import { readChartState } from "../features/price-chart/chart-state.ts";
import { readAsOf } from "../features/time-machine/as-of.ts";
import type { Address } from "../router/address.ts";

/** Name and input of a call. */
export type FirstCall = { readonly [Name in CallName]: readonly [Name, CallInput<Name>] }[CallName];

/** Pages below the header of a stock. */
const STOCK_PAGES = ["/pages/analysis", "/pages/valuation", "/pages/opinion", "/pages/statistics"];

/** What the page is about where the header is not; the statistics as they are by default, or the page asks itself. */
function mainCall(
  path: string,
  stock: { readonly code: string; readonly asOf: string | undefined },
  { years, basis, market }: Address["query"],
): FirstCall | null {
  if (path === "/pages/valuation") return ["valuation", stock];
  if (path === "/pages/opinion") return ["priceTargets", stock];
  if (path !== "/pages/statistics" || years || basis || market) return null;
  return ["statistics", { ...stock, years: "5", basis: "total" }];
}

/** What the first screen of an address shows, in the ranks of its files: first what is read first. */
export function firstCalls({ path, query }: Address): readonly (readonly FirstCall[])[] {
  const market: FirstCall = ["marketState", {}];
  const code = query.code?.trim().toUpperCase();
  if (!STOCK_PAGES.includes(path) || !code) return [[market]];
  const asOf = readAsOf(query.asOf, null).day ?? undefined;
  const header: FirstCall = ["stockHeader", { code, asOf }];
  const main = mainCall(path, { code, asOf }, query);
  if (main) return [[header, market], [main]];
  if (path !== "/pages/analysis") return [[header, market]];
  const bars: FirstCall = ["priceChart", barsInput({ code, asOf, ...readChartState(query) })];
  const metrics: FirstCall[] = [
    ["fundamentals", { code, asOf }],
    ["fundamentals", {}],
  ];
  return [[header, market], query.tab === undefined ? [bars] : metrics];
}
