import type { MoatTrend, MoatWidth } from "@plumbline/core/words";
import { useText } from "../../../i18n/index.ts";
import styles from "./MoatLabel.module.css";

/** Widths from the lowest; an unknown one has none. */
const STEPS: readonly MoatWidth[] = ["none", "narrow", "wide"];

/** Width and trend in words, the width also as a row of three steps. */
export function MoatLabel({ width, trend }: { readonly width: MoatWidth; readonly trend: MoatTrend }) {
  const text = useText();
  return (
    <div className={styles.label}>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((step, k) => (
          <span key={step} data-on={k <= STEPS.indexOf(width)} />
        ))}
      </span>
      <p className={styles.width}>{text(`report.width.${width}`)}</p>
      {trend !== "unknown" && <p className={styles.trend}>{text(`report.trend.${trend}`)}</p>}
    </div>
  );
}
