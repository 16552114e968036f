import type { WireFigure } from "@plumbline/contract";
import { useText } from "../../i18n/index.ts";
import styles from "./DoubtMark.module.css";

/** Marks a figure that contains a doubtful price move: a visible sign, and a sentence for screen readers. */
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

/** The place of the mark where figures are written without React; the mark is filled in under this name. */
export function DoubtPlace({ name }: { readonly name: string }) {
  return <sup className={styles.mark} data-figure={name} aria-hidden="true" />;
}

/** Whether a figure contains a doubtful price move. */
export function isDoubtful(figure: WireFigure): boolean {
  return figure.value !== null && figure.provenance.doubtful !== undefined;
}
