import { classNames, cssPercent } from "../../../ui/index.ts";
import styles from "./FieldBar.module.css";
import type { FieldScale } from "./field-scale.ts";
import type { FieldRow } from "./football-field.ts";

interface FieldBarProps {
  readonly row: Pick<FieldRow, "value" | "low" | "high">;
  readonly scale: FieldScale;
  readonly price: number | null;
}

/** A range with its value beside the price; an arrow where it goes on beyond the scale. */
export function FieldBar({ row: { value, low, high }, scale, price }: FieldBarProps) {
  const [start, end] = [low ?? value ?? 0, high ?? value ?? 0];
  const [from, to] = [scale.placeOf(start), scale.placeOf(end)];
  return (
    <span className={styles.bar} aria-hidden="true">
      <span
        className={styles.range}
        style={{ insetInlineStart: cssPercent(from), inlineSize: cssPercent(to - from) }}
      />
      {start < scale.low && <span className={classNames(styles.beyond, styles.lower)} />}
      {end > scale.high && <span className={classNames(styles.beyond, styles.upper)} />}
      {value !== null && (
        <span className={styles.value} style={{ insetInlineStart: cssPercent(scale.placeOf(value)) }} />
      )}
      {price !== null && (
        <span className={styles.price} style={{ insetInlineStart: cssPercent(scale.placeOf(price)) }} />
      )}
    </span>
  );
}
