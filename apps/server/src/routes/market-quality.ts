import type { marketQuality } from "@plumbline/contract";
import type { Issue } from "@plumbline/market/model";
import type { IssueTotal } from "@plumbline/market/snapshot";
import type { Route } from "../http/index.ts";
import type { ServedMarket } from "../market-access/index.ts";

const MAX_ISSUES = 500;

/** The quality report of the market, or of one stock of it. */
export const marketQualityRoute: Route<typeof marketQuality, ServedMarket> = ({ input }, { snapshot }) => {
  if (input.code === undefined) {
    const totals = snapshot.issueTotals.map((total) => ({ ...total }));
    return { totals, issues: snapshot.issues.slice(0, MAX_ISSUES) };
  }
  // A symbol whose file was rejected has issues, but is not in the market.
  const symbol = snapshot.find(input.code)?.symbol ?? input.code.trim().toUpperCase();
  const issues = snapshot.issues.filter((issue) => issue.symbol === symbol);
  return { totals: totalsOf(issues), issues: issues.slice(0, MAX_ISSUES) };
};

function totalsOf(issues: readonly Issue[]): IssueTotal[] {
  const totals = new Map<string, { outcome: Issue["outcome"]; code: string; issues: number; count: number }>();
  for (const { outcome, code, count } of issues) {
    const key = `${outcome} ${code}`;
    const total = totals.get(key) ?? { outcome, code, issues: 0, count: 0 };
    totals.set(key, { ...total, issues: total.issues + 1, count: total.count + count });
  }
  return [...totals.values()];
}
