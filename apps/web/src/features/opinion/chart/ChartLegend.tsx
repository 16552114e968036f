import { MarkGlyph } from "../../../charts/targets/MarkGlyph.tsx";
import type { TargetFate } from "../../../charts/targets/target-layout.ts";
import { useText } from "../../../i18n/index.ts";
import styles from "./ChartLegend.module.css";

const FATES: readonly TargetFate[] = ["met", "missed", "running", "unknown"];

/** What the shapes of the chart mean. */
export function ChartLegend() {
  const text = useText();
  return (
    <div className={styles.legend}>
      <ul className={styles.fates}>
        {FATES.map((fate) => (
          <li key={fate}>
            <svg viewBox="-6 -6 12 12" className={styles.glyph} aria-hidden="true">
              <MarkGlyph fate={fate} />
            </svg>
            {text(`opinion.fate.${fate}`)}
          </li>
        ))}
      </ul>
      <p>{text("opinion.legend")}</p>
    </div>
  );
}
