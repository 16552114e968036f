import type { Manifest } from "@plumbline/market/snapshot";
import { count } from "./progress-line.ts";

/** What a market holds, in words; what it has nothing of is left out. */
export function describeCounts(counts: Manifest["counts"]): string {
  const { instruments, priced, bars, companies, facts, targets, series, filingTexts = 0 } = counts;
  return [
    `${count(instruments)} instruments`,
    `${count(priced)} with prices (${count(bars)} bars)`,
    ...(companies > 0 ? [`${count(companies)} companies (${count(facts)} facts)`] : []),
    ...(targets > 0 ? [`${count(targets)} price targets`] : []),
    ...(series > 0 ? [`${count(series)} reference series`] : []),
    ...(filingTexts > 0 ? [`the text of ${count(filingTexts)} filings`] : []),
  ].join(", ");
}
