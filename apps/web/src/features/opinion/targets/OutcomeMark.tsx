import type { WireTarget } from "@plumbline/contract";
import { MarkGlyph } from "../../../charts/targets/MarkGlyph.tsx";
import { DoubtMark } from "../../../ui/index.ts";
import { daysBetween, fateOf, isOutcomeDoubtful } from "./fate.ts";
import styles from "./OutcomeMark.module.css";
import { outcomeWords, type TargetSpeaker } from "./target-words.ts";

interface OutcomeMarkProps {
  readonly target: WireTarget;
  readonly speaker: TargetSpeaker;
}

/** What became of a target: the shape that it has in the chart, and words. */
export function OutcomeMark({ target, speaker }: OutcomeMarkProps) {
  const fate = fateOf(target);
  return (
    <span className={styles.outcome}>
      <span className={styles.chip} data-fate={fate}>
        <svg viewBox="-6 -6 12 12" className={styles.glyph} aria-hidden="true">
          <MarkGlyph fate={fate} />
        </svg>
        {outcomeWords(target, speaker)}
        {isOutcomeDoubtful(target) && <DoubtMark />}
      </span>
      <Note target={target} speaker={speaker} />
    </span>
  );
}

/** How long it took, what was left of it, or why it is not known. */
function Note({ target: { outcome, provenance }, speaker: { text, formats } }: OutcomeMarkProps) {
  const { count, day, price } = formats;
  if (outcome.state === "unknown") return <span className={styles.note}>{text(`reason.${outcome.because}`)}</span>;
  if (outcome.dayMet !== null) {
    const days = daysBetween(provenance.periodEnd ?? outcome.dayMet, outcome.dayMet);
    return <span className={styles.note}>{text("opinion.metAfter", { count: days, n: count(days) })}</span>;
  }
  if (outcome.state === "running") {
    return <span className={styles.note}>{text("opinion.expires", { day: day(outcome.horizon) })}</span>;
  }
  return <span className={styles.note}>{text("opinion.endedAt", { price: price(outcome.endClose) })}</span>;
}
