import { useText } from "../../i18n/index.ts";
import { Button, cssPercent } from "../../ui/index.ts";
import styles from "./ProgressBar.module.css";

interface ProgressBarProps {
  /** What is done now. */
  readonly said: string;
  /** How far, in words; nothing where that is not known. */
  readonly steps?: string | undefined;
  /** From 0 to 1. */
  readonly part: number;
  readonly onStop: () => void;
}

/** How far something is, and a way to end it. */
export function ProgressBar({ said, steps, part, onStop }: ProgressBarProps) {
  const text = useText();
  return (
    <div className={styles.progress}>
      <p className={styles.said} role="status">
        {said}
      </p>
      <p className={styles.steps}>{steps}</p>
      <Button look="quiet" onClick={onStop}>
        {text("data.stop")}
      </Button>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={text("data.progress")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
      >
        <span style={{ width: cssPercent(part) }} />
      </div>
    </div>
  );
}
