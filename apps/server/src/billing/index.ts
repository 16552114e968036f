export { Billing } from "./billing.ts";
export { countUse, type PlanContext, requireRoom, usageOf } from "./entitlements.ts";
export { type FeatureAccess, featureAccess, featureMissing } from "./feature-access.ts";
export {
  cancelOwnPlan,
  changeOwnPlan,
  openOwnPortal,
  ownBillingState,
  ownInvoices,
  previewOwnChange,
  useOwnCoupon,
} from "./own-plan.ts";
export { wirePlans } from "./plan-catalogue.ts";
export { startOwnCheckout } from "./start-checkout.ts";
export {
  latestEnd,
  openUnlocks,
  presentUnlock,
  type Unlock,
  type UnlockedStock,
  unlockEnd,
  unlockStock,
  unlocksUsage,
} from "./unlocks.ts";
