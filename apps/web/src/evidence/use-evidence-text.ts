import type { Evidence } from "@plumbline/contract";
import { useFormats, useText } from "../i18n/index.ts";
import { partName } from "./evidence-name.ts";

/** Writes a number of the evidence by its unit: money in the unit of the page, share counts in short, other numbers as they are. */
export function useEvidenceValue(): (evidence: Pick<Evidence, "value" | "unit">) => string {
  const text = useText();
  const { amount, compact, number } = useFormats();
  return ({ value, unit }) => {
    if (unit === "shares") return text("fundamentals.shares", { n: compact(value) });
    return unit === "pure" || unit.endsWith("/shares") ? number(value) : amount(value);
  };
}

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
