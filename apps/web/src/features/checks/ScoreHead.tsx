import type { WireCheckSummary, WireEvaluation } from "@plumbline/contract";
import { useFormats, useText } from "../../i18n/index.ts";
import { CHECK_OUTCOMES, type CheckOutcome, countOutcomes } from "./check-outcome.ts";
import styles from "./ScoreHead.module.css";

interface ScoreHeadProps {
  readonly id: string;
  readonly summary: WireCheckSummary;
  /** The checks of the tab. */
  readonly checks: readonly WireEvaluation[];
}

/** How many of the known checks are passed, and the outcomes of the others. */
export function ScoreHead({ id, summary: { pass, fail, known, near }, checks }: ScoreHeadProps) {
  const text = useText();
  const { count } = useFormats();
  const outcomes = countOutcomes(checks);
  const { unknown, notApplicable } = outcomes;
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
      <OutcomeBar counts={outcomes} />
      <ul className={styles.counts}>
        {counts
          .filter(([, n]) => n > 0)
          .map(([outcome, n]) => (
            <li key={outcome}>{text(`checks.count.${outcome}`, { count: n, n: count(n) })}</li>
          ))}
      </ul>
    </header>
  );
}

/** A bar with one part for each outcome, in the order of `CHECK_OUTCOMES`; the counts beside it are its text. */
function OutcomeBar({ counts }: { readonly counts: Readonly<Record<CheckOutcome, number>> }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {CHECK_OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
        <span key={outcome} className={styles.piece} data-standing={outcome} style={{ flexGrow: counts[outcome] }} />
      ))}
    </div>
  );
}
