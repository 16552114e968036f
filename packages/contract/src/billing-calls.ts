import type { Call } from "./call.ts";

/** The calls of plans, payment and unlocks, as `CALLS` has those of every page: few pages need them. */
export const BILLING_CALLS = {
  plans: { path: "/api/billing/plans", method: "GET", access: "public" },
  billingState: { path: "/api/billing/state", method: "GET", access: "token" },
  startCheckout: { path: "/api/billing/checkout", method: "POST", access: "token" },
  openPortal: { path: "/api/billing/portal", method: "POST", access: "token" },
  invoices: { path: "/api/billing/invoices", method: "GET", access: "token" },
  previewPlanChange: { path: "/api/billing/preview", method: "POST", access: "token" },
  changePlan: { path: "/api/billing/change", method: "POST", access: "token" },
  cancelPlan: { path: "/api/billing/cancel", method: "POST", access: "token" },
  resumePlan: { path: "/api/billing/resume", method: "POST", access: "token" },
  coupon: { path: "/api/billing/coupon", method: "POST", access: "token" },
  paymentEvents: { path: "/api/billing/webhook", method: "POST", access: "public" },
  unlockReport: { path: "/api/ai/unlock", method: "POST", access: "token" },
  unlocks: { path: "/api/ai/unlocks", method: "GET", access: "token" },
} as const satisfies Readonly<Record<string, Call>>;

export type BillingCallName = keyof typeof BILLING_CALLS;

type Calls = typeof BILLING_CALLS;
/** Those that a reader without an account asks. */
export type PublicBillingCallName = {
  [Name in BillingCallName]: Calls[Name] extends { access: "public"; method: "GET" } ? Name : never;
}[BillingCallName];
