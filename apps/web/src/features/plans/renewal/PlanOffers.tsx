import type { BillingInterval, WireBillingState, WirePlan } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AWAITED, call } from "../../../api/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { type Query, setQuery } from "../../../router/index.ts";
import { SegmentedControl } from "../../../ui/index.ts";
import { IS_TEST_MODE, openHostedPage } from "../billing.query.ts";
import { type Choice, choiceOf, intervalsOf, isRunning, largestSaving } from "../plan-facts.ts";
import { useCoupon } from "../use-coupon.ts";
import { usePlanAction } from "../use-plan-action.ts";
import { ChangeWindow } from "./ChangeWindow.tsx";
import { CouponForm } from "./CouponForm.tsx";
import { PlanCard } from "./PlanCard.tsx";
import styles from "./PlanOffers.module.css";
import type { Await } from "./use-billing-state.ts";

interface PlanOffersProps {
  readonly billing: WireBillingState;
  readonly plans: readonly WirePlan[];
  /** May name a plan, an interval and a coupon that were chosen before. */
  readonly query: Query;
  readonly onAwait: Await;
}

/** The plans beside each other: to subscribe to one, or to change to another. */
export function PlanOffers({ billing, plans, query, onAwait }: PlanOffersProps) {
  const text = useText();
  const { coupon } = useCoupon(query);
  const [changeTo, setChangeTo] = useState<Choice | null>(null);
  const chosen = choiceOf(query, plans);
  const interval = useInterval(query, { billing, plans });
  const checkout = usePlanAction((choice: Choice) =>
    openHostedPage(
      call(
        "startCheckout",
        { plan: choice.plan.id, interval: choice.interval, ...(coupon && { coupon: coupon.code }) },
        AWAITED,
      ),
    ),
  );
  return (
    <section aria-labelledby="plans-offered" className={styles.offers}>
      <header className={styles.head}>
        <h2 id="plans-offered" className={styles.title}>
          {text("plans.offer")}
        </h2>
        <IntervalChoice plans={plans} interval={interval} />
      </header>
      <ul className={styles.cards}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            interval={interval}
            billing={billing}
            isChosen={chosen?.plan === plan}
            isBusy={checkout.isPending}
            onBegin={checkout.start}
            onChange={setChangeTo}
          />
        ))}
      </ul>
      <footer className={styles.foot}>
        <CouponForm
          billing={billing}
          coupon={coupon}
          onCoupon={(code) => setQuery({ coupon: code })}
          onAwait={onAwait}
        />
        <PaymentRemarks />
      </footer>
      {changeTo && isRunning(billing.state) && (
        <ChangeWindow choice={changeTo} onAwait={onAwait} onClose={() => setChangeTo(null)} />
      )}
    </section>
  );
}

/** The interval of the address; else that of the subscription, else the first that is offered. */
function useInterval(
  { interval }: Query,
  { billing, plans }: Pick<PlanOffersProps, "billing" | "plans">,
): BillingInterval {
  const offered = intervalsOf(plans);
  const wanted = interval ?? billing.subscription?.price?.interval;
  return offered.find((each) => each === wanted) ?? offered[0] ?? "month";
}

const INTERVAL_NAMES = { month: "plans.monthly", year: "plans.yearly" } as const;

function IntervalChoice({ plans, interval }: Pick<PlanOffersProps, "plans"> & { readonly interval: BillingInterval }) {
  const text = useText();
  const { percent } = useFormats();
  const offered = intervalsOf(plans);
  const saving = largestSaving(plans);
  if (offered.length < 2) return null;
  return (
    <div className={styles.interval}>
      {saving !== null && <p className={styles.saving}>{text("plans.saving", { share: percent(saving, 0) })}</p>}
      <SegmentedControl
        label={text("plans.interval")}
        options={offered.map((each) => ({ value: each, label: text(INTERVAL_NAMES[each]) }))}
        value={interval}
        onChange={(next) => setQuery({ interval: next })}
      />
    </div>
  );
}

/** Where one pays, and whether it is real. */
function PaymentRemarks() {
  const text = useText();
  const { data: isTestMode } = useSuspenseQuery(IS_TEST_MODE);
  return (
    <div className={styles.remarks}>
      <p>{text("plans.hosted")}</p>
      {isTestMode && <p className={styles.test}>{text("plans.testMode")}</p>}
    </div>
  );
}
