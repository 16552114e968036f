import type { ReactNode } from "react";
import styles from "./Chip.module.css";
import { classNames } from "./class-names.ts";

interface ChipProps {
  readonly tone: "notice" | "good" | "bad" | "accent" | "quiet";
  /** Round ends, for a verdict that stands by itself. */
  readonly isPill?: boolean;
  readonly className?: string | false | undefined;
  readonly children: ReactNode;
}

/** A word or two on a coloured ground. */
export function Chip({ tone, isPill = false, className, children }: ChipProps) {
  return <span className={classNames(styles.chip, isPill && styles.pill, styles[tone], className)}>{children}</span>;
}
