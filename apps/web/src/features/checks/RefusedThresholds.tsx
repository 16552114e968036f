import type { CallError } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, Notice } from "../../ui/index.ts";
import { refusals } from "./refusals.ts";
import styles from "./Scorecard.module.css";

interface RefusedThresholdsProps {
  readonly error: CallError;
  readonly onReset: () => void;
}

/** The address asks for thresholds that no check allows: which ones, and the way back. */
export function RefusedThresholds({ error, onReset }: RefusedThresholdsProps) {
  const text = useText();
  return (
    <section className={styles.panel}>
      <Notice
        role="alert"
        title={text("checks.refused")}
        action={<Button onClick={onReset}>{text("checks.resetAll")}</Button>}
      >
        {refusals(error).map((refusal) => (
          <span key={refusal} className={styles.refusal}>
            {refusal}
          </span>
        ))}
      </Notice>
    </section>
  );
}
