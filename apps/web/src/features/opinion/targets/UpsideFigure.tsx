import type { WireListedTarget } from "@plumbline/contract";
import { Change, FigureValue } from "../../../ui/index.ts";
import type { TargetSpeaker } from "./target-words.ts";

interface UpsideFigureProps {
  readonly target: WireListedTarget;
  readonly when: "upsideThen" | "upsideNow";
  readonly speaker: TargetSpeaker;
}

/** What a target promised when it was posted, or promises now. */
export function UpsideFigure({ target, when, speaker: { text, formats, firmName } }: UpsideFigureProps) {
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
