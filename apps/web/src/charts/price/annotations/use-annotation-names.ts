import { useFormats, useText } from "../../../i18n/index.ts";
import type { Annotation } from "./annotation.ts";
import type { DrawingState } from "./drawing-state.ts";

/** Writes the names of drawings, their prices in the shares in which the chart counts. */
export function useAnnotationNames({ scale }: Pick<DrawingState, "scale">) {
  const text = useText();
  const { day, price } = useFormats();
  const nameOf = ({ kind }: Pick<Annotation, "kind">) => text(`charting.tool.${kind}`);
  return {
    nameOf,
    /** With its places, or the text of a note. */
    full: (annotation: Annotation): string => {
      const { kind, anchors, text: note } = annotation;
      const factor = scale.read()?.shareFactor(annotation.unitDay) ?? 1;
      const [first, second] = anchors;
      const name = nameOf(annotation);
      if (kind === "note") return text("charting.drawingAt", { name, place: note });
      if (!second) return text("charting.drawingAt", { name, place: price(factor * first.price) });
      return text("charting.drawingBetween", {
        name,
        from: day(first.day),
        fromPrice: price(factor * first.price),
        to: day(second.day),
        toPrice: price(factor * second.price),
      });
    },
  };
}
