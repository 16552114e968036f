import { cssPercent } from "../../ui/index.ts";
import styles from "./frame.module.css";
import type { Tick } from "./tick.ts";

/** A line across the drawing at every tick, stronger at zero. */
export function GridLines({ ticks }: { readonly ticks: readonly Tick[] }) {
  return ticks.map(({ value, top }) => (
    <line
      key={value}
      className={value === 0 ? styles.zero : styles.grid}
      x2="100%"
      y1={cssPercent(top)}
      y2={cssPercent(top)}
    />
  ));
}
