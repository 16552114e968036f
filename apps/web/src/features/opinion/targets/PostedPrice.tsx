import type { WireTarget } from "@plumbline/contract";
import { FigureValue } from "../../../ui/index.ts";
import { targetFigures } from "./target-figures.ts";
import type { TargetSpeaker } from "./target-words.ts";

interface PostedPriceProps {
  readonly target: WireTarget;
  readonly speaker: TargetSpeaker;
}

/** The price when a target was posted, and who says so. */
export function PostedPrice({ target, speaker: { text, formats, firmName } }: PostedPriceProps) {
  const [what, day] = [text("opinion.priceWhenPosted"), formats.day(target.provenance.periodEnd)];
  return (
    <FigureValue
      figure={targetFigures(target).price}
      label={text("opinion.figureOf", { what, firm: firmName(target.firm), day })}
      format={formats.price}
      explanation={text(
        target.priceFrom === "close" ? "opinion.explain.priceByClose" : "opinion.explain.priceByProvider",
      )}
    />
  );
}
