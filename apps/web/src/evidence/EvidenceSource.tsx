import type { Evidence } from "@plumbline/contract";
import { ExternalLink } from "lucide-react";
import { useFormats, useText } from "../i18n/index.ts";
import styles from "./EvidenceSource.module.css";
import { conceptWords } from "./evidence-name.ts";

/** The filing that a number stands in: concept, form, day of filing, and the filing itself. */
export function EvidenceSource({ fact }: { readonly fact: NonNullable<Evidence["fact"]> }) {
  const text = useText();
  const { day } = useFormats();
  const { form, filedAt, accession, link, concept } = fact;
  return (
    <p className={styles.source}>
      {/* The words of the taxonomy are English in every language. */}
      <span className={styles.concept} lang="en" title={concept}>
        {conceptWords(concept)}
      </span>
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
