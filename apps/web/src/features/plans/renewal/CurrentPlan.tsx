import type { WireBillingState, WirePlan } from "@plumbline/contract";
import { type RefObject, useEffect, useRef, useState } from "react";
import { AWAITED, call } from "../../../api/index.ts";
import { useText } from "../../../i18n/index.ts";
import { Button, Panel } from "../../../ui/index.ts";
import { openHostedPage } from "../billing.query.ts";
import { isRunning } from "../plan-facts.ts";
import { StateChip } from "../StateChip.tsx";
import { usePlanAction } from "../use-plan-action.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { CancelWindow } from "./CancelWindow.tsx";
import styles from "./CurrentPlan.module.css";
import type { Await } from "./use-billing-state.ts";
import { lossOf, WhatEnds } from "./WhatEnds.tsx";

interface CurrentPlanProps {
  readonly billing: WireBillingState;
  readonly plans: readonly WirePlan[];
  /** Whether a change waits for the provider's confirmation. */
  readonly isWaiting: boolean;
  readonly onAwait: Await;
}

/** The plan that holds now, what comes next, and what can be done about it. */
export function CurrentPlan({ billing, plans, isWaiting, onAwait }: CurrentPlanProps) {
  const text = useText();
  const words = usePlanWords();
  const { state, subscription } = billing;
  const holds = words.planName(isRunning(state) ? (subscription?.plan ?? null) : billing.plan, plans);
  const loss = lossOf(billing, plans);
  const place = useFocusKept(state);
  return (
    <Panel title={text("plans.yours")}>
      <div className={styles.plan}>
        <p ref={place} tabIndex={-1} className={styles.name}>
          {holds}
          {subscription && <StateChip className={styles.chip} state={subscription.state} />}
        </p>
        {isRunning(state) && subscription?.price && <p className={styles.price}>{words.price(subscription.price)}</p>}
        <p className={state === "pastDue" ? styles.failed : styles.sentence}>{words.state(billing, plans)}</p>
        {isRunning(state) && subscription?.discount && (
          <p className={styles.discount}>{words.discount(subscription.discount)}</p>
        )}
        {isWaiting && (
          <p className={styles.waiting} role="status">
            {text("plans.changing")}
          </p>
        )}
        {subscription && <Actions billing={billing} plans={plans} onAwait={onAwait} />}
        {billing.knownAt !== null && (
          <p className={styles.known}>{text("plans.knownAt", { when: words.day(billing.knownAt) })}</p>
        )}
      </div>
      {loss && state === "cancelling" && <WhatEnds loss={loss} />}
    </Panel>
  );
}

/** Takes the focus when the button that had it is gone with the state before. */
function useFocusKept(state: WireBillingState["state"]): RefObject<HTMLParagraphElement | null> {
  const place = useRef<HTMLParagraphElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) place.current?.focus();
    before.current = state;
  }, [state]);
  return place;
}

function Actions({ billing, plans, onAwait }: Omit<CurrentPlanProps, "isWaiting">) {
  const text = useText();
  const { state } = billing;
  const [isCancelling, setIsCancelling] = useState(false);
  const portal = usePlanAction(() => openHostedPage(call("openPortal", {}, AWAITED)));
  const resume = usePlanAction(async () =>
    onAwait(await call("resumePlan", {}, AWAITED), {
      isConfirmed: (known) => known.state !== "cancelling",
      said: text("plans.resumed"),
    }),
  );
  const isFailed = state === "pastDue";
  return (
    <div className={styles.actions}>
      {state === "cancelling" && (
        <Button look="primary" aria-disabled={resume.isPending} onClick={() => resume.start()}>
          {text("plans.resume")}
        </Button>
      )}
      <Button look={isFailed ? "primary" : "plain"} aria-disabled={portal.isPending} onClick={() => portal.start()}>
        {text(isFailed ? "plans.fixPayment" : "plans.payment")}
      </Button>
      {isRunning(state) && state !== "cancelling" && (
        <Button look="quiet" onClick={() => setIsCancelling(true)}>
          {text("plans.cancel")}
        </Button>
      )}
      {isCancelling && (
        <CancelWindow billing={billing} plans={plans} onAwait={onAwait} onClose={() => setIsCancelling(false)} />
      )}
    </div>
  );
}
