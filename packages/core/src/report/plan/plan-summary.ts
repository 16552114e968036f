import type { MoatWidth } from "../../words/index.ts";
import { FACT_ITEMS, type FactName, type KnownNumbers } from "../facts.ts";
import { lacksSource } from "./plan-moat.ts";
import type { SentencePlan } from "./sentence-plan.ts";
import type { WordingId } from "./wording-ids.ts";
import { yearsAboveSlots } from "./years-above.ts";

/** Changes of revenue up to which it neither grows nor shrinks. */
const STEADY = 0.01;
/** Gap to the DCF value up to which the price is fair. */
const FAIR = 0.1;
/** Returns of a year that are worth a sentence. */
const MOVED = 0.08;
/** Upside that is worth a sentence, and the firms that make a consensus. */
const UPSIDE = 0.03;
const FIRMS = 3;
const MIN_SENTENCES = 3;
const MAX_SENTENCES = 5;

/** What a line of the summary is made of. */
type Line = readonly [wording: WordingId, facts: readonly FactName[]];

/**
 * The summary: what kind of business it is, how well protected, how priced, what analysts expect, what the stock did.
 *
 * @returns Up to five sentences; a line whose facts are missing is left out.
 */
export function planSummary(numbers: KnownNumbers, name: string, width: MoatWidth): readonly SentencePlan[] {
  const first = [character(numbers), protection(width, numbers), value(numbers), targets(numbers), course(numbers)];
  const lines = first.flatMap((line) => (line !== null && isKnown(line, numbers) ? [line] : []));
  const more = further(numbers).filter(
    (line) => isKnown(line, numbers) && lines.every(([wording]) => wording !== line[0]),
  );
  return [...lines, ...more.slice(0, Math.max(0, MIN_SENTENCES - lines.length))]
    .slice(0, MAX_SENTENCES)
    .map((line) => planOf(line, name, numbers));
}

/** What a short summary adds. */
function further({ fact }: KnownNumbers): readonly Line[] {
  const multiple: readonly Line[] = fact("pe") > 0 ? [["summary-pe", ["pe"]]] : [];
  return [...multiple, ["summary-returns", ["roe"]]];
}

function isKnown([, facts]: Line, numbers: KnownNumbers): boolean {
  return facts.every((name) => numbers.has(FACT_ITEMS[name]));
}

function planOf([wording, facts]: Line, name: string, numbers: KnownNumbers): SentencePlan {
  const slots = Object.fromEntries(facts.map((fact) => [fact, FACT_ITEMS[fact]]));
  return { wording, slots: wording === "summary-moat-wide" ? yearsAboveSlots(slots, numbers) : slots, name };
}

function character({ fact }: KnownNumbers): Line | null {
  const change = fact("revenueChange");
  if (fact("netIncome") < 0) {
    return change > STEADY ? ["summary-loss-growing", ["revenueChange", "netIncome"]] : ["summary-loss", ["netIncome"]];
  }
  if (Number.isNaN(fact("operatingMargin"))) return withoutMargin(change, fact("roe"));
  if (fact("operatingMargin") <= 0) return null;
  if (change > STEADY) return ["summary-growing", ["revenueChange", "operatingMargin"]];
  if (change < -STEADY) return ["summary-shrinking", ["revenueChange", "operatingMargin"]];
  return ["summary-steady", ["operatingMargin"]];
}

/** Financials have no operating margin, extracts of accounts not always one. */
function withoutMargin(change: number, roe: number): Line | null {
  if (!Number.isNaN(roe)) return ["summary-returns", ["roe"]];
  if (!(Math.abs(change) > STEADY)) return null;
  return [change > 0 ? "summary-sales-up" : "summary-sales-down", ["revenueChange"]];
}

function protection(width: MoatWidth, numbers: KnownNumbers): Line | null {
  if (width === "unknown") return null;
  if (lacksSource(width, numbers)) return ["summary-moat-unsupported", ["moatMedian"]];
  return [`summary-moat-${width}`, ["moatMedian"]];
}

function value({ fact }: KnownNumbers): Line | null {
  const gap = fact("dcfGap");
  if (Number.isNaN(gap)) return fact("pe") > 0 ? ["summary-pe", ["pe"]] : null;
  if (Math.abs(gap) <= FAIR) return ["summary-value-fair", ["dcfGap"]];
  return [gap > 0 ? "summary-value-above" : "summary-value-below", ["dcfGap"]];
}

function targets({ fact }: KnownNumbers): Line | null {
  const upside = fact("targetUpside");
  if (!(fact("targetFirms") >= FIRMS) || !(Math.abs(upside) >= UPSIDE)) return null;
  return [upside > 0 ? "summary-targets-above" : "summary-targets-below", ["targetUpside", "targetFirms"]];
}

function course({ fact }: KnownNumbers): Line | null {
  const change = fact("priceYear");
  if (!(Math.abs(change) >= MOVED)) return null;
  return [change > 0 ? "summary-price-up" : "summary-price-down", ["priceYear"]];
}
