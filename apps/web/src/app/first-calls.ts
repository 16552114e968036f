import { readAsOf } from "../features/time-machine/address.ts";
import type { Address } from "../router/address.ts";
import { type FirstCall, PAGES } from "./pages.ts";

/** The calls of the first screen of an address, in the ranks of its files: what is read first comes first. */
export function firstCalls({ path, query }: Address): readonly (readonly FirstCall[])[] {
  const market: FirstCall = ["marketState", {}];
  const code = query.code?.trim().toUpperCase();
  const page = PAGES.find((listed) => listed.path === path);
  if (!page?.mainCalls || !code) return [[market], page?.calls ?? []];
  const asOf = readAsOf(query.asOf, null).day ?? undefined;
  const header: FirstCall = ["stockHeader", { code, asOf }];
  const stock = { code, asOf };
  return [[header, market, ...page.mainCalls(stock, query)], page.laterCalls?.(stock, query) ?? []];
}
