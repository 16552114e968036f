import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useText } from "../../i18n/index.ts";
import { Link, Panel } from "../../ui/index.ts";
import { renewalAddress } from "./addresses.ts";
import { BILLING_STATE, PLANS } from "./billing.query.ts";
import { CheckMark } from "./CheckMark.tsx";
import { UsageList } from "./limits/UsageList.tsx";
import styles from "./PlanSection.module.css";
import { isRunning } from "./plan-facts.ts";
import { StateChip } from "./StateChip.tsx";
import { usePlanWords } from "./use-plan-words.ts";

/** The plan in the user centre: what it is, and how much of each limit is used. */
export function PlanSection() {
  const text = useText();
  const words = usePlanWords();
  usePrefetchQuery(PLANS);
  const { data: billing } = useSuspenseQuery(BILLING_STATE);
  const {
    data: { plans },
  } = useSuspenseQuery(PLANS);
  const { isOpen, plan, state, subscription } = billing;
  if (isOpen) {
    return (
      <Panel title={text("userCenter.plan")}>
        <div className={styles.plan}>
          <p className={styles.name}>
            <span className={styles.mark}>
              <CheckMark size={18} />
            </span>
            {text("plans.open.title")}
          </p>
          <p className={styles.sentence}>{text("plans.open.lead")}</p>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={text("userCenter.plan")}>
      <div className={styles.plan}>
        <p className={styles.name}>
          {words.planName(isRunning(state) ? (subscription?.plan ?? null) : plan, plans)}
          {subscription && <StateChip className={styles.chip} state={subscription.state} />}
        </p>
        <p className={styles.sentence}>{words.state(billing, plans)}</p>
        <Link to={renewalAddress()} className={styles.manage}>
          {text(isRunning(state) ? "plans.manage" : "plans.choose")}
        </Link>
      </div>
      <UsageList usage={billing.usage} />
    </Panel>
  );
}
