import type { PlanFeature } from "@plumbline/contract";
import type { AccountsContext } from "../accounts/index.ts";
import { Failure, PLAN_LACKS_FEATURE, type User } from "../http/index.ts";
import type { Billing } from "./billing.ts";
import { entitlementsOf } from "./entitlements.ts";
import { freePlan, plansWithFeature } from "./plan-catalogue.ts";

/** Whether a reader has a feature, and which plans have it. */
export interface FeatureAccess {
  readonly feature: PlanFeature;
  readonly isAllowed: boolean;
  /** Ids, the cheapest first; none where nothing is paid for. */
  readonly plans: readonly string[];
}

/** Who wants to use a feature. */
export interface FeatureReader {
  readonly billing: Pick<Billing, "plans">;
  readonly accounts: { readonly context: AccountsContext };
  /** Null of a reader who is not signed in, who has the free plan. */
  readonly user: User | null;
}

/** Whether the plan of a reader has a feature; where nothing is paid for, everyone has it. */
export async function featureAccess(
  { billing: { plans }, accounts, user }: FeatureReader,
  feature: PlanFeature,
): Promise<FeatureAccess> {
  if (plans === null) return { feature, isAllowed: true, plans: [] };
  const offered = plansWithFeature(plans, feature);
  if (user === null) return { feature, isAllowed: freePlan(plans).features.includes(feature), plans: offered };
  const { context } = accounts;
  const entitlements = await entitlementsOf(context, context.database.db, user.id);
  return { feature, isAllowed: entitlements.has(feature), plans: offered };
}

/** The refusal of what a plan does not include: which feature, and which plans have it. */
export function featureMissing({ feature, plans }: FeatureAccess): Failure {
  return new Failure("forbidden", {
    sentence: { texts: PLAN_LACKS_FEATURE, about: "" },
    data: { needs: "plan", feature, plans },
  });
}
