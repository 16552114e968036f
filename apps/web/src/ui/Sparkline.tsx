import { directionOf } from "../format/index.ts";
import { classNames } from "./class-names.ts";
import styles from "./Sparkline.module.css";
import { SPARKLINE, sparklinePath } from "./sparkline-path.ts";

interface SparklineProps {
  readonly values: readonly number[];
  /** Its accessible name; without one it is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A small line without axes, in the colour of its change from first to last. */
export function Sparkline({ values, label, className }: SparklineProps) {
  const path = sparklinePath(values);
  const { width, height } = SPARKLINE;
  const change = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN) - 1;
  const direction = directionOf(change);
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={classNames(styles.sparkline, styles[direction === "none" ? "flat" : direction], className)}
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
    >
      {path && <path className={styles.area} d={`${path}L${width} ${height + 2}L0 ${height + 2}Z`} />}
      <path className={styles.line} d={path} />
    </svg>
  );
}
