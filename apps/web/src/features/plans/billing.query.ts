import type { WireBillingState } from "@plumbline/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callQuery, runtimeConfiguration } from "../../api/index.ts";

/** What is offered; it changes when the server is started with another file. */
export const PLANS = callQuery("plans", {});

/** The plan of the user and the use of every limit: always the newest, for another page may have used something up. */
export const BILLING_STATE = { ...callQuery("billingState", {}), staleTime: 0 };

/** The provider of payments is asked for them. */
export const INVOICES = { ...callQuery("invoices", {}), staleTime: 60_000 };

/** Whether payments are only played: the public key of the provider says so. */
export const IS_TEST_MODE = queryOptions({
  queryKey: ["payment test mode"],
  queryFn: async () => (await runtimeConfiguration()).STRIPE_PK.startsWith("pk_test_"),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Stores the state that a call has answered with. What depends on the plan is asked for anew. */
export function keepState(client: QueryClient, state: WireBillingState): void {
  client.setQueryData(BILLING_STATE.queryKey, state);
  refreshPlan(client);
}

/** Asks anew for what depends on the plan, when it may have changed. */
export function refreshPlan(client: QueryClient): void {
  for (const name of ["profile", "unlocks", "invoices"]) void client.invalidateQueries({ queryKey: [name] });
}

/** Goes to a page of the provider of payments. */
export async function openHostedPage(page: Promise<{ readonly url: string }>): Promise<void> {
  location.assign((await page).url);
}
