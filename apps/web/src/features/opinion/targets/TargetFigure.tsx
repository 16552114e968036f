import type { WireTarget } from "@plumbline/contract";
import { FigureValue } from "../../../ui/index.ts";
import styles from "./TargetFigure.module.css";
import { targetFigures } from "./target-figures.ts";
import type { TargetSpeaker } from "./target-words.ts";

interface TargetFigureProps {
  readonly target: WireTarget;
  readonly speaker: TargetSpeaker;
}

/** Below this share two prices differ by nothing but division by split ratios. */
const ROUNDING = 1e-9;

/** A target with the one before it; a click says who published it when, and as which number. */
export function TargetFigure({ target, speaker: { text, formats, firmName } }: TargetFigureProps) {
  const { price, day } = formats;
  const { priorTarget, postedTarget } = target;
  const isSplit = Math.abs(postedTarget / target.target - 1) > ROUNDING;
  const isChanged = priorTarget !== null && Math.abs(priorTarget / target.target - 1) > ROUNDING;
  return (
    <span className={styles.target}>
      <FigureValue
        figure={targetFigures(target).target}
        label={text("opinion.figureOf", {
          what: text("opinion.target"),
          firm: firmName(target.firm),
          day: day(target.provenance.periodEnd),
        })}
        format={price}
        explanation={
          isSplit ? text("opinion.explain.posted", { target: price(postedTarget) }) : text("opinion.explain.target")
        }
      />
      {isChanged && <span className={styles.before}>{text("opinion.from", { target: price(priorTarget) })}</span>}
    </span>
  );
}
