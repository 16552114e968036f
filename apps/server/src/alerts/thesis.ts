import { type Assumptions, type BrokenAssumption, brokenAssumptions } from "@plumbline/core/alerts";
import type { Day } from "@plumbline/core/time";
import { companyAsOf, readStock } from "@plumbline/market/companies";
import type { Screening } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";

/** Parameters that accounts can break, and what a report gives for each. */
const INPUT_OF = { baseFlow: "baseFlow", netDebt: "netDebt", shares: "shares", eps: "epsTtm" } as const;

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
  const parameters = Object.entries(INPUT_OF).flatMap(([assumption, name]) => {
    const { value } = valuation.inputs.figures[name];
    return value === null ? [] : [[assumption, value] as const];
  });
  const growth = screening.matrix.metrics.get(GROWTH)?.values[screening.rowOf(instrument.symbol)] ?? Number.NaN;
  return { ...Object.fromEntries(parameters), ...(Number.isNaN(growth) ? {} : { growth }) };
}

/**
 * What a saved valuation assumes: what its reader has moved, and of the rest what accounts gave when the alert was made. Growth of the first
 * years is an assumption only where a reader has one.
 *
 * @param address Of the saved page.
 * @see ALR-03
 */
export function savedAssumptions(address: string, { growth: _, ...reported }: Assumptions): Assumptions {
  const moved = new Map(
    (new URLSearchParams(address.split("?")[1]).get("set") ?? "")
      .split(",")
      .map((entry) => entry.split(":"))
      .flatMap(([name, value]) => (name && value ? [[name, Number(value)] as const] : [])),
  );
  const growth = moved.get("shortTermGrowth");
  const own = Object.keys(INPUT_OF).flatMap((name) => {
    const value = moved.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...reported, ...Object.fromEntries(own), ...(growth !== undefined && { growth }) };
}

/** Day on which the newest accounts of a stock were filed; null where there are none. */
export function reportDay({ screening, code }: Pick<JudgedStock, "screening" | "code">): Day | null {
  return screening.filedAt[screening.rowOf(code)] ?? null;
}

/** Which assumptions the newest report breaks. */
export function brokenBy(stock: JudgedStock, assumed: Assumptions): BrokenAssumption[] {
  return brokenAssumptions(assumed, reportedAssumptions(stock));
}
