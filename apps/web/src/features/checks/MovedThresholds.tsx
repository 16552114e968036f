import { useFormats, useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import styles from "./Scorecard.module.css";

interface MovedThresholdsProps {
  readonly count: number;
  readonly onReset: () => void;
}

/** Says that the score is not that of the defaults, and how to get back to it. */
export function MovedThresholds({ count: n, onReset }: MovedThresholdsProps) {
  const text = useText();
  const { count } = useFormats();
  if (n === 0) return null;
  return (
    <div className={styles.moved} role="status">
      <p>{text("checks.movedCount", { count: n, n: count(n) })}</p>
      <Button data-print="hide" onClick={onReset}>
        {text("checks.resetAll")}
      </Button>
    </div>
  );
}
