import { classNames, cssPercent } from "../ui/index.ts";
import { markerPlace } from "./marker-place.ts";
import styles from "./RangeBar.module.css";

interface RangeBarProps {
  /** Where the value lies between low (0) and high (1); null draws the bar without a marker. */
  readonly position: number | null;
  readonly className?: string | undefined;
}

/** A bar from low to high with a marker; a picture of figures that stand beside it. */
export function RangeBar({ position, className }: RangeBarProps) {
  const place = markerPlace(position);
  return (
    <span className={classNames(styles.bar, className)} aria-hidden="true">
      {place !== null && <span className={styles.way} style={{ inlineSize: cssPercent(place) }} />}
      {place !== null && <span className={styles.marker} style={{ insetInlineStart: cssPercent(place) }} />}
    </span>
  );
}
