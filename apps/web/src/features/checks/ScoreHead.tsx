import type { WireCheckSummary, WireEvaluation } from "@plumbline/contract";
import { useFormats, useText } from "../../i18n/index.ts";
import { countStandings } from "./check-standing.ts";
import styles from "./ScoreHead.module.css";
import { StandingBar } from "./StandingBar.tsx";

interface ScoreHeadProps {
  readonly id: string;
  readonly summary: WireCheckSummary;
  /** Those of the tab. */
  readonly checks: readonly WireEvaluation[];
}

/** How many of the known checks are passed, and how the others stand. */
export function ScoreHead({ id, summary: { pass, fail, known, near }, checks }: ScoreHeadProps) {
  const text = useText();
  const { count } = useFormats();
  const standings = countStandings(checks);
  const { unknown, notApplicable } = standings;
  const counts = [
    ["passed", pass],
    ["failed", fail],
    ["near", near],
    ["unknown", unknown],
    ["notApplicable", notApplicable],
  ] as const;
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h2 id={id} className={styles.title}>
          {text("checks.title")}
        </h2>
        <p className={styles.score}>
          {known > 0 ? text("checks.score", { pass: count(pass), known: count(known) }) : text("checks.scoreNone")}
        </p>
      </div>
      <StandingBar counts={standings} />
      <ul className={styles.counts}>
        {counts
          .filter(([, n]) => n > 0)
          .map(([standing, n]) => (
            <li key={standing}>{text(`checks.count.${standing}`, { count: n, n: count(n) })}</li>
          ))}
      </ul>
    </header>
  );
}
