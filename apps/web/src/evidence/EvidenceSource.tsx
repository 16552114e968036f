import type { Evidence } from "@plumbline/contract";
import { ExternalLink } from "lucide-react";
import { useFormats, useText } from "../i18n/index.ts";
import styles from "./EvidenceSource.module.css";
import { conceptWords } from "./evidence-name.ts";

type Filed = Pick<NonNullable<Evidence["fact"]>, "form" | "filedAt" | "accession" | "link">;

interface EvidenceSourceProps {
  /** Its concept is null where the value was made of several facts. */
  readonly fact: Filed & { readonly concept: string | null };
}

/** The filing of a number: concept, form, day of filing, and a link. */
export function EvidenceSource({ fact }: EvidenceSourceProps) {
  const text = useText();
  const { day } = useFormats();
  const { form, filedAt, accession, link, concept } = fact;
  return (
    <p className={styles.source}>
      {concept !== null && (
        // The terms of the taxonomy are not translated.
        <span className={styles.concept} lang="en" title={concept}>
          {conceptWords(concept)}
        </span>
      )}
      <span>{text("fundamentals.filed", { form, day: day(filedAt) })}</span>
      {link ? (
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
          {accession}
          <ExternalLink size={12} aria-hidden="true" />
          <span className="visually-hidden">{text("fundamentals.newWindow")}</span>
        </a>
      ) : (
        <span>{accession}</span>
      )}
    </p>
  );
}
