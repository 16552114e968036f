import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../ui/index.ts";
import styles from "./HeatCell.module.css";
import type { Heat } from "./heat/heat-scale.ts";

interface HeatCellProps {
  readonly heat: Heat;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A cell of a table in the reader's colour of gains and losses; the sign of what stands in it says the same. */
export function HeatCell({ heat: { sign, strength }, className, children }: HeatCellProps) {
  const style = { "--heat": strength } as CSSProperties;
  return (
    <td className={classNames(styles.cell, className)} data-sign={sign} style={style}>
      {children}
    </td>
  );
}
