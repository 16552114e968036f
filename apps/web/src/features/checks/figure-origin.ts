import type { WireFigure } from "@plumbline/contract";
import type { Speaker } from "./speaker.ts";

/** The filing or the day that a figure comes from, in a few words; its provider where neither is known. */
export function originOf(
  { form, filedAt, periodEnd, source }: Extract<WireFigure, { provenance: unknown }>["provenance"],
  { text, formats }: Speaker,
): string {
  if (form && filedAt) return text("fundamentals.filed", { form, day: formats.day(filedAt) });
  return periodEnd ? formats.day(periodEnd) : source;
}
