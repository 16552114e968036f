import type { ReactNode } from "react";
import styles from "./Placed.module.css";
import type { Place } from "./target-layout.ts";

/** Draws about a place of the plot, in pixels: shapes keep their form however the plot is stretched. */
export function Placed({ at: { left, top }, children }: { readonly at: Place; readonly children: ReactNode }) {
  return (
    <svg x={`${left * 100}%`} y={`${top * 100}%`} className={styles.placed} aria-hidden="true">
      {children}
    </svg>
  );
}
