import type { Evidence } from "@plumbline/contract";
import { useFormats, useText } from "../i18n/index.ts";
import { EvidenceParts } from "./EvidenceParts.tsx";
import { EvidenceSource } from "./EvidenceSource.tsx";
import styles from "./EvidenceTree.module.css";
import { notesIn } from "./evidence-name.ts";
import { Formula } from "./Formula.tsx";
import { useEvidenceValue } from "./use-evidence-value.ts";

interface EvidenceTreeProps {
  readonly tree: Evidence;
  /** The number as the screen writes it; by its unit, as its parts are, unless given. */
  readonly result?: string;
  /** Of the amounts, to be named where the screen around does not. */
  readonly currency?: string | null;
}

/** What a number was made of, from its formula down to the filings. */
export function EvidenceTree({ tree, result, currency }: EvidenceTreeProps) {
  const text = useText();
  const { day } = useFormats();
  const writeValue = useEvidenceValue();
  const notes = [...notesIn(tree)];
  return (
    <>
      {currency && <p className={styles.unit}>{text("fundamentals.units", { currency })}</p>}
      <Formula evidence={tree} result={result ?? writeValue(tree)} />
      {!tree.fact && <p className={styles.filed}>{text("fundamentals.knownFrom", { day: day(tree.filedAt) })}</p>}
      {tree.fact ? <EvidenceSource fact={tree.fact} /> : <EvidenceParts whole={tree} depth={0} />}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {text(note)}
        </p>
      ))}
    </>
  );
}
