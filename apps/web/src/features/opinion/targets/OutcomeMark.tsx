import type { WireTarget } from "@plumbline/contract";
import { MarkGlyph } from "../../../charts/index.ts";
import { Chip, classNames, DoubtMark } from "../../../ui/index.ts";
import styles from "./OutcomeMark.module.css";
import { daysBetween, fateOf, isOutcomeDoubtful, markedOutcome, type TargetLocale } from "./target-words.ts";

interface OutcomeMarkProps {
  readonly target: WireTarget;
  readonly locale: TargetLocale;
}

const TONES = { met: "good", missed: "bad", running: "accent", unknown: "quiet" } as const;

/** The outcome of a target: its mark of the chart, and words. */
export function OutcomeMark({ target, locale }: OutcomeMarkProps) {
  const fate = fateOf(target);
  return (
    <span className={styles.outcome}>
      <Chip tone={TONES[fate]} isPill className={classNames(styles.chip, fate !== "unknown" && styles.judged)}>
        <svg viewBox="-6 -6 12 12" className={styles.glyph} aria-hidden="true">
          <MarkGlyph fate={fate} />
        </svg>
        {markedOutcome(target, locale)}
        {isOutcomeDoubtful(target) && <DoubtMark />}
      </Chip>
      <Note target={target} locale={locale} />
    </span>
  );
}

/** The days until it was met, its expiry, its last close, or why the outcome is unknown. */
function Note({ target: { outcome, provenance }, locale: { text, formats } }: OutcomeMarkProps) {
  const { count, day, price } = formats;
  if (outcome.state === "unknown") return <span className={styles.note}>{text(`reason.${outcome.because}`)}</span>;
  if (outcome.dayMet !== null) {
    const days = daysBetween(provenance.periodEnd ?? outcome.dayMet, outcome.dayMet);
    return <span className={styles.note}>{text("opinion.metAfter", { count: days, n: count(days) })}</span>;
  }
  if (outcome.state === "running") {
    return (
      <span className={styles.note} title={text("opinion.expires", { day: day(outcome.horizon) })}>
        {day(outcome.horizon)}
      </span>
    );
  }
  return <span className={styles.note}>{text("opinion.endedAt", { price: price(outcome.endClose) })}</span>;
}
