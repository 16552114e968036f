import type { ReactNode } from "react";
import { useText } from "../../../i18n/index.ts";
import { navigateTo, reLaunch } from "../../../router/index.ts";
import { Button, classNames } from "../../../ui/index.ts";
import { renewalAddress } from "../addresses.ts";
import { CheckMark } from "../CheckMark.tsx";
import styles from "./Outcome.module.css";

interface OutcomeProps {
  readonly look: "waiting" | "good" | "plain";
  readonly title: string;
  readonly lead: string;
  readonly remark?: string;
  /** What the reader can do next. */
  readonly children?: ReactNode;
}

/** What has become of a payment, in one sentence that is read out when it changes. */
export function Outcome({ look, title, lead, remark, children }: OutcomeProps) {
  return (
    <section className={styles.outcome}>
      <span className={classNames(styles.mark, styles[look])} aria-hidden="true">
        {look === "good" && <CheckMark size={28} />}
      </span>
      <div role="status" className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children && <div className={styles.ways}>{children}</div>}
      {remark && <p className={styles.remark}>{remark}</p>}
    </section>
  );
}

interface WayProps {
  readonly look?: "plain" | "primary";
}

export function ToPlan({ look = "plain" }: WayProps) {
  const text = useText();
  return (
    <Button look={look} onClick={() => navigateTo(renewalAddress())}>
      {text("plans.title")}
    </Button>
  );
}

export function ToStart({ look = "plain" }: WayProps) {
  const text = useText();
  return (
    <Button look={look} onClick={() => reLaunch("/")}>
      {text("plans.toStart")}
    </Button>
  );
}
