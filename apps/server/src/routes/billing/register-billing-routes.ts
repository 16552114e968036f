import {
  billingState,
  cancelPlan,
  changePlan,
  coupon,
  invoices,
  openPortal,
  paymentEvents,
  plans,
  previewPlanChange,
  resumePlan,
  startCheckout,
} from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import {
  type Billing,
  cancelOwnPlan,
  changeOwnPlan,
  openOwnPortal,
  ownBillingState,
  ownInvoices,
  previewOwnChange,
  startOwnCheckout,
  useOwnCoupon,
  wirePlans,
} from "../../billing/index.ts";
import type { PlanFile } from "../../config/index.ts";
import { serve, serveSigned, withoutSource } from "../../http/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";

export interface BillingRoutesOptions extends AccountRoutesOptions {
  readonly billing: Billing;
}

/** Binds the calls of plans and payment. */
export function registerBillingRoutes(app: FastifyInstance, options: BillingRoutesOptions): void {
  const { billing, accounts, cache, admission, program } = options;
  const { forUser } = accountRoutes(app, options);
  const offered = plansAnswer(billing.plans);
  serve(app, plans, () => offered, { identify: accounts.identify, cache, admission, program, pin: withoutSource });
  forUser(billingState, (context, { user, input }) =>
    ownBillingState({ ...context, user, features: billing.features }, input.session),
  );
  forUser(startCheckout, (_context, { user, input }) => startOwnCheckout(billing.own(user), input));
  forUser(openPortal, (_context, { user }) => openOwnPortal(billing.own(user)));
  forUser(invoices, (_context, { user }) => ownInvoices(billing.own(user)));
  forUser(previewPlanChange, (_context, { user, input }) => previewOwnChange(billing.own(user), input));
  forUser(changePlan, (_context, { user, input }) => changeOwnPlan(billing.own(user), input));
  forUser(cancelPlan, (_context, { user }) => cancelOwnPlan(billing.own(user), true));
  forUser(resumePlan, (_context, { user }) => cancelOwnPlan(billing.own(user), false));
  forUser(coupon, (_context, { user, input }) => useOwnCoupon(billing.own(user), input));
  serveSigned(app, paymentEvents, async ({ body, headers }) => {
    await billing.receive(body, headerOf(headers["stripe-signature"]));
    return { received: true as const };
  });
}

function plansAnswer(file: PlanFile | null) {
  return { isOpen: file === null, plans: file === null ? [] : wirePlans(file) };
}

function headerOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(",") : header;
}
