import type { Evidence } from "@plumbline/contract";
import { useFormats, useText } from "../i18n/index.ts";
import { partName } from "./evidence-name.ts";

/** Names a part of a number in the reader's language. */
export function usePartText(): (part: Evidence, whole: Evidence, index: number) => string {
  const text = useText();
  const { day } = useFormats();
  return (part, whole, index) => {
    const name = partName(part, whole, index);
    if (!name) return day(part.end);
    const words = name.kind === "text" ? text(name.key) : name.words;
    if (part.how === "sum-of-quarters") return text("fundamentals.trailing", { item: words });
    return part.how === "average" ? text("fundamentals.average", { item: words }) : words;
  };
}
