import type { Manifest } from "@plumbline/market/snapshot";
import { count } from "./progress-line.ts";

/** What a market holds, in words; what it has nothing of is left out. */
export function describeCounts(counts: Manifest["counts"]): string {
  const { instruments, priced, bars, companies, facts, targets, series, filingTexts = 0 } = counts;
  return [
    counted(instruments, "instrument"),
    `${count(priced)} with prices (${counted(bars, "bar")})`,
    ...(companies > 0 ? [`${counted(companies, "company", "companies")} (${counted(facts, "fact")})`] : []),
    ...(targets > 0 ? [counted(targets, "price target")] : []),
    ...(series > 0 ? [`${count(series)} reference series`] : []),
    ...(filingTexts > 0 ? [`the text of ${counted(filingTexts, "filing")}`] : []),
  ].join(", ");
}

function counted(number: number, one: string, several = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : several}`;
}
