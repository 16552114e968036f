import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../ui/index.ts";
import styles from "./HeatCell.module.css";
import type { Heat } from "./heat/heat-scale.ts";

interface HeatCellProps {
  readonly heat: Heat;
  /** Whether it is better or worse rather than a move of prices: the reader's convention for those does not apply. */
  readonly rates?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A cell of a table in the colours of gains and losses, or of good and bad; the number in it says the same. */
export function HeatCell({ heat: { sign, strength }, rates, className, children }: HeatCellProps) {
  const style = { "--heat": strength } as CSSProperties;
  return (
    <td className={classNames(styles.cell, className)} data-sign={sign} data-rates={rates || undefined} style={style}>
      {children}
    </td>
  );
}
