import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Table.module.css";

interface TableProps extends ComponentProps<"table"> {
  /** Where the outer columns stand: in line with the text of a `panel`, or `flush` with the table. */
  readonly edge?: "panel" | "flush";
  /** Whether all columns but the first hold figures; a single one is marked by `data-figure` on its cells. */
  readonly figures?: boolean;
  /** Whether a line stands above each row. */
  readonly lines?: boolean;
  /** Whether the first column stays visible while the others scroll. */
  readonly sticky?: boolean;
}

/** A table: heads, space, lines and figures as everywhere. */
export function Table({ edge, figures = false, lines = true, sticky = false, className, ...table }: TableProps) {
  return (
    <table
      className={classNames(
        styles.table,
        edge && styles[edge],
        figures && styles.figures,
        lines && styles.lines,
        sticky && styles.sticky,
        className,
      )}
      {...table}
    />
  );
}
