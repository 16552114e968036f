import type { ReactNode } from "react";
import styles from "./Scrolled.module.css";

/** A table that is wider than a phone: it scrolls by itself, by the keyboard too. */
export function Scrolled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups nothing of a form; the panel around it is the landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div role="group" className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
