import type { WireListedTarget } from "@plumbline/contract";
import { Change, FigureValue } from "../../../ui/index.ts";
import type { TargetSpeaker } from "./target-words.ts";
import styles from "./UpsideFigure.module.css";

interface UpsideFigureProps {
  readonly target: WireListedTarget;
  readonly when: "upsideThen" | "upsideNow";
  readonly speaker: TargetSpeaker;
}

/** What a target promised when it was posted, or promises now; one whose twelve months are over promises nothing. */
export function UpsideFigure({ target, when, speaker: { text, formats, firmName, today } }: UpsideFigureProps) {
  if (when === "upsideNow" && target.outcome.horizon <= today) {
    return <span className={styles.over}>{text("opinion.over")}</span>;
  }
  const figure = when === "upsideThen" ? target.upsideWhenPosted : target.upsideNow;
  const [what, day] = [text(`opinion.${when}`), formats.day(target.provenance.periodEnd)];
  return (
    <FigureValue
      figure={figure}
      label={text("opinion.figureOf", { what, firm: firmName(target.firm), day })}
      format={formats.change}
      explanation={text(`opinion.explain.${when}`)}
    >
      <Change fraction={figure.value} arrow={false} />
    </FigureValue>
  );
}
