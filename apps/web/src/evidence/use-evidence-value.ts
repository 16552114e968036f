import type { Evidence } from "@plumbline/contract";
import { useFormats, useText } from "../i18n/index.ts";

/** Writes a number of the evidence by its unit: money and share counts in millions, the rest as it is. */
export function useEvidenceValue(): (evidence: Pick<Evidence, "value" | "unit">) => string {
  const text = useText();
  const { millions, number } = useFormats();
  return ({ value, unit }) => {
    if (unit === "shares") return text("fundamentals.shares", { n: millions(value) });
    return unit === "pure" || unit.endsWith("/shares") ? number(value) : millions(value);
  };
}
