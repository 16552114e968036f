import { type ReactNode, useState } from "react";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./HowComputed.module.css";

interface HowComputedProps {
  readonly sentence: string;
  /** Ids of the rules, such as `DCF-01`. */
  readonly rules: string;
  /** The formula with its numbers; drawn only while it is open, so that a moved slider does not wait for it. */
  readonly children: ReactNode;
}

/** How the numbers of a picture came about. */
export function HowComputed({ sentence, rules, children }: HowComputedProps) {
  const { text } = useSpeaker();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.how} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text("valuation.how")}</summary>
      {isOpen && (
        <div className={styles.body}>
          <p>{sentence}</p>
          {children}
          <p className={styles.rules}>{text("valuation.how.rules", { rules })}</p>
        </div>
      )}
    </details>
  );
}
