import type { WireReportSentence } from "@plumbline/contract";
import { Sentence } from "./Sentence.tsx";
import styles from "./SentenceList.module.css";

interface SentenceListProps {
  readonly sentences: readonly WireReportSentence[];
  /** What stands before each: for, against, or its number. */
  readonly kind: "bull" | "bear" | "numbered";
}

/** Sentences that each make a point of their own. */
export function SentenceList({ sentences, kind }: SentenceListProps) {
  const List = kind === "numbered" ? "ol" : "ul";
  return (
    <List className={styles.list} data-kind={kind}>
      {sentences.map((sentence) => (
        <li key={sentence.text}>
          <Sentence sentence={sentence} />
        </li>
      ))}
    </List>
  );
}

/** Sentences that belong together, as a paragraph. */
export function Paragraph({
  sentences,
  isLead,
}: {
  readonly sentences: readonly WireReportSentence[];
  readonly isLead?: boolean;
}) {
  return (
    <p className={isLead ? styles.lead : styles.paragraph}>
      {sentences.map((sentence, index) => (
        <span key={sentence.text}>
          {index > 0 && " "}
          <Sentence sentence={sentence} />
        </span>
      ))}
    </p>
  );
}
