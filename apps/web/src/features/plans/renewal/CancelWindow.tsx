import type { WireBillingState, WirePlan } from "@plumbline/contract";
import { AWAITED, call } from "../../../api/index.ts";
import { useText } from "../../../i18n/index.ts";
import { Button, Sheet } from "../../../ui/index.ts";
import { usePlanAction } from "../use-plan-action.ts";
import { usePlanWords } from "../use-plan-words.ts";
import styles from "./CancelWindow.module.css";
import type { Await } from "./use-billing-state.ts";
import { lossOf, WhatEnds } from "./WhatEnds.tsx";

interface CancelWindowProps {
  readonly billing: WireBillingState;
  readonly plans: readonly WirePlan[];
  readonly onAwait: Await;
  readonly onClose: () => void;
}

/** The second of two clicks that cancel a plan, with what ends when. */
export function CancelWindow({ billing, plans, onAwait, onClose }: CancelWindowProps) {
  const text = useText();
  const words = usePlanWords();
  const loss = lossOf(billing, plans);
  const { subscription } = billing;
  const cancel = usePlanAction(async () => {
    onAwait(await call("cancelPlan", {}, AWAITED), {
      isConfirmed: ({ state }) => state === "cancelling" || state === "ended",
      said: text("plans.cancelled"),
    });
    onClose();
  });
  if (!subscription) return null;
  const until = words.day(subscription.trialEndsAt ?? subscription.graceEndsAt ?? subscription.periodEndsAt);
  return (
    <Sheet
      title={text("plans.cancelTitle", { plan: words.planName(subscription.plan, plans) })}
      className={styles.window}
      onClose={onClose}
      foot={
        <div className={styles.actions}>
          <Button onClick={onClose}>{text("plans.keep")}</Button>
          <Button className={styles.danger} aria-disabled={cancel.isPending} onClick={() => cancel.start()}>
            {text("plans.cancel")}
          </Button>
        </div>
      }
    >
      <ul className={styles.facts}>
        <li>{text("plans.cancelUntil", { day: until })}</li>
        <li>{text("plans.cancelThen")}</li>
        <li>{text("plans.cancelCharge")}</li>
        <li>{text("plans.cancelKept")}</li>
      </ul>
      {loss && <WhatEnds loss={loss} />}
    </Sheet>
  );
}
