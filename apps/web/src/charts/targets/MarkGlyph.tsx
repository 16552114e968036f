import styles from "./MarkGlyph.module.css";
import type { TargetFate } from "./target-layout.ts";

/** The shape of a target about the origin: a disc met, a cross missed, a ring running, a square of which nothing is known. */
export function MarkGlyph({ fate }: { readonly fate: TargetFate }) {
  switch (fate) {
    case "met":
      return <circle className={styles.met} r="4" />;
    case "missed":
      return <path className={styles.missed} d="M-3.2-3.2 3.2 3.2M-3.2 3.2 3.2-3.2" />;
    case "running":
      return <circle className={styles.running} r="3.6" />;
    case "unknown":
      return <rect className={styles.unknown} x="-3" y="-3" width="6" height="6" />;
  }
}
