import type { WireFigure } from "@plumbline/contract";
import { toInput } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Notice } from "../../ui/index.ts";
import styles from "./StudyHeadline.module.css";
import { betterSide, type StudyDifference, type StudyRow, verdictOf } from "./study-rows.ts";

interface StudyHeadlineProps {
  readonly overall: StudyRow;
  readonly years: number;
  /** All years, with companies compared only within their year. */
  readonly within: StudyDifference;
}

/** The result in a sentence, and whether it could be luck. */
export function StudyHeadline({ overall, years, within }: StudyHeadlineProps) {
  const text = useText();
  const formats = useFormats();
  const { passed, failed, difference, interval } = overall;
  if (passed.n + failed.n === 0) {
    return <Notice title={text("lab.nothing")}>{text("lab.nothingExplained")}</Notice>;
  }
  if (difference.value === null) {
    return <Notice title={text("lab.oneSided")}>{text(passed.n > 0 ? "lab.allPassed" : "lab.allFailed")}</Notice>;
  }
  const percent = ({ value }: WireFigure): string => formats.percent(value, 1);
  const points = formats.number(toInput(Math.abs(difference.value), "fraction"), 1);
  const verdict = verdictOf(overall);
  return (
    <div className={styles.headline}>
      <p className={styles.sentence}>
        {text(`lab.${betterSide(difference.value)}`, {
          count: years,
          n: formats.count(years),
          points,
          passed: percent(passed.mean),
          failed: percent(failed.mean),
        })}
      </p>
      <p className={styles.verdict} data-verdict={verdict}>
        {interval && verdict !== "unknown"
          ? text(`lab.verdict.${verdict}`, {
              low: formats.points(interval.low, 1),
              high: formats.points(interval.high, 1),
            })
          : text("lab.verdict.unknown")}
      </p>
      {within.difference.value !== null && within.interval && (
        <p className={styles.within}>
          {text("lab.verdict.withinYears", {
            points: formats.points(within.difference.value, 1),
            low: formats.points(within.interval.low, 1),
            high: formats.points(within.interval.high, 1),
          })}
        </p>
      )}
    </div>
  );
}
