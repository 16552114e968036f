import {
  type Assumptions,
  afterSplits,
  assumptionsIn,
  type BrokenAssumption,
  brokenAssumptions,
} from "@plumbline/core/alerts";
import { splitRatioSince } from "@plumbline/core/fundamentals";
import type { Day } from "@plumbline/core/time";
import { THESIS_ASSUMPTIONS } from "@plumbline/core/words";
import { companyAsOf, readStock } from "@plumbline/market/companies";
import type { Screening } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import { splitsOf } from "./line-on-day.ts";

/** Growth of revenue against a year before, in the screener. */
const GROWTH = "revenue.yearOverYear";

interface JudgedStock {
  readonly snapshot: Snapshot;
  readonly screening: Screening;
  readonly asOf: Day;
  readonly code: string;
}

/** What the newest report of a stock says of the assumptions of any valuation. */
export function reportedAssumptions({ snapshot, screening, asOf, code }: JudgedStock): Assumptions {
  const instrument = snapshot.find(code);
  if (!instrument) return {};
  const { valuation } = companyAsOf(snapshot, readStock(snapshot, instrument), { asOf });
  const growth = screening.matrix.metrics.get(GROWTH)?.values[screening.rowOf(instrument.symbol)] ?? Number.NaN;
  return assumptionsIn(valuation.inputs.figures, growth);
}

/**
 * What a saved valuation assumes: what its reader has moved, and of the rest what accounts gave when the alert was made.
 *
 * @param address Of the saved page.
 * @see ALR-03
 */
export function savedAssumptions(address: string, { growth: _, ...reported }: Assumptions): Assumptions {
  return { ...reported, ...movedAssumptions(address) };
}

/**
 * What the same valuation would have assumed at an earlier report: what its reader has moved is moved there by as much, and growth is
 * what it is now. Where a number has another sign by now, nobody knows how far it was moved.
 *
 * @param now What accounts give today.
 * @see ALR-03
 */
export function earlierAssumptions(address: string, now: Assumptions): (before: Assumptions) => Assumptions {
  const { growth, ...moved } = movedAssumptions(address);
  const ratios = (Object.keys(moved) as (keyof typeof moved)[]).map(
    (name) => [name, (moved[name] ?? Number.NaN) / (now[name] ?? Number.NaN)] as const,
  );
  return ({ growth: _, ...before }) => {
    const scaled = ratios.map(([name, ratio]) => [name, ratio > 0 ? (before[name] ?? Number.NaN) * ratio : Number.NaN]);
    const all = { ...before, ...Object.fromEntries(scaled), ...(growth !== undefined && { growth }) };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => Number.isFinite(value)));
  };
}

/** Growth of the first years is an assumption only where a reader has one. */
function movedAssumptions(address: string): Assumptions {
  const moved = new Map(
    (new URLSearchParams(address.split("?")[1]).get("set") ?? "")
      .split(",")
      .map((entry) => entry.split(":"))
      .flatMap(([name, value]) => (name && value ? [[name, Number(value)] as const] : [])),
  );
  const own = THESIS_ASSUMPTIONS.flatMap((assumption) => {
    const value = moved.get(assumption === "growth" ? "shortTermGrowth" : assumption);
    return value === undefined ? [] : [[assumption, value] as const];
  });
  return Object.fromEntries(own);
}

/** Day on which the newest accounts of a stock were filed; null where there are none. */
export function reportDay({ screening, code }: Pick<JudgedStock, "screening" | "code">): Day | null {
  return screening.filedAt[screening.rowOf(code)] ?? null;
}

/**
 * Which assumptions the newest report breaks.
 *
 * @param since When they were taken: shares are counted as they were then.
 */
export function brokenBy(stock: JudgedStock, assumed: Assumptions, since: Day): BrokenAssumption[] {
  const { snapshot, code, asOf } = stock;
  const ratio = since < asOf ? splitRatioSince(splitsOf(snapshot, code), since, asOf) : 1;
  return brokenAssumptions(afterSplits(assumed, ratio), reportedAssumptions(stock));
}
