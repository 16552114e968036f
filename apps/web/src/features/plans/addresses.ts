import type { BillingInterval } from "@plumbline/contract";
import { writeAddress } from "../../router/index.ts";

interface NamedChoice {
  readonly plan?: string;
  readonly interval?: BillingInterval;
  readonly coupon?: string | undefined;
}

/** The page of the plan and of all plans; with a choice that is shown there. */
export function renewalAddress({ plan, interval, coupon }: NamedChoice = {}): string {
  return writeAddress("/pages/usercenter/renewal", { plan, interval, coupon });
}
