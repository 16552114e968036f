import type { WireFigure } from "@plumbline/contract";
import { useText } from "../../i18n/index.ts";
import styles from "./DoubtMark.module.css";

/** Stands behind a figure that contains a price move that nothing supports: a sign to see, a sentence to hear. */
export function DoubtMark() {
  const text = useText();
  return (
    <span className={styles.place}>
      <sup className={styles.mark} aria-hidden="true">
        ?
      </sup>
      <span className="visually-hidden"> {text("provenance.containsDoubt")}</span>
    </span>
  );
}

/** The place of the sign where figures are written past React; the name is that under which it is filled in. */
export function DoubtPlace({ name }: { readonly name: string }) {
  return <sup className={styles.mark} data-figure={name} aria-hidden="true" />;
}

/** Whether a figure contains a price move that nothing supports. */
export function isDoubtful(figure: WireFigure): boolean {
  return figure.value !== null && figure.provenance.doubtful !== undefined;
}
