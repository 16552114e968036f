import { SPARKLINE, sparklinePath } from "../ui/sparkline-path.ts";
import styles from "./TrendLine.module.css";

interface TrendLineProps {
  /** Oldest first; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** Places whose values do not count the same things as the ones before: the line has a gap there. */
  readonly seams?: readonly number[];
  /** What it shows. */
  readonly label: string;
}

/**
 * A small line of a figure over time, with its last value as a dot and a line at zero where it crosses that. It has no
 * colour of gain or loss: whether more is better depends on the figure.
 */
export function TrendLine({ values, seams, label }: TrendLineProps) {
  const numbers = values.map((value) => value ?? Number.NaN);
  const path = sparklinePath(numbers, seams);
  const { width, height } = SPARKLINE;
  const zero = placeOfZero(numbers);
  const end = /([\d.]+ [\d.]+)$/.exec(path)?.[1];
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.line}
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
    >
      {zero !== null && <path className={styles.zero} d={`M0 ${zero}H${width}`} />}
      <path className={styles.path} d={path} />
      {end && Number.isFinite(numbers.at(-1)) && <path className={styles.end} d={`M${end}h0`} />}
    </svg>
  );
}

/** Null where the values do not cross zero. */
function placeOfZero(values: readonly number[]): number | null {
  const known = values.filter(Number.isFinite);
  const low = Math.min(...known);
  const high = Math.max(...known);
  return low < 0 && high > 0 ? (high / (high - low)) * SPARKLINE.height : null;
}
