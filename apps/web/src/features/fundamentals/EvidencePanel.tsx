import type { WireCatalogueMetric, WirePeriod } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { EvidenceTree } from "../../evidence/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { RetryButton, Skeleton } from "../../ui/index.ts";
import styles from "./EvidencePanel.module.css";
import { evidenceQuery, type FigureQuestion } from "./fundamentals.query.ts";
import { periodName, valueWriter } from "./written-value.ts";

interface EvidencePanelProps {
  readonly question: FigureQuestion;
  readonly period: WirePeriod;
  readonly unit: WireCatalogueMetric["unit"];
}

/** Where the figure of one period comes from: formula, parts, filings. */
export function EvidencePanel({ question, period, unit }: EvidencePanelProps) {
  const text = useText();
  const formats = useFormats();
  const { data, error, isPlaceholderData, refetch } = useQuery(evidenceQuery(question));
  return (
    <section className={styles.evidence} aria-busy={isPlaceholderData} data-updating={isPlaceholderData}>
      <h3 className={styles.title}>
        {text("fundamentals.evidence")}
        <span className={styles.period}>{periodName(period, text)}</span>
      </h3>
      {error && !data && (
        <p role="alert">
          {text("shell.failed")} <RetryButton error={error} onRetry={refetch} />
        </p>
      )}
      {!data && !error && <Skeleton height="9rem" />}
      {data && data.figure.value === null && <p>{text(`reason.${data.figure.because}`)}</p>}
      {data?.tree && <EvidenceTree tree={data.tree} result={valueWriter(unit, formats, text)(data.tree.value)} />}
    </section>
  );
}
