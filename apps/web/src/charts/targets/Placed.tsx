import type { ReactNode } from "react";
import { cssPercent } from "../../ui/index.ts";
import styles from "./Placed.module.css";
import type { Place } from "./target-layout.ts";

/** Draws about a place of the plot, in pixels: shapes keep their form however the plot is stretched. */
export function Placed({ at: { left, top }, children }: { readonly at: Place; readonly children: ReactNode }) {
  return (
    <svg x={cssPercent(left)} y={cssPercent(top)} className={styles.placed} aria-hidden="true">
      {children}
    </svg>
  );
}
