import type { BillingInterval } from "@plumbline/contract";
import type { Stripe } from "stripe";
import type { ConfiguredPrice, PlanFile } from "../config/index.ts";
import { Failure } from "../http/index.ts";
import { minorOf, offeredPrice } from "./plan-catalogue.ts";
import type { StripeGate } from "./stripe-gate.ts";

/** What is charged must be what is shown: nobody can buy a price that differs until the operator has mended it. */
const RETRY_SECONDS = 300;

/** A price that is offered, with its id at Stripe. */
export interface StripePrice extends ConfiguredPrice {
  readonly id: string;
}

/**
 * Finds the price of a plan at Stripe by its lookup key.
 *
 * @throws {Failure} `notFound` of a plan that is not offered; `unavailable` if Stripe has no such price, or another amount.
 */
export async function stripePrice(
  gate: StripeGate,
  plans: PlanFile,
  choice: { readonly plan: string; readonly interval: BillingInterval },
): Promise<StripePrice> {
  const price = offeredPrice(plans, choice);
  if (!price) throw new Failure("notFound");
  const { data } = await gate.ask((stripe) =>
    stripe.prices.list({ lookup_keys: [price.lookupKey], active: true, limit: 1 }),
  );
  const [found] = data;
  if (found && isSame(found, price)) return { ...price, id: found.id };
  gate.reportMismatch({ lookupKey: price.lookupKey, isThere: found !== undefined });
  throw new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS });
}

function isSame(found: Stripe.Price, price: ConfiguredPrice): boolean {
  const { unit_amount, currency, recurring } = found;
  const isSameInterval = recurring?.interval === price.interval && recurring.interval_count === 1;
  return unit_amount === minorOf(price) && currency === price.currency && isSameInterval;
}
