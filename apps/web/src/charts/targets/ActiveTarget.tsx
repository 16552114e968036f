import { cssPercent } from "../../ui/index.ts";
import styles from "./ActiveTarget.module.css";
import { MarkGlyph } from "./MarkGlyph.tsx";
import { Placed } from "./Placed.tsx";
import type { TargetLayout, TargetMark } from "./target-layout.ts";

interface ActiveTargetProps {
  /** The mark that is read; undefined for none. */
  readonly mark: TargetMark | undefined;
  readonly layout: TargetLayout;
}

/** The target that is read: its twelve months, the price when posted, and where the price has met it. */
export function ActiveTarget({ mark, layout }: ActiveTargetProps) {
  if (!mark) return null;
  const { leftOf, topOf } = layout;
  const left = leftOf(mark.day);
  const top = topOf(mark.target);
  const end = Math.min(1, leftOf(mark.horizon));
  const foot = mark.price === null ? top : topOf(mark.price);
  return (
    <svg className={styles.layer} aria-hidden="true">
      <line
        className={styles.months}
        x1={cssPercent(left)}
        x2={cssPercent(end)}
        y1={cssPercent(top)}
        y2={cssPercent(top)}
      />
      <line
        className={styles.stem}
        x1={cssPercent(left)}
        x2={cssPercent(left)}
        y1={cssPercent(top)}
        y2={cssPercent(foot)}
      />
      <Placed at={{ left: end, top }}>
        <line className={styles.stem} y1="-5" y2="5" />
      </Placed>
      {mark.price !== null && (
        <Placed at={{ left, top: foot }}>
          <circle className={styles.posted} r="3" />
        </Placed>
      )}
      {mark.dayMet !== null && (
        <Placed at={{ left: leftOf(mark.dayMet), top }}>
          <circle className={styles.met} r="3.5" />
        </Placed>
      )}
      <Placed at={{ left, top }}>
        <circle className={styles.halo} r="8.5" />
        <MarkGlyph fate={mark.fate} />
      </Placed>
    </svg>
  );
}
