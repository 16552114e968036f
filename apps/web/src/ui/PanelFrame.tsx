import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./PanelFrame.module.css";

interface PanelFrameProps extends ComponentProps<"section"> {
  /** Whether it extends to the edges of a phone's screen. */
  readonly toEdges?: boolean;
}

/** The frame of a part of a page. */
export function PanelFrame({ toEdges = false, className, ...section }: PanelFrameProps) {
  return <section className={classNames(styles.frame, toEdges && styles.edges, className)} {...section} />;
}
