import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { FilterCount } from "./strictest-filter.ts";

/** How many companies pass a filter alone, and of how many it is not known, in words. */
export function countText({ passing, missing }: FilterCount, { text, formats }: ScreenWords): string {
  const alone = text("screener.alone", { count: passing, n: formats.count(passing) });
  if (missing === 0) return alone;
  return text("screener.aloneUnknown", {
    alone,
    unknown: text("screener.unknownOf", { count: missing, n: formats.count(missing) }),
  });
}
