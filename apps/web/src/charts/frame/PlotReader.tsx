import type { KeyboardEvent } from "react";
import styles from "./frame.module.css";

interface PlotReaderProps {
  readonly label: string;
  /** What the first place counts as; zero unless given. */
  readonly min?: number;
  readonly max: number;
  readonly now: number;
  /** The place that is read, in words. */
  readonly spoken: string | undefined;
  /** Told of a key that is pressed alone; false leaves it to the page. */
  readonly onKey: (key: string) => boolean;
  readonly onBlur?: () => void;
}

/** The plot for the keyboard and for those who listen: an unseen slider over its places. */
export function PlotReader({ label, min = 0, max, now, spoken, onKey, onBlur }: PlotReaderProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !onKey(key)) return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.reader}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={spoken}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
}
