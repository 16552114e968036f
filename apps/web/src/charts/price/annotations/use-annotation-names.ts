import { useFormats, useText } from "../../../i18n/index.ts";
import type { Annotation } from "./annotation.ts";

/** Writes the names of drawings. */
export function useAnnotationNames() {
  const text = useText();
  const { day, price } = useFormats();
  const nameOf = ({ kind }: Pick<Annotation, "kind">) => text(`charting.tool.${kind}`);
  return {
    nameOf,
    /** With its places, or the text of a note. */
    full: (annotation: Annotation): string => {
      const { kind, anchors, text: note } = annotation;
      const [first, second] = anchors;
      const name = nameOf(annotation);
      if (kind === "note") return text("charting.drawingAt", { name, place: note });
      if (!second) return text("charting.drawingAt", { name, place: price(first.price) });
      return text("charting.drawingBetween", {
        name,
        from: day(first.day),
        fromPrice: price(first.price),
        to: day(second.day),
        toPrice: price(second.price),
      });
    },
  };
}
