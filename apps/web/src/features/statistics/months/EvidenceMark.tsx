import type { EvidenceLabel } from "@plumbline/contract/calls";
import { useText } from "../../../i18n/index.ts";
import styles from "./EvidenceMark.module.css";

/** The evidence for a pattern, as a word and as zero, one or two dots. */
export function EvidenceMark({ evidence }: { readonly evidence: EvidenceLabel }) {
  const text = useText();
  return (
    <span className={styles.mark} data-evidence={evidence}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
      </span>
      {text("statistics.evidence", { label: text(`statistics.evidence.${evidence}`) })}
    </span>
  );
}
