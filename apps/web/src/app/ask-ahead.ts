import type { QueryClient } from "@tanstack/react-query";
import { callQuery } from "../api/index.ts";
import type { Address } from "../router/address.ts";
import { firstCalls } from "./first-calls.ts";

/** Asks for what the first page will show while its file still loads; the page finds the answers in the cache. */
export function askAhead(client: QueryClient, address: Address): void {
  for (const [name, input] of firstCalls(address).flat()) void client.prefetchQuery(callQuery(name, input));
}
