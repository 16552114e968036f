import type { ReactNode } from "react";
import styles from "./ToggleButton.module.css";

interface ToggleButtonProps {
  /** What it switches, in full. */
  readonly title: string;
  /** Its name, where what stands on it does not say enough. */
  readonly label?: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  /** Colour of the line that it switches. */
  readonly colour?: string;
}

export function ToggleButton({ title, label, isOn, onToggle, colour, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      aria-label={label}
      title={title}
      onClick={onToggle}
    >
      {colour && <span className={styles.dot} style={{ background: colour }} />}
      {children}
    </button>
  );
}
