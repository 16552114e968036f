import { useSuspenseQuery } from "@tanstack/react-query";
import { AWAITED, call } from "../../../api/index.ts";
import { useNameOf, useText } from "../../../i18n/index.ts";
import { navigateTo, type Query } from "../../../router/index.ts";
import { Button, useTitle } from "../../../ui/index.ts";
import { renewalAddress } from "../addresses.ts";
import { BILLING_STATE, openHostedPage, PLANS } from "../billing.query.ts";
import { type Choice, choiceOf, isRunning, priceOf } from "../plan-facts.ts";
import { EverythingOpen } from "../renewal/EverythingOpen.tsx";
import { useCoupon } from "../use-coupon.ts";
import { usePlanAction } from "../use-plan-action.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { Outcome, ToPlan } from "./Outcome.tsx";
import styles from "./PaymentCancel.module.css";

/** Where the provider sends who has left its page without paying. The choice is in the address. */
export function PaymentCancel({ query }: { readonly query: Query }) {
  const text = useText();
  const {
    data: { isOpen, plans },
  } = useSuspenseQuery(PLANS);
  const { data: billing } = useSuspenseQuery(BILLING_STATE);
  const choice = choiceOf(query, plans);
  const mayContinue = choice !== null && !isRunning(billing.state);
  useTitle(text("plans.stopped.title"));
  if (isOpen) return <EverythingOpen isPageTitle />;
  return (
    <Outcome
      look="plain"
      title={text("plans.stopped.title")}
      lead={text(mayContinue ? "plans.stopped.explained" : "plans.stopped.noChoice")}
    >
      {mayContinue ? <Kept choice={choice} query={query} /> : <ToPlan look="primary" />}
    </Outcome>
  );
}

interface KeptProps {
  readonly choice: Choice;
  readonly query: Query;
}

function Kept({ choice: { plan, interval }, query }: KeptProps) {
  const text = useText();
  const nameOf = useNameOf();
  const words = usePlanWords();
  const price = priceOf(plan, interval);
  const { coupon, isLoading } = useCoupon(query);
  const code = coupon?.code;
  const checkout = usePlanAction(() =>
    openHostedPage(call("startCheckout", { plan: plan.id, interval, ...(code && { coupon: code }) }, AWAITED)),
  );
  return (
    <>
      <div className={styles.choice}>
        <p className={styles.label}>{text("plans.stopped.choice")}</p>
        <p className={styles.plan}>{nameOf(plan.names)}</p>
        {price && <p>{words.price(price)}</p>}
        {coupon && <p>{words.discount(coupon.discount)}</p>}
        <p className={styles.description}>{nameOf(plan.descriptions)}</p>
      </div>
      <Button look="primary" disabled={isLoading} aria-disabled={checkout.isPending} onClick={() => checkout.start()}>
        {text("plans.stopped.again")}
      </Button>
      <Button onClick={() => navigateTo(renewalAddress({ plan: plan.id, interval, coupon: code }))}>
        {text("plans.choose")}
      </Button>
    </>
  );
}
