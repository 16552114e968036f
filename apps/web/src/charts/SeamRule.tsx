import type { CSSProperties } from "react";
import { cssPercent } from "../ui/index.ts";
import styles from "./SeamRule.module.css";

interface SeamRuleProps {
  /** Says what does not agree on its two sides, and what proves it. */
  readonly sentence: string;
  /** Where it stands in a plot, as a fraction of its width from the left; at the start of its place unless given. */
  readonly place?: number | undefined;
}

/** A dashed line between two figures that do not count the same things. */
export function SeamRule({ sentence, place }: SeamRuleProps) {
  const style: CSSProperties | undefined = place === undefined ? undefined : { left: cssPercent(place) };
  return <span role="img" className={styles.rule} style={style} aria-label={sentence} title={sentence} />;
}
