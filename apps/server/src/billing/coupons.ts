import type { WireDiscount } from "@plumbline/contract";
import { Failure } from "../http/index.ts";
import type { StripeGate } from "./stripe-gate.ts";
import { wireDiscount } from "./subscription-news.ts";

/** A coupon that can be used, with the id of its code at Stripe. */
interface UsableCoupon {
  readonly id: string;
  readonly discount: WireDiscount;
}

/** @throws {Failure} `notFound` of a code that does not exist, is used up, has ended, or belongs to somebody else. */
export async function usableCoupon(gate: StripeGate, code: string, customer: string | null): Promise<UsableCoupon> {
  const { data } = await gate.ask((stripe) =>
    stripe.promotionCodes.list({ code, active: true, limit: 1, expand: ["data.promotion.coupon"] }),
  );
  const [found] = data;
  const coupon = found?.promotion.coupon;
  const owner = typeof found?.customer === "string" ? found.customer : (found?.customer?.id ?? null);
  if (!found || !coupon || typeof coupon === "string" || !coupon.valid) throw new Failure("notFound");
  if (owner !== null && owner !== customer) throw new Failure("notFound");
  return { id: found.id, discount: wireDiscount(coupon, null) };
}
