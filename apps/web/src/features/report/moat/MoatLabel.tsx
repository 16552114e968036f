import type { MoatTrend, MoatWidth, Reason } from "@plumbline/core/words";
import { useText } from "../../../i18n/index.ts";
import styles from "./MoatLabel.module.css";

/** Widths from the lowest; an unknown one has none. */
const STEPS: readonly MoatWidth[] = ["none", "narrow", "wide"];

interface MoatLabelProps {
  readonly width: MoatWidth;
  readonly trend: MoatTrend;
  /** Why the width is unknown; otherwise null. */
  readonly because: Reason | null;
}

/** Width and trend in one sentence, the width also as a row of three steps. */
export function MoatLabel({ width, trend, because }: MoatLabelProps) {
  const text = useText();
  return (
    <div className={styles.label}>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((step, k) => (
          <span key={step} data-on={k <= STEPS.indexOf(width)} />
        ))}
      </span>
      <p className={styles.width}>{text(`report.moat.${width}.${trend}`)}</p>
      {because && <p className={styles.because}>{text(`reason.${because}`)}</p>}
    </div>
  );
}
